import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { refuseUnlessOwner } from '../database/prepareDatabase.ts';
import { refuseUnknown } from '../database/refuseUnknown.ts';
import { StartError } from '../errors.ts';
import { type ArchiveReader, openArchive } from '../files/archive.ts';
import type { FileStore } from '../files/FileStore.ts';
import { loadTables } from './loadTables.ts';
import { entryNames, type Manifest, manifestRules } from './Manifest.ts';
import { namedFiles } from './namedFiles.ts';

/** Target of a restore. */
export interface RestoreParts {
  url: string;
  files: Pick<FileStore, 'writeStream'>;
  /** Every migration that this version knows, in order. */
  known: string[];
  /** Brings the database to exactly these migrations. */
  migrate(names: ReadonlySet<string>): Promise<void>;
}

/** Opens a complete archive. @throws StartError */
export const openBackup = (path: string): Promise<ArchiveReader> =>
  openArchive(path).catch((error: Error) => Promise.reject(new StartError(`${path} is not a complete backup: ${error.message}`)));

/**
 * Restores an archive into an empty database. A failure empties the database again, or says that it could not; files already written stay, and are overwritten by
 * the next attempt.
 * @throws StartError if the database is not empty, or the archive is damaged or was written by a newer version.
 */
export async function restoreBackup(parts: RestoreParts, path: string): Promise<Manifest> {
  const archive = await openBackup(path);
  const client = new pg.Client({ connectionString: parts.url, application_name: 'noria restore' });
  // A connection that is cut fails the statement in progress, or the next one; without a listener pg would crash the process.
  client.on('error', () => undefined);
  try {
    const manifest = await readManifest(archive, parts.known);
    await client.connect().catch((error: Error) => Promise.reject(new StartError(`Cannot reach the database: ${error.message}`)));
    await refuseUnlessOwner(client);
    await refuseFull(client);
    try {
      await parts.migrate(new Set(manifest.migrations));
      await loadTables(client, archive, manifest);
      await restoreFiles(client, archive, parts.files, manifest);
    } catch (error) {
      const why = error instanceof StartError ? error.message : `The backup could not be restored: ${(error as Error).message}`;
      const left = await empty(client).then(
        () => '',
        (failure: Error) =>
          `. The database could not be emptied afterwards (${failure.message}): create an empty one before the next attempt`,
      );
      throw new StartError(why + left);
    }
    return manifest;
  } finally {
    archive.close();
    await client.end();
  }
}

async function empty(client: pg.Client): Promise<void> {
  await client.query('rollback');
  await client.query('drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public');
}

async function readManifest(archive: ArchiveReader, known: string[]): Promise<Manifest> {
  const said = archive.names.includes(entryNames.manifest) ? await text(await archive.open(entryNames.manifest)) : 'null';
  const { data: manifest } = manifestRules.safeParse(JSON.parse(said));
  if (!manifest) throw new StartError('This is not a Noria backup, or its version is unknown');
  refuseUnknown('backup', manifest.migrations, known);
  return manifest;
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  if (rows.length) throw new StartError(`The database is not empty (it has ${rows[0].name}): restore into an empty database`);
}

async function restoreFiles(
  client: pg.Client,
  archive: ArchiveReader,
  files: RestoreParts['files'],
  { files: kept }: Manifest,
): Promise<void> {
  await client.query(`begin read only; select set_config('app.platform', 'on', true)`);
  const missing = new Set(kept.missing);
  for (const { id, sha256 } of await namedFiles(client)) {
    if (missing.has(id)) continue;
    const hash = createHash('sha256');
    const hashed = async function* hashed() {
      for await (const piece of (await archive.open(entryNames.file(id))) as AsyncIterable<Buffer>) {
        hash.update(piece);
        yield piece;
      }
    };
    await files.writeStream(id, Readable.from(hashed(), { objectMode: false }), 'application/octet-stream');
    if (sha256 && hash.digest('hex') !== sha256) throw new StartError(`File ${id} is damaged: its checksum does not match`);
  }
  await client.query('commit');
}
