import type { EntityManager } from '@mikro-orm/postgresql';
import type { HalfDay } from './leaveDays.ts';
import { readLeaveLedger } from './leaveLedger.ts';
import { leftOf } from './leaveYears.ts';

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
  const ledger = await readLeaveLedger(em, { employeeId, leaveTypeId, without: requestId });
  if (!ledger) return undefined;
  const { taken: before, openedOn } = ledger;
  const isCounted = ({ day }: HalfDay) => !openedOn || day >= openedOn || day.slice(0, 4) < openedOn.slice(0, 4);
  const asked = Map.groupBy(wanted.filter(isCounted), ({ day }) => Number(day.slice(0, 4)));
  const after = new Map(before);
  for (const [year, halves] of asked) after.set(year, (after.get(year) ?? 0) + halves.length);
  const first = Math.min(...asked.keys());
  const exceeded = [...after.keys()]
    .filter(year => year >= first)
    .toSorted((one, other) => one - other)
    .find(year => {
      const left = leftOf(year, ledger, after);
      return left !== null && left < 0 && (asked.has(year) || leftOf(year, ledger, before)! >= 0);
    });
  return exceeded === undefined ? undefined : { year: String(exceeded), days: Math.max(leftOf(exceeded, ledger, before)! / 2, 0) };
}
