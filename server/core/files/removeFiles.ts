import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import type { FileStore } from './FileStore.ts';

/**
 * Removes the contents of files whose rows were deleted in the transaction that queued this job; files that a row references again are
 * kept.
 */
export async function removeFiles(pool: Pool, files: Pick<FileStore, 'remove'>, { ids }: { ids: string[] }): Promise<void> {
  const { rows } = await platformQuery<{ id: string }>(
    pool,
    `select id from stored_file where id = any($1) union select id from background_task where has_file and id = any($1)`,
    [ids],
  );
  const named = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!named.has(id)) await files.remove(id);
}
