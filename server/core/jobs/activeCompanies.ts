import type { Database } from '../database/Database.ts';

/** Ids of the companies for which scheduled work is done. */
export async function activeCompanies(database: Database): Promise<string[]> {
  const companies = await database.platform(em =>
    em.execute<{ id: string }[]>(`select id from company where status = 'ACTIVE' and deleted_at is null order by id`),
  );
  return companies.map(({ id }) => id);
}
