import type { Database } from '../database/Database.ts';
import type { ErasureFact } from './Erasable.ts';

/**
 * Imports of the company that wait or run, whoever began them: their files are not read by an erasure, and may bring the person back. Asked by the
 * platform, since users see their own tasks alone.
 */
export async function openImports(database: Database, companyId: string): Promise<ErasureFact[]> {
  const [{ count }] = await database.platformIn(companyId, em =>
    em.execute<[{ count: number }]>(
      `select count(*)::int as count from background_task where company_id = noria_company() and kind = 'IMPORT' and status in ('WAITING', 'RUNNING')`,
    ),
  );
  return count ? [{ what: 'erasureOpenImports', count }] : [];
}
