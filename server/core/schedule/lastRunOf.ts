import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the day of the last period that a recurring record was carried out for, from its table of runs; undefined if there was none. */
export async function lastRunOf(em: EntityManager, table: string, recurringId: string): Promise<string | undefined> {
  const [last] = await em.execute<{ on: string | null }[]>(
    `select max(period_on)::text as on from ${table} where company_id = noria_company() and recurring_id = ?`,
    [recurringId],
  );
  return last.on ?? undefined;
}
