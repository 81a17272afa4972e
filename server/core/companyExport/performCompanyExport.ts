import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ArchiveWriter } from '../files/archive.ts';
import { openClient } from '../database/openClient.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Context } from '../graphql/Context.ts';
import { TaskStatus } from '../task/BackgroundTask.ts';
import type { ClaimedTask, TaskResult } from '../task/TaskRun.ts';
import { exportedTables } from './exportedTables.ts';
import { refuseWithoutAllModules } from './refuseWithoutAllModules.ts';

/** Operation name of tasks that export the whole company. */
export const companyExport = 'exportCompany';

/**
 * Streams the whole company into one archive, stored under the task's id: each table as CSV, all from one snapshot, and each file under its
 * name. Reads with the same row level security as the company's requests.
 */
export async function performCompanyExport({ files }: { files: FileStore }, { id }: ClaimedTask, context: Context): Promise<TaskResult> {
  const viewer = context.viewer!;
  await context.database.inCompany(viewer, em => refuseWithoutAllModules({ em, viewer }));
  const client = await openClient(context.database.requests.url, 'noria export');
  try {
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0');
    await client.query(`select set_config('app.company', $1, true), set_config('app.user', $2, true)`, [viewer.companyId, viewer.userId]);
    const archive = new ArchiveWriter();
    const tables = await exportedTables(client);
    const { rows: stored } = await client.query<{ id: string; name: string }>(
      'select id, name from stored_file where company_id = noria_company() and deleted_at is null order by created_at, id',
    );
    let done = 0;
    const total = tables.length + stored.length;
    const counted = (entry: () => Promise<Readable>) => async () => {
      await context.progress?.(done++, total);
      return entry();
    };
    let rows = 0;
    for (const { fileName, sql } of tables)
      archive.add(
        `data/${fileName}`,
        counted(async () =>
          Readable.from(
            csvRows(client, sql, count => (rows += count)),
            { objectMode: false },
          ),
        ),
      );
    const nameOnce = namer();
    for (const file of stored)
      archive.add(
        `files/${nameOnce(file.name)}`,
        counted(async () => (await files.read(file.id)) ?? Readable.from([])),
        { compress: false },
      );
    archive.end();
    await files.writeStream(id, archive.output, 'application/zip');
    return { status: TaskStatus.DONE, counts: { rows, files: stored.length }, hasFile: true };
  } finally {
    await client.end();
  }
}

/** Streams rows as CSV, after the byte order mark by which spreadsheets recognize UTF-8. */
export async function* csvRows(client: pg.Client, sql: string, count: (rows: number) => void): AsyncIterable<Buffer | string> {
  yield '\uFEFF';
  const stream = client.query(copyTo(`copy (${sql}) to stdout with (format csv, header, force_quote *)`));
  yield* stream as AsyncIterable<Buffer>;
  count(stream.rowCount);
}

/** Makes file names unique: repeated names get a number, as in a file manager. */
function namer(): (name: string) => string {
  const taken = new Set<string>();
  return name => {
    const plain = name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '') || 'file';
    const [, stem, extension] = /^(.*?)(\.\w+)?$/.exec(plain)!;
    let own = plain;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${stem} (${number})${extension ?? ''}`;
    taken.add(own.toLowerCase());
    return own;
  };
}
