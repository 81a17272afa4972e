import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { lockFolder } from '../../server/core/database/folderLock.ts';
import { stopOrphanedServer } from '../../server/core/database/orphanedServer.ts';
import { clearFolders, inMemory, spacious } from './inMemory.ts';
import { dropLeft } from './testDatabases.ts';
import { zoneOfRun } from './today.ts';

const prefix = 'noria-tests-';

/**
 * Settings of a server whose data nobody keeps. The templates are analyzed, and no other database lives long enough for a vacuum. Each worker
 * has a shared server beside those of its file, with connections of their own.
 */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=300'];

/** Starts one PostgreSQL for all test files, which share a database or have their own; none if TEST_DATABASE_URL names a server. */
export default async function oneDatabaseServer(): Promise<() => Promise<void>> {
  process.env.TEST_TIME_ZONE = zoneOfRun();
  process.env.TEST_TEMPLATE = `noria_template_${randomBytes(6).toString('hex')}`;
  const files = await mkdtemp(join(tmpdir(), 'noria-test-'));
  process.env.TEST_FOLDER = files;
  const stop = await databaseServer();
  return async () => {
    await stop();
    await rm(files, { recursive: true, force: true });
  };
}

async function databaseServer(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return () => dropLeft(url);
  clearFolders();
  const left = await leftovers();
  const folder = await mkdtemp(join(await spacious(), prefix));
  const [cluster] = await Promise.all([startEmbeddedDatabase(folder, forgetful), ...left.map(clear)]);
  process.env.TEST_DATABASE_URL = cluster.url;
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Folders of runs that have not removed theirs: those that are going on, and those that were killed. */
async function leftovers(): Promise<string[]> {
  const parents = [...new Set([inMemory, tmpdir()])].filter(existsSync);
  const found = parents.map(async parent =>
    (await readdir(parent)).filter(name => name.startsWith(prefix)).map(name => join(parent, name)),
  );
  return (await Promise.all(found)).flat().filter(folder => existsSync(join(folder, 'postgres')));
}

/** Stops what a killed run left running and removes its folder. A run that is going on holds the folder's lock. */
async function clear(folder: string): Promise<void> {
  const release = await lockFolder(folder).catch(() => undefined);
  if (!release) return;
  try {
    await stopOrphanedServer(join(folder, 'postgres'));
  } finally {
    release();
  }
  await rm(folder, { recursive: true, force: true });
}
