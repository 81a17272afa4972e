import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { employeeLoanCode } from '../loan/EmployeeLoan.ts';

/** A loan of the viewer's own. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(employeeLoanCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_employee_loan', readonly: true })
export class OwnEmployeeLoan extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: loan => loan.id })
  loanId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric', fieldName: 'secret_amount' })
  amount!: string;

  @Field(() => DecimalText, { description: 'Taken by each pay slip.' })
  @Property({ type: 'numeric', fieldName: 'secret_instalment' })
  instalment!: string;

  @Field(() => DecimalText, { description: 'What is left to pay back.' })
  @Property({ type: 'numeric', fieldName: 'secret_balance' })
  balance!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  grantedOn!: string;

  @Field(() => DateOnly, { description: 'Periods that end on this day or later take an instalment.' })
  @Property({ type: 'date' })
  startsOn!: string;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
