import type { Client } from 'pg';
import { backupTables } from '../core/backup/backupTables.ts';
import { openClient } from '../core/database/openClient.ts';

/**
 * Deletes the demo companies that a reset has replaced, with all their rows, and queues the removal of their files. Acts as the owner of the
 * tables and without their triggers, which keep everybody else from deleting what is posted; writers wait for the second or so it takes.
 */
export async function deleteReplaced(ownerUrl: string): Promise<void> {
  const client = await openClient(ownerUrl, 'noria demo');
  try {
    for (;;) {
      await client.query(
        `begin; set local statement_timeout = 0; set local lock_timeout = '30s'; select set_config('app.platform', 'on', true)`,
      );
      const { rows } = await client.query<{ id: string }>('select id from company where is_demo and deleted_at is not null limit 1');
      if (rows.length) await deleteCompany(client, rows[0].id);
      await client.query('commit');
      if (!rows.length) break;
    }
    // All rows are other ones than the statistics tell of.
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function deleteCompany(client: Client, id: string): Promise<void> {
  await client.query(`select set_config('app.company', $1, true)`, [id]);
  const tables = (await backupTables(client)).filter(({ name, columns }) => name.startsWith('public.') && columns.includes('company_id'));
  const privateTables = tables.filter(({ sight }) => sight === 'USER').map(({ name }) => name);
  const triggered = await triggeredTables(client);
  for (const name of triggered) await client.query(`alter table ${name} disable trigger user`);
  for (const name of privateTables) await client.query(`alter table ${name} no force row level security`);
  await client.query(
    `select graphile_worker.add_job('removeFiles', json_build_object('ids', coalesce(json_agg(id), '[]')))
     from (select id from stored_file where company_id = $1 union select id from background_task where company_id = $1 and has_file) file`,
    [id],
  );
  await client.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs where payload ->> 'companyId' = $1`,
    [id],
  );
  // One statement, because rows refer to each other in circles: references are checked at its end, before tables are altered again.
  await client.query('set constraints all immediate');
  const deletions = tables.map(({ name }, index) => `d${index} as (delete from ${name} where company_id = $1)`);
  await client.query(`with ${deletions.join(', ')} delete from company where id = $1`, [id]);
  for (const name of privateTables) await client.query(`alter table ${name} force row level security`);
  for (const name of triggered) await client.query(`alter table ${name} enable trigger user`);
}

/** Tables with triggers that fire at deletions. */
async function triggeredTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgtype & 8 <> 0 and relnamespace = 'public'::regnamespace and not relispartition order by 1`,
  );
  return rows.map(({ name }) => name);
}
