import { Field, ID, Int, ObjectType } from 'type-graphql';

/** Somebody in the organization chart. */
@ObjectType()
export class OrganizationNode {
  @Field(() => ID) employeeId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) designation!: string | null;
  @Field(() => String, { nullable: true, description: 'Title of the department.' }) departmentName!: string | null;
  @Field(() => ID, { nullable: true, description: 'The manager; null at the top.' }) managerId!: string | null;
  @Field(() => Int, { description: 'Active employees who report to them directly.' }) reportCount!: number;
}
