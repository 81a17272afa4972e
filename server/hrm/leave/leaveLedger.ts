import type { EntityManager } from '@mikro-orm/postgresql';
import type { LeaveGrant } from './leaveYears.ts';

/**
 * SQL that joins the opening balance `o` to a type of leave `t` and an employee `e`, and of what makes up their balance: the first year is that
 * of the opening balance, or of the younger of both. What was taken in the year of the opening balance before its day is counted in it.
 */
export const openingBalance = `left join counted_adjustment o on o.company_id = t.company_id and o.employee_id = e.id and o.leave_type_id = t.id
  and o.kind = 'OPENING'`;
export const leaveGrant = `(t.yearly_days * 2)::int as yearly, coalesce(t.carry_over_days * 2, 0)::int as "carryOver",
  coalesce(extract(year from o.effective_on), greatest(extract(year from t.created_at), extract(year from e.joined_on)))::int as "firstYear",
  (o.days * 2)::int as opening,
  (select coalesce(jsonb_object_agg(y.year, y.halves), '{}') from (
     select extract(year from a.effective_on)::int as year, (sum(a.days) * 2)::int as halves from counted_adjustment a
     where a.company_id = t.company_id and a.employee_id = e.id and a.leave_type_id = t.id and a.kind = 'CORRECTION'
       and (o.id is null or a.effective_on >= o.effective_on) group by 1) y) as corrected`;
/** SQL of whether a day of leave `d` counts. */
export const isCounted = `(o.id is null or d.day >= o.effective_on or d.day < date_trunc('year', o.effective_on))`;

/** All that makes up the balance of one type of leave of one employee, in halves of days. */
export interface LeaveLedger extends LeaveGrant {
  openingId: string | null;
  openedOn: string | null;
  /** Approved and requested, by year. */
  taken: ReadonlyMap<number, number>;
}

/** Reads the ledger of a type of leave of an employee, without what the request `without` takes. Returns undefined if either is unknown. */
export async function readLeaveLedger(
  em: EntityManager,
  { employeeId, leaveTypeId, without }: { employeeId: string; leaveTypeId: string; without?: string },
): Promise<LeaveLedger | undefined> {
  const [known] = await em.execute<(Omit<LeaveLedger, 'taken'> & { taken: Record<string, number> })[]>(
    `select ${leaveGrant}, o.id as "openingId", o.effective_on::text as "openedOn",
       (select coalesce(jsonb_object_agg(y.year, y.halves), '{}') from (
          select extract(year from d.day)::int as year, count(*)::int as halves from leave_day d
            join leave_request r on r.company_id = d.company_id and r.id = d.request_id and r.secret_leave_type_id = t.id
          where d.company_id = t.company_id and d.employee_id = e.id and d.request_id is distinct from ? and ${isCounted} group by 1) y) as taken
     from leave_type t join employee e on e.company_id = t.company_id and e.id = ? ${openingBalance}
     where t.company_id = noria_company() and t.id = ?`,
    [without ?? null, employeeId, leaveTypeId],
  );
  return known && { ...known, taken: new Map(Object.entries(known.taken).map(([year, halves]) => [Number(year), halves])) };
}
