import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** What a completed sprint had set out to do, and what it did. */
@ObjectType()
@Allow(Permission.PROJECT_MANAGEMENT)
export class SprintVelocity {
  @Field(() => ID) sprintId!: string;
  @Field(() => String) name!: string;
  @Field(() => DateOnly, { description: "Day on which it was completed, in the company's time zone." }) completedOn!: string;
  @Field(() => Int, { description: 'Tasks in it at the end of its first day.' }) plannedTasks!: number;
  @Field(() => Int, { description: 'Tasks done when it was completed, also those added later.' }) doneTasks!: number;
  @Field(() => DecimalText, { description: 'Estimated hours of the tasks in it at the end of its first day.' }) plannedHours!: string;
  @Field(() => DecimalText, { description: 'Estimated hours of the tasks done.' }) doneHours!: string;
}
