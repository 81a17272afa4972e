import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { dataFolder } from '../support/inMemory.ts';
import { analyze } from '../support/templates.ts';
import { ServerProcess } from './ServerProcess.ts';

/** Name of the variable with the path of the folder that is copied (`buildServer`). */
export const demoVariable = 'TEST_DEMO_FOLDER';

/**
 * Creates a data folder as servers leave it that have loaded the demo and were stopped: a copy of one that the first test of a run makes
 * which needs it, as starting a server takes a fifth of loading the demo. Two servers started on it at once (twoProcesses.test.ts).
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
    if (existsSync(done)) return done;
    const making = `${done}-making`;
    const database = await startEmbeddedDatabase(making, ['fsync=off']);
    const address = { DATABASE_URL: database.url, SESSION_SECRET: database.sessionSecret, NORIA_DATA_DIR: making, NORIA_DEMO: '1' };
    // One migrates and loads the demo, the other waits for it.
    const servers = await Promise.all([ServerProcess.begin(address), ServerProcess.begin(address)]);
    try {
      await Promise.all(servers.map(server => server.ready()));
      await analyze(database.url);
      database.settled(true);
    } finally {
      await Promise.all(servers.map(server => server.end()));
      await database.stop();
    }
    renameSync(making, done);
    return done;
  } finally {
    // Which gives the lock back.
    await client.end();
  }
}
