import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { LeaveAdjustmentKind } from '../leaveAdjustment/LeaveAdjustment.ts';
import type { LeaveAdjustmentKindName } from '../leaveAdjustment/leaveAdjustment.rules.ts';
import { isCounted, leaveGrant, openingBalance } from './leaveLedger.ts';
import { carriedInto, isOpeningYear, leftOf, type LeaveGrant } from './leaveYears.ts';

/** An opening balance or a correction that a balance is made up of. */
@ObjectType()
export class LeaveBalanceAdjustment {
  @Field(() => LeaveAdjustmentKind) kind!: LeaveAdjustmentKindName;
  @Field(() => DecimalText) days!: string;
  @Field(() => DateOnly) effectiveOn!: string;
  @Field(() => String) reason!: string;
}

/** An employee's balance of a type of leave in a calendar year, in days by halves. */
@ObjectType()
export class LeaveBalance {
  @Field(() => ID) leaveTypeId!: string;
  @Field(() => String) title!: string;
  @Field(() => Boolean, { description: 'Whether pay is reduced by the days taken.' }) isUnpaid!: boolean;
  @Field(() => DecimalText, { nullable: true, description: 'Days of the year, or its opening balance; null for any number.' })
  granted!: string | null;
  @Field(() => DecimalText, { description: 'Days that have come over from the year before.' }) carried!: string;
  @Field(() => DecimalText, { description: 'Days that corrections added, or took if negative.' }) corrected!: string;
  @Field(() => DecimalText, { description: 'Days approved.' }) taken!: string;
  @Field(() => DecimalText, { description: 'Days requested and not decided yet.' }) pending!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Days left; null for any number.' }) left!: string | null;
  @Field(() => [LeaveBalanceAdjustment], { description: 'Opening balance and corrections of the year, by day.' })
  adjustments!: LeaveBalanceAdjustment[];
}

interface Known extends LeaveGrant {
  leaveTypeId: string;
  title: string;
  isUnpaid: boolean;
  isActive: boolean;
  /** Halves by year. */
  years: { year: number; taken: number; pending: number }[];
  adjustments: LeaveBalanceAdjustment[];
}

/** Reads the balances of the viewer's own leave, of the types that can be requested or were taken in the year. */
export const ownLeaveBalances = (em: EntityManager, year: number): Promise<LeaveBalance[]> =>
  readBalances(em, year, { of: 'own_employee e on e.company_id = t.company_id', values: [] });

/** Reads the balances of an employee's leave as `ownLeaveBalances` does: those of confidential types, or those of all others. */
export const leaveBalancesOf = (
  em: EntityManager,
  { employeeId, isConfidential }: { employeeId: string; isConfidential: boolean },
  year: number,
): Promise<LeaveBalance[]> =>
  readBalances(em, year, {
    of: 'employee e on e.company_id = t.company_id and e.id = ? and e.deleted_at is null and t.is_confidential = ?',
    values: [employeeId, isConfidential],
  });

async function readBalances(
  em: EntityManager,
  year: number,
  { of: employee, values }: { of: string; values: unknown[] },
): Promise<LeaveBalance[]> {
  const rows = await em.execute<Known[]>(
    `select t.id as "leaveTypeId", t.title, t.is_unpaid as "isUnpaid", t.status = 'ACTIVE' as "isActive", ${leaveGrant},
       (select coalesce(jsonb_agg(y), '[]') from (
          select extract(year from d.day)::int as year, (count(*) filter (where r.status = 'APPROVED'))::int as taken,
            (count(*) filter (where r.status = 'PENDING'))::int as pending
          from leave_day d join leave_request r on r.company_id = d.company_id and r.id = d.request_id
          where d.company_id = t.company_id and d.employee_id = e.id and r.secret_leave_type_id = t.id and ${isCounted} group by 1) y) as years,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'days', trim_scale(a.days)::text, 'effectiveOn', a.effective_on, 'reason', a.reason)
            order by a.kind desc, a.effective_on, a.id), '[]')
          from counted_adjustment a where a.company_id = t.company_id and a.employee_id = e.id and a.leave_type_id = t.id
            and extract(year from a.effective_on) = ? and (o.id is null or a.effective_on >= o.effective_on)) as adjustments
     from leave_type t join ${employee} ${openingBalance}
     where t.company_id = noria_company() and t.deleted_at is null order by t.title, t.id`,
    [year, ...values],
  );
  const days = (halves: number) => String(halves / 2);
  return rows.flatMap(({ leaveTypeId, title, isUnpaid, isActive, years, adjustments, ...grant }) => {
    const { taken, pending } = years.find(of => of.year === year) ?? { taken: 0, pending: 0 };
    if (!isActive && !taken && !pending && !adjustments.length) return [];
    const used = new Map(years.map(of => [of.year, of.taken + of.pending]));
    const left = leftOf(year, grant, used);
    const granted = isOpeningYear(year, grant) ? grant.opening : grant.yearly;
    return {
      leaveTypeId,
      title,
      isUnpaid,
      granted: grant.yearly === null ? null : days(granted!),
      carried: days(carriedInto(year, grant, used)),
      corrected: days(grant.corrected[year] ?? 0),
      taken: days(taken),
      pending: days(pending),
      left: left === null ? null : days(left),
      adjustments,
    };
  });
}
