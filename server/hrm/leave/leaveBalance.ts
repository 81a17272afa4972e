import type { EntityManager } from '@mikro-orm/postgresql';
import type { HalfDay } from './leaveDays.ts';
import { firstYearOf, leftOf, type LeaveGrant } from './leaveYears.ts';

interface Known extends LeaveGrant {
  /** Halves taken by other requests, by year. */
  taken: Record<string, number> | null;
}

/**
 * Returns the first calendar year in which the halves are more than what is left of a type of leave, with the days left. Pending requests
 * count as taken, so that those approved never exceed what the year grants; nor do those of later years, into which less goes over then.
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
  const [known] = await em.execute<Known[]>(
    `select (t.yearly_days * 2)::int as yearly, coalesce(t.carry_over_days * 2, 0)::int as "carryOver", ${firstYearOf} as "firstYear",
       (select jsonb_object_agg(y.year, y.halves) from (
          select extract(year from d.day)::int as year, count(*)::int as halves from leave_day d
            join leave_request r on r.company_id = d.company_id and r.id = d.request_id and r.secret_leave_type_id = t.id
          where d.company_id = t.company_id and d.employee_id = e.id and d.request_id is distinct from ? group by 1) y) as taken
     from leave_type t join employee e on e.company_id = t.company_id and e.id = ? where t.company_id = noria_company() and t.id = ?`,
    [requestId ?? null, employeeId, leaveTypeId],
  );
  if (!known) return undefined;
  const before = new Map(Object.entries(known.taken ?? {}).map(([year, halves]) => [Number(year), halves]));
  const asked = Map.groupBy(wanted, ({ day }) => Number(day.slice(0, 4)));
  const after = new Map(before);
  for (const [year, halves] of asked) after.set(year, (after.get(year) ?? 0) + halves.length);
  const first = Math.min(...asked.keys());
  const exceeded = [...after.keys()]
    .filter(year => year >= first)
    .toSorted((one, other) => one - other)
    .find(year => {
      const left = leftOf(year, known, after);
      return left !== null && left < 0 && (asked.has(year) || leftOf(year, known, before)! >= 0);
    });
  return exceeded === undefined ? undefined : { year: String(exceeded), days: Math.max(leftOf(exceeded, known, before)! / 2, 0) };
}
