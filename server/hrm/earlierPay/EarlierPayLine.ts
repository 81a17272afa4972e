import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Watched } from '../../core/graphql/watched.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { Benefit } from '../benefit/Benefit.ts';
import { Deduction } from '../deduction/Deduction.ts';
import { PayrollTax } from '../payrollTax/PayrollTax.ts';
import { earlierPayKinds, type EarlierPayKindName } from './earlierPay.rules.ts';

export const EarlierPayKind = EnumOf('EarlierPayKind', earlierPayKinds, 'What a line of earlier pay is, as a line of a pay slip.');

/**
 * What an employee was paid, or what was taken, in a period before the first payroll run here (domain §5): it counts in the year-end statement and
 * in what later slips take of the year. Nothing is posted; the opening entry has it.
 */
@ObjectType({ implements: Node })
@RecordType(0x29)
@Listed('earlierPayLine')
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'earlier_pay_line' })
export class EarlierPayLine extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { description: 'Last day of the period, in the year of the first.' })
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => EarlierPayKind)
  @Enum({ items: () => EarlierPayKind })
  kind: Opt<EarlierPayKindName> = 'SALARY';

  @Field(() => Benefit, { nullable: true })
  @ManyToOne(() => Benefit, { ref: true, nullable: true })
  benefit: Ref<Benefit> | null = null;

  @Field(() => PayrollTax, { nullable: true })
  @ManyToOne(() => PayrollTax, { ref: true, nullable: true })
  tax: Ref<PayrollTax> | null = null;

  @Field(() => Deduction, { nullable: true })
  @ManyToOne(() => Deduction, { ref: true, nullable: true })
  deduction: Ref<Deduction> | null = null;

  @Field(() => String, { nullable: true, description: 'What it was, if no item of pay says so.' })
  @Property({ type: 'text', nullable: true })
  title: string | null = null;

  @Watched('PAY_VIEWED')
  @Field(() => DecimalText, { description: "What was paid or taken in the period, in the company's currency." })
  @Property({ type: 'numeric', fieldName: 'secret_amount' })
  amount!: string;
}
