import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { dropTemplates } from './testDatabases.ts';

/** Starts one PostgreSQL for all test files, each with its own database; none if TEST_DATABASE_URL names a server. */
export default async function oneDatabaseServer(): Promise<() => Promise<void>> {
  process.env.TEST_TEMPLATE = `noria_template_${randomBytes(6).toString('hex')}`;
  const url = process.env.TEST_DATABASE_URL;
  if (url) return () => dropTemplates(url);
  const folder = await mkdtemp(join(tmpdir(), 'noria-tests-'));
  const cluster = await startEmbeddedDatabase(folder, ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  process.env.TEST_DATABASE_URL = cluster.url;
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
