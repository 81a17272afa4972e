import pg from 'pg';
import { openDatabase } from '../../server/database.ts';
import { loadDemo } from '../../server/demo/loadDemo.ts';
import { roles, urlOf } from './testDatabases.ts';
import { timeZone } from './today.ts';

/** Initial content of a test database: the tables alone, or the demo's companies too. */
export type Template = 'empty' | 'demo';

/** Creates a database as a copy of a template, which is created on first use in a run: a copy takes a tenth of the time. */
export async function copyTemplate(serverUrl: string, template: Template, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await copy(client, await made(client, serverUrl, template), name);
  } finally {
    await client.end();
  }
}

/** Returns the template's database; test files that need it at the same time wait for the first. */
async function made(client: pg.Client, serverUrl: string, template: Template): Promise<string> {
  const name = `${process.env.TEST_TEMPLATE!}_${template}`;
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const making = `${name}_making`;
    if (template === 'empty') await client.query(`create database ${making}`);
    else await copy(client, await made(client, serverUrl, 'empty'), making);
    const url = urlOf(serverUrl, making);
    // As two processes that start at once on an empty database: one migrates, the other waits for it.
    const [database, other] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    await other.close();
    if (template === 'demo') {
      await loadDemo(database);
      await database.platform(em => em.execute(`update company set time_zone = ? where name = 'Atlas Trading'`, [timeZone()]));
    }
    await database.close();
    if (template === 'empty') await holdSchedule(url);
    await analyze(url);
    await client.query(`alter database ${making} rename to ${name}`);
    for (const role of roles) await client.query(`alter role ${making}_${role} rename to ${name}_${role}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

/**
 * Lets servers know each scheduled job as one that was run for all time to come, so that no minute or hour that ends during a test changes
 * what it counts. Tests ask for what is due themselves (`graphile_worker.add_job`).
 */
async function holdSchedule(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter table graphile_worker._private_known_crontabs alter column last_execution set default '2999-01-01'`);
  await client.end();
}

/** Without statistics, the planner takes every table for small: the invariants alone would take four times as long. */
export async function analyze(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

/** The copy's roles inherit what was granted to the template's. */
async function copy(client: pg.Client, from: string, name: string): Promise<void> {
  await client.query(`create database ${name} template ${from} strategy file_copy`);
  await client.query(`create role ${name}_request nologin in role ${from}_request`);
  await client.query(`create role ${name}_platform nologin in role ${from}_platform, ${name}_request`);
}
