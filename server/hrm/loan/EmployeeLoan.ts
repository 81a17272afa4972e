import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Watched } from '../../core/graphql/watched.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';

export const employeeLoanCode = 0x30;

/** A loan or an advance of an employee (domain §5): each pay slip takes an instalment until it is paid back, or it is repaid beside their pay. */
@ObjectType({ implements: Node })
@RecordType(employeeLoanCode)
@Searchable()
@Listed('employeeLoan')
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'employee_loan' })
export class EmployeeLoan extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: Opt<string>;

  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Watched('PAY_VIEWED')
  @Field(() => DecimalText, { description: "In the company's currency." })
  @Property({ type: 'numeric', fieldName: 'secret_amount' })
  amount!: string;

  @Watched('PAY_VIEWED')
  @Field(() => DecimalText, { description: 'Taken by each pay slip.' })
  @Property({ type: 'numeric', fieldName: 'secret_instalment' })
  instalment!: string;

  @Watched('PAY_VIEWED')
  @Field(() => DecimalText, { description: 'What is left to pay back, after all pay slips that were computed.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: loan =>
      `(select trim_scale(noria_loan_balance(l)) from employee_loan l where l.company_id = ${loan.companyId} and l.id = ${loan.id})`,
  })
  balance!: Opt<string>;

  @Field(() => DateOnly, { description: 'Day on which it was paid out.' })
  @Property({ type: 'date' })
  grantedOn!: string;

  @Field(() => DateOnly, { description: 'Periods that end on this day or later take an instalment.' })
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => Boolean, { description: 'Whether it was paid out before the books began.' })
  @Property({ type: 'boolean' })
  isOpening: Opt<boolean> = false;

  @Field(() => ActiveStatus, { description: 'No instalments are taken while it is inactive.' })
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Property({ type: 'uuid', nullable: true })
  entryId: string | null = null;
}
