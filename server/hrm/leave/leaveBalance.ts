import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { HalfDay } from './leaveDays.ts';

interface Left {
  year: number;
  /** In halves of days; null for any number. */
  left: string | null;
}

/**
 * Returns the first calendar year in which the halves are more than what is left of a type of leave, with the days left. Pending requests
 * count as taken, so that those approved never exceed what the year grants.
 */
export async function exceededYear(
  em: EntityManager,
  {
    employeeId,
    leaveTypeId,
    requestId,
    wanted,
  }: { employeeId: string; leaveTypeId: string; requestId: string | undefined; wanted: HalfDay[] },
): Promise<{ year: string; days: number } | undefined> {
  const asked = new Map<number, number>();
  for (const { day } of wanted) asked.set(Number(day.slice(0, 4)), (asked.get(Number(day.slice(0, 4))) ?? 0) + 1);
  const rows = await em.execute<Left[]>(
    `select y.year, (t.yearly_days * 2 - (select count(*) from leave_day d
         join leave_request r on r.company_id = d.company_id and r.id = d.request_id and r.leave_type_id = t.id
         where d.company_id = t.company_id and d.employee_id = ? and d.request_id is distinct from ?
           and d.day >= make_date(y.year, 1, 1) and d.day < make_date(y.year + 1, 1, 1)))::text as left
     from leave_type t cross join unnest(?::int[]) as y (year) where t.company_id = noria_company() and t.id = ? order by y.year`,
    [employeeId, requestId ?? null, `{${[...asked.keys()].join()}}`, leaveTypeId],
  );
  const exceeded = rows.find(({ year, left }) => left !== null && new Decimal(left).lt(asked.get(year)!));
  return exceeded && { year: String(exceeded.year), days: Math.max(Number(exceeded.left) / 2, 0) };
}
