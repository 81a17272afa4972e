import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { weekStart } from '../../core/graphql/CalendarPeriod.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { TimeEntry, type TimeState } from '../time/TimeEntry.ts';

/** Entries of a week, locked in one order. @param day Any day of the week. */
export async function entriesOfWeek(
  em: EntityManager,
  day: string,
  status: TimeState,
  whose: { user: string; project?: string },
): Promise<TimeEntry[]> {
  const [{ first }] = await em.execute<[{ first: string }]>(
    `select ${weekStart('?::date')}::text as first from company c where c.id = noria_company()`,
    [day, day],
  );
  return em.find(
    TimeEntry,
    { ...whose, status, spentOn: { $gte: first, $lt: daysAfter(first, 7) }, deletedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

/** Writes the state of entries, and what changes with it. Returns their number. */
export async function setState(
  em: EntityManager,
  entries: TimeEntry[],
  status: TimeState,
  fields: Partial<TimeEntry> = {},
): Promise<number> {
  for (const entry of entries) em.assign(entry, { ...fields, status });
  await em.flush();
  return entries.length;
}
