import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import type { FileStore } from '../files/FileStore.ts';

/** Retention of exported files, and of tasks. */
const kept = { file: '1 day', task: '7 days' };

/**
 * Deletes dismissed and old tasks, files first. Marks tasks as failed whose job was given up because every process that took it was killed.
 */
export async function deleteOldTasks(pool: Pool, files: FileStore): Promise<void> {
  await platformQuery(
    pool,
    `update background_task t set status = 'FAILED', error = '{"code":"internal"}', finished_at = now(), version = version + 1
     where status in ('WAITING', 'RUNNING') and created_at < now() - interval '1 minute'
       and not exists (select from graphile_worker.jobs j where j.key = 'task ' || t.id and j.attempts < j.max_attempts)
       and not exists (select from graphile_worker.jobs j where j.key = 'task ' || t.id and j.locked_at is not null)`,
    [],
  );
  const { rows } = await platformQuery<{ id: string }>(
    pool,
    `select id from background_task where has_file and (deleted_at is not null or finished_at < now() - $1::interval) limit 500`,
    [kept.file],
  );
  for (const { id } of rows) await files.remove(id);
  await platformQuery(pool, 'update background_task set has_file = false where id = any($1)', [rows.map(({ id }) => id)]);
  await platformQuery(
    pool,
    `delete from background_task where not has_file and (deleted_at is not null or finished_at < now() - $1::interval)`,
    [kept.task],
  );
}
