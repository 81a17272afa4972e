import type { Database } from '../database/Database.ts';
import { platformQuery } from '../database/platformQuery.ts';
import type { ErasureFact } from './Erasable.ts';

/**
 * Imports of the company that wait or run, whoever began them: their files are not read by an erasure, and may bring the person back. Asked by the
 * platform, since users see their own tasks alone.
 */
export async function openImports(database: Database, companyId: string): Promise<ErasureFact[]> {
  const { rows } = await platformQuery<{ count: number }>(
    database.aside,
    `select count(*)::int as count from background_task where company_id = $1 and kind = 'IMPORT' and status in ('WAITING', 'RUNNING')`,
    [companyId],
  );
  const [{ count }] = rows;
  return count ? [{ what: 'erasureOpenImports', count }] : [];
}
