import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { carriedInto, firstYearOf, leftOf, type LeaveGrant } from '../leave/leaveYears.ts';

/** An employee's balance of a type of leave in a calendar year, in days by halves. */
@ObjectType()
export class LeaveBalance {
  @Field(() => ID) leaveTypeId!: string;
  @Field(() => String) title!: string;
  @Field(() => Boolean, { description: 'Whether pay is reduced by the days taken.' }) isUnpaid!: boolean;
  @Field(() => DecimalText, { nullable: true, description: 'Days of the year; null for any number.' }) granted!: string | null;
  @Field(() => DecimalText, { description: 'Days that have come over from the year before.' }) carried!: string;
  @Field(() => DecimalText, { description: 'Days approved.' }) taken!: string;
  @Field(() => DecimalText, { description: 'Days requested and not decided yet.' }) pending!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Days left; null for any number.' }) left!: string | null;
}

interface Known extends LeaveGrant {
  leaveTypeId: string;
  title: string;
  isUnpaid: boolean;
  isActive: boolean;
  /** Halves by year. */
  years: { year: number; taken: number; pending: number }[];
}

/** Reads the balances of the viewer's own leave, of the types that can be requested or were taken in the year. */
export async function ownLeaveBalances(em: EntityManager, year: number): Promise<LeaveBalance[]> {
  const rows = await em.execute<Known[]>(
    `select t.id as "leaveTypeId", t.title, t.is_unpaid as "isUnpaid", t.status = 'ACTIVE' as "isActive", (t.yearly_days * 2)::int as yearly,
       coalesce(t.carry_over_days * 2, 0)::int as "carryOver", ${firstYearOf} as "firstYear",
       (select coalesce(jsonb_agg(y), '[]') from (
          select extract(year from d.day)::int as year, (count(*) filter (where r.status = 'APPROVED'))::int as taken,
            (count(*) filter (where r.status = 'PENDING'))::int as pending
          from leave_day d join leave_request r on r.company_id = d.company_id and r.id = d.request_id
          where d.company_id = t.company_id and d.employee_id = e.id and r.secret_leave_type_id = t.id group by 1) y) as years
     from leave_type t join own_employee e on e.company_id = t.company_id
     where t.company_id = noria_company() and t.deleted_at is null order by t.title, t.id`,
  );
  const days = (halves: number) => String(halves / 2);
  return rows.flatMap(({ leaveTypeId, title, isUnpaid, isActive, years, ...grant }) => {
    const { taken, pending } = years.find(of => of.year === year) ?? { taken: 0, pending: 0 };
    if (!isActive && !taken && !pending) return [];
    const used = new Map(years.map(of => [of.year, of.taken + of.pending]));
    const left = leftOf(year, grant, used);
    return {
      leaveTypeId,
      title,
      isUnpaid,
      granted: grant.yearly === null ? null : days(grant.yearly),
      carried: days(carriedInto(year, grant, used)),
      taken: days(taken),
      pending: days(pending),
      left: left === null ? null : days(left),
    };
  });
}
