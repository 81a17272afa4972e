import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { employeeCode } from '../../staff/employee/Employee.ts';

const Text =
  (description?: string): PropertyDecorator =>
  (target, name) => {
    Field(() => String, { nullable: true, description })(target, name as string);
    Property({ type: 'text', nullable: true })(target, name as never);
  };
const On: PropertyDecorator = (target, name) => {
  Field(() => DateOnly, { nullable: true })(target, name as string);
  Property({ type: 'date', nullable: true })(target, name as never);
};

/** The employee that the viewer's account is linked to, as they see it themselves. Its table is a view of that one row. */
@ObjectType()
@SharesRecordType(employeeCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_employee', readonly: true })
export class OwnEmployee extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: employee => employee.id })
  employeeId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  version!: number;

  @Text() number!: string | null;
  @Text() email!: string | null;
  @Text('8 to 15 digits.') phone!: string | null;
  @Text() designation!: string | null;
  @Text('Title of the department.') departmentName!: string | null;
  @Text('Title of the position.') positionTitle!: string | null;
  @Text('Name of the manager.') managerName!: string | null;
  @On joinedOn!: string | null;
  @On leftOn!: string | null;
  @On bornOn!: string | null;
  @Text() address!: string | null;
  @Text() city!: string | null;
  @Text('ISO 3166-1 alpha-2.') country!: string | null;
  @Text() emergencyContact!: string | null;
  @Text() emergencyPhone!: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
