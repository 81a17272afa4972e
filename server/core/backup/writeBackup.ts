import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { openClient } from '../database/openClient.ts';
import { StartError } from '../errors.ts';
import { ArchiveWriter } from '../files/archive.ts';
import type { FileStore } from '../files/FileStore.ts';
import { backupTables, type BackupTable } from './backupTables.ts';
import { copyRows } from './copyRows.ts';
import { entryNames, type Manifest } from './Manifest.ts';
import { namedFiles } from './namedFiles.ts';

/** Source of a backup: the database, by the URL of its owner or of the platform role, and the file store. */
export interface BackupParts {
  url: string;
  files: Pick<FileStore, 'read'>;
  /** Encrypts the archive; without it, it is written as it is. */
  encrypt?: (archive: Readable) => Promise<Readable>;
}

/**
 * Writes everything into one archive: a consistent snapshot of all tables, while others keep writing, and every file that they reference
 * (files are immutable, so reading them later is safe). The archive appears under its name once it is complete. It blocks nobody: one
 * read-only transaction on one connection. @throws StartError
 */
export async function writeBackup({ url, files, encrypt }: BackupParts, path: string): Promise<Manifest> {
  const client = await openClient(url, 'noria backup').catch((error: Error) =>
    Promise.reject(new StartError(`Cannot reach the database: ${error.message}`)),
  );
  const part = `${path}.part`;
  try {
    const manifest = await begin(client);
    const archive = new ArchiveWriter();
    for (const table of await backupTables(client)) {
      const entry = { name: table.name, columns: table.columns, rows: 0 };
      manifest.tables.push(entry);
      archive.add(entryNames.table(table.name), () =>
        Readable.from(
          rowsOf(client, table, rows => (entry.rows += rows)),
          { objectMode: false },
        ),
      );
    }
    await asPlatform(client);
    for (const { id } of await namedFiles(client)) {
      const open = async () => {
        const bytes = await files.read(id);
        if (bytes) manifest.files.count++;
        else manifest.files.missing.push(id);
        return bytes ?? Readable.from([]);
      };
      archive.add(entryNames.file(id), open, { compress: false });
    }
    // Comes last, when everything has been counted.
    archive.add(entryNames.manifest, () => Readable.from([JSON.stringify(manifest, null, 2)]));
    archive.end();
    const output = encrypt ? await encrypt(archive.output) : archive.output;
    await pipeline(output, createWriteStream(part, { flush: true, mode: 0o600 }));
    await rename(part, path);
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Opens the snapshot that the archive holds. */
async function begin(client: pg.Client): Promise<Manifest> {
  await client.query(
    `begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  );
  const { rows } = await client
    .query<{ at: Date; postgres: string; migrations: string[] }>(
      `select now() as at, current_setting('server_version') as postgres, array(select name from noria_migration order by id) as migrations`,
    )
    .catch(() => Promise.reject(new StartError('This database does not contain Noria')));
  const [{ at, postgres, migrations }] = rows;
  return { format: 1, at: at.toISOString(), postgres, migrations, tables: [], files: { count: 0, missing: [] } };
}

/** Streams the rows of a table in the format of PostgreSQL's COPY. */
async function* rowsOf(client: pg.Client, { name, columns, sight }: BackupTable, count: (rows: number) => void): AsyncIterable<Buffer> {
  const copy = (where = '') => copyRows(client, `select ${columns.join(', ')} from ${name}${where}`, count);
  await asPlatform(client);
  if (sight === 'OPEN' || sight === 'PLATFORM') return yield* copy();
  const { rows: companies } = await client.query<{ id: string }>('select id from company order by id');
  for (const { id } of companies) {
    await client.query(`select set_config('app.company', $1, true)`, [id]);
    if (sight === 'COMPANY') yield* copy();
    else {
      const { rows: users } = await client.query<{ id: string }>('select id from user_account order by id');
      for (const user of users) {
        await client.query(`select set_config('app.user', $1, true)`, [user.id]);
        yield* copy(` where user_id = '${user.id}'`);
      }
    }
  }
}

const asPlatform = (client: pg.Client) =>
  client.query(`select set_config('app.platform', 'on', true), set_config('app.company', '', true), set_config('app.user', '', true)`);
