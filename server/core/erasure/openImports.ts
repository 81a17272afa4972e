import type { Database } from '../database/Database.ts';
import { platformQuery } from '../database/platformQuery.ts';
import type { ErasureFact } from './Erasable.ts';

/**
 * Counts waiting and running imports of the company, whoever started them: an erasure does not search their files, which may bring the
 * person back. Queried as the platform, because users see only their own tasks.
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
