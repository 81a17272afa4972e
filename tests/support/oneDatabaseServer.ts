import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { dropTemplates } from './testDatabases.ts';

/** A folder in memory, where a database of a thousand files is made and dropped at a tenth of the processor's time. */
const inMemory = '/dev/shm';
const leastSpace = 3 * 1024 ** 3;

/** Settings of a server whose data nobody keeps. The templates are analyzed, and no other database lives long enough for a vacuum. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** Starts one PostgreSQL for all test files, each with its own database; none if TEST_DATABASE_URL names a server. */
export default async function oneDatabaseServer(): Promise<() => Promise<void>> {
  process.env.TEST_TEMPLATE = `noria_template_${randomBytes(6).toString('hex')}`;
  const url = process.env.TEST_DATABASE_URL;
  if (url) return () => dropTemplates(url);
  const folder = await mkdtemp(join(await spacious(), 'noria-tests-'));
  const cluster = await startEmbeddedDatabase(folder, forgetful);
  process.env.TEST_DATABASE_URL = cluster.url;
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function spacious(): Promise<string> {
  const space = await statfs(inMemory).catch(() => undefined);
  return space && space.bavail * space.bsize >= leastSpace ? inMemory : tmpdir();
}
