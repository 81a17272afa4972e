import { Readable } from 'node:stream';
import { refusal } from '../../core/access/allows.ts';
import { Permission } from '../../core/access/Permission.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { csvRows } from '../../core/companyExport/performCompanyExport.ts';
import { openClient } from '../../core/database/openClient.ts';
import { ArchiveWriter } from '../../core/files/archive.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { TaskKind, TaskStatus } from '../../core/task/BackgroundTask.ts';
import { beginTask } from '../../core/task/beginTask.ts';
import { fileTask } from '../../core/task/fileTasks.ts';
import type { ClaimedTask, TaskResult } from '../../core/task/TaskRun.ts';
import { archiveTables } from './archiveTables.ts';
import { auditFile } from './auditFile.ts';
import { booksArchiveRules } from './booksArchive.rules.ts';

const operation = fileTask('exportBooks', performBooksExport);

/** Queues the archive of a period's books and records it in the audit trail. @throws InvalidInput `to` endBeforeStart */
export async function exportBooks(scope: Scope, input: object): Promise<{ id: string }> {
  const { em, viewer, context } = scope;
  const { from, to } = check(booksArchiveRules, input);
  const name = `${viewer.companyName} ${from} ${to}.zip`;
  await writeAudit(em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
    { action: 'EXPORTED', entityType: 'JournalEntry', entityName: name },
  ]);
  return beginTask(scope, { kind: TaskKind.EXPORT, entity: 'JournalEntry', name, operation, input: { from, to } });
}

/**
 * Streams accounts, entries, lines, parties, documents and payments of a period into one archive, as CSV and as an audit file in XML, all
 * from one snapshot and with the row level security of the company's requests.
 */
async function performBooksExport({ files }: { files: FileStore }, { id, input }: ClaimedTask, context: Context): Promise<TaskResult> {
  const viewer = context.viewer!;
  const refused = refusal(viewer, [Permission.FINANCIAL_MANAGEMENT], 'EXPORT');
  if (refused) throw refused;
  const span = check(booksArchiveRules, input);
  const client = await openClient(context.database.requests.url, 'noria books');
  try {
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0');
    await client.query(`select set_config('app.company', $1, true), set_config('app.user', $2, true)`, [viewer.companyId, viewer.userId]);
    const archive = new ArchiveWriter();
    let rows = 0;
    const tables = Object.entries(archiveTables(span));
    let done = 0;
    for (const [name, sql] of tables)
      archive.add(name, async () => {
        await context.progress?.(done++, tables.length + 1);
        return Readable.from(
          csvRows(client, sql, count => (rows += count)),
          { objectMode: false },
        );
      });
    archive.add('saf-t.xml', () => Readable.from(auditFile(client, span), { objectMode: false }));
    archive.end();
    await files.writeStream(id, archive.output, 'application/zip');
    return { status: TaskStatus.DONE, counts: { rows }, hasFile: true };
  } finally {
    await client.end();
  }
}
