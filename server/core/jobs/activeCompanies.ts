import type { Database } from '../database/Database.ts';

/**
 * Ids of the companies for which scheduled work is done.
 *
 * @param having SQL of a condition on a company `c`, on tables that the platform may read: only companies that meet it.
 */
export async function activeCompanies(database: Database, having: string): Promise<string[]> {
  const companies = await database.platform(em =>
    em.execute<{ id: string }[]>(
      `select c.id from company c where c.status = 'ACTIVE' and c.deleted_at is null and ${having} order by c.id`,
    ),
  );
  return companies.map(({ id }) => id);
}
