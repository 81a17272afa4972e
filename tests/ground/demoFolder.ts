import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import { restoreBackup } from '../../server/core/backup/restoreBackup.ts';
import { writeBackup } from '../../server/core/backup/writeBackup.ts';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { fileStore } from '../../server/core/files/FileStore.ts';
import { migrateTo } from '../../server/database.ts';
import { migrations } from '../../server/migrations/migrations.ts';
import { dataFolder } from '../support/inMemory.ts';
import { analyze, copyTemplate } from '../support/templates.ts';
import { drop, urlOf } from '../support/testDatabases.ts';

/** Name of the variable with the path of the folder that is copied (`buildServer`). */
export const demoVariable = 'TEST_DEMO_FOLDER';

/**
 * Creates a data folder as a server leaves it that has loaded the demo and was stopped: a copy of one that the first test of a run makes
 * which needs it.
 */
export async function demoFolder(): Promise<string> {
  const folder = await dataFolder();
  execFileSync('cp', ['-a', `${await made()}/.`, folder]);
  return folder;
}

/** Returns the folder to copy; test files that need it at the same time wait for the first. */
async function made(): Promise<string> {
  const done = process.env[demoVariable]!;
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [done]);
    if (!existsSync(done)) await make(done);
    return done;
  } finally {
    // Which gives the lock back.
    await client.end();
  }
}

/** Restores the demo's template from a backup, which takes a third of loading the demo once more. */
async function make(done: string): Promise<void> {
  const [serverUrl, name] = [process.env.TEST_DATABASE_URL!, `${process.env.TEST_TEMPLATE!}_folder`];
  const [making, archive] = [`${done}-making`, `${done}.zip`];
  const files = fileStore({ s3Url: undefined, dataDir: making });
  // Of a copy: whoever copies a template has it to themselves.
  await copyTemplate(serverUrl, 'demo', name);
  await writeBackup({ url: urlOf(serverUrl, name), files }, archive);
  await drop(serverUrl, name);
  const database = await startEmbeddedDatabase(making, ['fsync=off']);
  try {
    const known = migrations.map(migration => migration.name);
    await restoreBackup({ url: database.url, files, known, migrate: names => migrateTo(database.url, names) }, archive);
    await analyze(database.url);
    database.settled(true);
  } finally {
    await database.stop();
  }
  rmSync(archive);
  renameSync(making, done);
}
