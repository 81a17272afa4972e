import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import { restoreDays } from '../database/restoreDays.ts';
import type { FileStore } from '../files/FileStore.ts';

/** Files removed per batch. */
const atOnce = 500;

/** Permanently removes files whose deletion can no longer be undone: first their rows, then their contents. */
export async function purgeFiles(pool: Pool, files: FileStore): Promise<void> {
  const { rows } = await platformQuery<{ id: string }>(
    pool,
    `with gone as (
       delete from record_file where (company_id, id) in
         (select company_id, id from record_file where deleted_at < now() - make_interval(days => $1) limit $2)
       returning company_id, file_id, thumbnail_id)
     select file_id as id from gone union all select thumbnail_id from gone where thumbnail_id is not null`,
    [restoreDays, atOnce],
  );
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  await platformQuery(pool, 'delete from stored_file where id = any($1) and deleted_at is not null', [ids]);
  for (const id of ids) await files.remove(id);
}
