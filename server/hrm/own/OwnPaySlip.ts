import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DecimalText, Json } from '../../core/graphql/scalars.ts';
import type { SlipLine } from '../payroll/compute/Slip.ts';
import type { Arrear } from '../payroll/compute/SlipInput.ts';
import { paySlipCode } from '../payroll/slip/PaySlip.ts';

const Figure =
  (column: string, description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => DecimalText, { description })(target, name as string);
    Property({ type: 'numeric', fieldName: `secret_${column}` })(target, name as never);
  };

/**
 * A pay slip of the viewer's own, of a completed run. Its table is a view of those rows alone, so nobody else's can be reached through it; reading
 * one's own pay is no look that the audit trail notes.
 */
@ObjectType()
@SharesRecordType(paySlipCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_pay_slip', readonly: true })
export class OwnPaySlip extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID, { description: 'Its document is at /print/{slipId}.pdf?as=own.' })
  @Property({ type: 'uuid', persist: false, lazy: true, formula: slip => slip.id })
  slipId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  runTitle!: string;

  @Property({ type: 'text' })
  employeeName!: string;

  @Property({ type: 'text', nullable: true })
  departmentName!: string | null;

  @Property({ type: 'text', nullable: true })
  designation!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => DateOnly, { description: 'Day on which pay is due.' })
  @Property({ type: 'date' })
  payOn!: string;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

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

  @Field(() => Json, { description: 'Lines, as on a PaySlip.' })
  @Property({ type: 'json', fieldName: 'secret_lines' })
  lines!: SlipLine[];

  @Field(() => Json, { description: 'What is left to take from later pay.' })
  @Property({ type: 'json', fieldName: 'secret_arrears' })
  arrears!: Arrear[];

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
