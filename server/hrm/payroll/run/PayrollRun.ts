import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { CompanyRecord, Node } from '../../../core/database/CompanyRecord.ts';
import { RecordType } from '../../../core/database/RecordType.ts';
import { Searchable } from '../../../core/database/Searchable.ts';
import { EnumOf } from '../../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime } from '../../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../../core/record/CommentableRecord.ts';
import { Listed } from '../../../core/savedView/Listed.ts';
import { Findable } from '../../../core/search/Findable.ts';
import { mailable } from '../mail/mailable.ts';
import { dueEmployees } from './dueEmployees.ts';
import { isTakenBack } from './isTakenBack.ts';
import { runKinds, runStatuses, type RunStatusName } from './payrollRun.rules.ts';
import { runCycles, type RunCycle } from './runCycles.rules.ts';

export const PayrollCycle = EnumOf('PayrollCycle', runCycles, 'How often a payroll run recurs.');
export const PayrollStatus = EnumOf('PayrollStatus', runStatuses, 'Life of a payroll run; COMPLETED is final.');
const PayrollKind = EnumOf(
  'PayrollKind',
  runKinds,
  'SUPPLEMENTARY pays something beside the slips of a period; REVERSAL takes back slips of a completed run.',
);

export const payrollRunCode = 0xe6;

/** A payroll run: the pay of a period (spec 2 §3, domain §5). Its amounts stand on its slips. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(payrollRunCode)
@Searchable()
@Findable({ title: ['title'], subtitle: ['number'] })
@Listed('payrollRun')
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'payroll_run' })
export class PayrollRun extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Drawn when the run is completed.' })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => PayrollKind)
  @Enum({ items: () => PayrollKind })
  kind: Opt<(typeof runKinds)[number]> = 'REGULAR';

  @Field(() => PayrollCycle)
  @Enum({ items: () => PayrollCycle })
  cycle!: RunCycle;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => DateOnly, { description: 'Day on which pay is due.' })
  @Property({ type: 'date' })
  payOn!: string;

  @Field(() => PayrollStatus)
  @Enum({ items: () => PayrollStatus })
  status: Opt<RunStatusName> = 'PENDING';

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  completedAt: Date | null = null;

  @Field(() => DateOnly, { nullable: true, description: 'Day on which the salaries were paid.' })
  @Property({ type: 'date', nullable: true })
  paidOn: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  entryId: string | null = null;

  @Field(() => PayrollRun, { nullable: true, description: 'The run that this one takes back.' })
  @ManyToOne(() => PayrollRun, { ref: true, nullable: true })
  reverses: Ref<PayrollRun> | null = null;

  /** Whether the slips that it takes back were paid already, so that the money is to come back. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  takesBackPaid: Opt<boolean> = false;

  @Field(() => Boolean, { description: 'Whether every slip of it was taken back.' })
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: run => `(${isTakenBack(run)})`,
  })
  isReversed!: Opt<boolean>;

  @Field(() => Int, { description: 'Number of employees with a pay slip.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) => `(select count(*)::int from pay_slip s where s.company_id = ${companyId} and s.run_id = ${id})`,
  })
  slipCount!: Opt<number>;

  @Field(() => Int, { description: 'Number of employees of active setups who have no pay slip of this period yet.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: run =>
      `(case when ${run.status} = 'COMPLETED' or ${run.kind} <> 'REGULAR' then 0 else (select count(distinct l.employee_id)::int ${dueEmployees(run)}) end)`,
  })
  openCount!: Opt<number>;

  /** The background task that processes it. */
  @Property({ type: 'uuid', nullable: true })
  processingId: string | null = null;

  @Field(() => Boolean, { description: 'Whether a background task is paying those who are due.' })
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: ({ processingId }) => `(${processingId} is not null and noria_task_is_open(${processingId}))`,
  })
  isProcessing!: Opt<boolean>;

  /** The background task that mails its slips. */
  @Property({ type: 'uuid', nullable: true })
  mailingId: string | null = null;

  @Field(() => Boolean, { description: 'Whether a background task is mailing the pay slips.' })
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: ({ mailingId }) => `(${mailingId} is not null and noria_task_is_open(${mailingId}))`,
  })
  isMailing!: Opt<boolean>;

  @Field(() => Int, { description: 'Number of pay slips that were mailed.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: run => `(select count(*)::int from ${mailable(run)} and s.mailed_at is not null)`,
  })
  mailedCount!: Opt<number>;

  @Field(() => Int, { description: 'Number of pay slips that were not mailed yet, of employees with an address.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: run => `(select count(*)::int from ${mailable(run)} and s.mailed_at is null)`,
  })
  unmailedCount!: Opt<number>;
}
