import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { Node } from '../../../core/database/CompanyRecord.ts';
import { RecordType } from '../../../core/database/RecordType.ts';
import { DateOnly, DateTime, DecimalText, Json } from '../../../core/graphql/scalars.ts';
import { Watched } from '../../../core/graphql/watched.ts';
import { MailStatus } from '../../../core/mail/OutboxMail.ts';
import { CommentableRecord } from '../../../core/record/CommentableRecord.ts';
import { Listed } from '../../../core/savedView/Listed.ts';
import { Department } from '../../../staff/department/Department.ts';
import type { SlipLine } from '../compute/Slip.ts';
import type { Arrear } from '../compute/SlipInput.ts';
import { PayrollRun } from '../run/PayrollRun.ts';

export const paySlipCode = 0xe7;

/** A secret figure of a slip: its readers are named in the audit trail. */
const Figure =
  (column: string, description: string): PropertyDecorator =>
  (target, name) => {
    Watched('PAY_VIEWED')(target, name as string);
    Field(() => DecimalText, { description })(target, name as string);
    Property({ type: 'numeric', fieldName: `secret_${column}` })(target, name as never);
  };

/**
 * A pay slip: what an employee was paid for a period, with every figure, rate and day as it was then. It never changes; a mistake is taken
 * back by a reversal of its run. `writeSlip` writes it.
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(paySlipCode)
@Listed('paySlip')
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'pay_slip', readonly: true })
export class PaySlip extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => PayrollRun)
  @ManyToOne(() => PayrollRun, { ref: true })
  run!: Ref<PayrollRun>;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  employeeId!: string;

  @Field(() => String)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: slip => `(select e.name from employee e where e.company_id = ${slip.companyId} and e.id = ${slip.employeeId})`,
  })
  employeeName!: string;

  @Field(() => Department, { nullable: true })
  @ManyToOne(() => Department, { ref: true, nullable: true })
  department!: Ref<Department> | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  designation!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => Boolean, { description: 'Whether it takes back another slip: its figures are negative.' })
  @Property({ type: 'boolean' })
  isReversal!: boolean;

  @Field(() => Boolean, { description: 'Whether it stands beside the slip of its period.' })
  @Property({ type: 'boolean' })
  isSupplementary!: boolean;

  @Field(() => Boolean, { description: 'Whether it was taken back.' })
  @Property({ type: 'boolean' })
  isReversed!: boolean;

  @Field(() => Int, { description: 'Calendar days of the period.' })
  @Property({ type: 'integer' })
  days!: number;

  @Field(() => DecimalText, { description: 'Days paid, in halves.' })
  @Property({ type: 'numeric' })
  paidDays!: string;

  @Figure('gross', 'Salary by days.')
  gross!: string;

  @Figure('earnings', 'Gross and the benefits paid out.')
  earnings!: string;

  @Figure('taxable', 'What taxes are computed on.')
  taxable!: string;

  @Figure('taxes', 'Taxes taken.')
  taxes!: string;

  @Figure('deductions', 'Deductions taken.')
  deductions!: string;

  @Figure('net', 'Paid out: earnings less taxes and deductions.')
  net!: string;

  @Figure('employer_cost', "The employer's own shares.")
  employerCost!: string;

  @Watched('PAY_VIEWED')
  @Field(() => Json, { description: 'Lines: kind, itemId, title, amount, and why: the rule with its inputs and the exact result.' })
  @Property({ type: 'json', fieldName: 'secret_lines' })
  lines!: SlipLine[];

  @Watched('PAY_VIEWED')
  @Field(() => Json, { description: 'What is left to take from later pay.' })
  @Property({ type: 'json', fieldName: 'secret_arrears' })
  arrears!: Arrear[];

  @Field(() => String, { nullable: true, description: "The employee's address, to which it is mailed." })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: slip => `(select e.email from employee e where e.company_id = ${slip.companyId} and e.id = ${slip.employeeId})`,
  })
  employeeEmail!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last mailed.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  mailedAt!: Date | null;

  @Property({ type: 'uuid', nullable: true })
  mailId!: string | null;

  @Field(() => MailStatus, { nullable: true, description: 'What became of that e-mail.' })
  @Enum({
    items: () => MailStatus,
    persist: false,
    lazy: true,
    formula: slip => `(select m.status from outbox_mail m where m.company_id = ${slip.companyId} and m.id = ${slip.mailId})`,
  })
  mailStatus!: MailStatus | null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;

  /** Always 1: a slip never changes. */
  @Field(() => Int)
  @Property({ type: 'integer', persist: false, formula: () => '1' })
  version!: number;
}
