import type pg from 'pg';
import { openClient } from '../database/openClient.ts';
import { replicaState } from '../database/Replica.ts';
import { countJobs } from '../observability/metrics.ts';
import { type Check, ok, problem, warning, type Finding } from './Check.ts';

/** Connections that one process of Noria may hold (docs/operating.md, "Scaling out"). */
const connectionsPerProcess = 33;
/** How much of the write-ahead log a replica may be behind, in bytes: more than seconds of writing. */
const lagTolerance = 64 * 1024 ** 2;
/** How far the clocks of this machine and of the database may differ, in seconds: one-time codes and expiries depend on both. */
const clockTolerance = 2;

/**
 * What the database needs.
 * @param client connected as the owner of the tables, or as a role of Noria.
 * @param known names of the migrations that this version has, in order.
 * @param demo addresses of the demo's accounts, whose password is published.
 * @param replicaUrl of the replica, if one is set, with a login.
 */
export const databaseChecks = (client: pg.Client, known: string[], demo: string[], replicaUrl?: string): Check[] => [
  { name: 'Database', look: () => lookAtServer(client) },
  { name: 'Tables', look: async () => [tablesOf(known, await migrationsOf(client))] },
  { name: 'Clock', look: async () => [await compareClocks(client)] },
  { name: 'Archive of the write-ahead log', look: async () => [await lookAtArchive(client)] },
  ...(replicaUrl ? [{ name: 'Replica', look: async () => [await lookAtReplica(client, replicaUrl)] }] : []),
  { name: 'Background jobs', look: async () => [jobsOf(await countJobs(client))] },
  { name: 'Data integrity', look: async () => [integrityOf(await asPlatform(client, () => readChecks(client)))] },
  { name: 'Demo', look: async () => [demoIn(await asPlatform(client, () => findDemo(client, demo)))] },
];

async function lookAtServer(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{
    version: string;
    connections: number;
    used: number;
    unsafe: string[];
  }>(`
    select current_setting('server_version') as version,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      (select sum(numbackends)::int from pg_stat_database) as used,
      (select coalesce(array_agg(name), '{}') from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as unsafe`);
  const [{ version, connections, used, unsafe }] = rows;
  const findings = [ok(`PostgreSQL ${version}, ${used} of ${connections} connections in use`)];
  if (unsafe.length) findings.push(problem(`${unsafe.join(', ')} is off: a crash can lose what was acknowledged. Turn it on`));
  if (connections - used < connectionsPerProcess)
    findings.push(
      warning(`${connections - used} connections are free, and a process may need ${connectionsPerProcess}: raise max_connections`),
    );
  return findings;
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: made } = await client.query<{ is: boolean }>(`select to_regclass('public.noria_migration') is not null as is`);
  return made[0].is ? (await client.query<{ name: string }>('select name from noria_migration')).rows.map(({ name }) => name) : [];
}

function tablesOf(known: string[], executed: string[]): Finding {
  const newer = executed.filter(name => !known.includes(name));
  if (newer.length) return problem(`They belong to another version of Noria (${newer[0]}): start that one`);
  const waiting = known.length - executed.length;
  if (!executed.length) return warning('There are none yet: the next start creates them');
  return waiting ? warning(`${waiting} migrations run at the next start: back up before`) : ok('of this version');
}

async function compareClocks(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now');
  const apart = Math.abs(rows[0].now - (before + Date.now()) / 2) / 1_000;
  return apart > clockTolerance
    ? problem(`this machine and the database are ${apart.toFixed(0)} seconds apart: set both by NTP`)
    : ok('this machine and the database agree');
}

async function lookAtArchive(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ mode: string; at: Date | null; failed: string | null; fails: boolean }>(`
    select current_setting('archive_mode') as mode, last_archived_time as at, last_failed_wal as failed,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails from pg_stat_archiver`);
  const [{ mode, at, failed, fails }] = rows;
  if (mode === 'off') return ok('off, so that a restore goes back to the last backup');
  if (fails) return problem(`${failed} could not be archived: see archive_command and PostgreSQL's log`);
  return at ? ok(`last archived at ${at.toISOString()}`) : warning('on, but nothing was archived yet');
}

async function lookAtReplica(client: pg.Client, url: string): Promise<Finding> {
  let replica: pg.Client;
  try {
    replica = await openClient(url, 'noria doctor');
  } catch (error) {
    return problem(`It does not respond (${(error as Error).message}): heavy reads run on the primary meanwhile`);
  }
  try {
    const { lag } = await replicaState(replica, client);
    if (lag === undefined) return problem('DATABASE_READ_URL names no replica of this database');
    return lag > lagTolerance
      ? warning(`It is ${Math.round(lag / 1024 ** 2)} MB behind, so heavy reads run on the primary: look at pg_stat_replication`)
      : ok(`it is ${lag} bytes behind`);
  } finally {
    await replica.end();
  }
}

const jobsOf = ({ waiting, running, failed }: Awaited<ReturnType<typeof countJobs>>): Finding =>
  failed
    ? problem(`${failed} were given up: docs/operating.md, "Watching it", says how to see and retry them`)
    : ok(`${waiting} waiting, ${running} running`);

/** Runs statements that see the tables as the platform's own work does. */
async function asPlatform<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(`begin read only; select set_config('app.platform', 'on', true)`);
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}

async function readChecks(client: pg.Client) {
  await client.query(`select set_config('app.company', (select id::text from company where is_platform), true)`);
  const { rows } = await client.query<{ hours: number | null; broken: number; unknown: number }>(`
    select (extract(epoch from now() - min(checked_at)) / 3600)::int as hours,
      count(*) filter (where state = 'BROKEN')::int as broken, count(*) filter (where state = 'UNKNOWN')::int as unknown
    from invariant_check where company_id = noria_company()`);
  return rows[0];
}

function integrityOf({ hours, broken, unknown }: Awaited<ReturnType<typeof readChecks>>): Finding {
  if (hours === null) return warning('not checked yet: npm run invariants');
  if (broken) return problem(`${broken} invariants were violated ${hours} hours ago: npm run invariants names the rows`);
  if (hours > 26) return warning(`last checked ${hours} hours ago, though it is done each night: is a process running?`);
  return unknown
    ? warning(`${unknown} invariants took too long to check: npm run invariants`)
    : ok(`all invariants held ${hours} hours ago`);
}

async function findDemo(client: pg.Client, demo: string[]): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>('select email from credential where email = any($1) order by email', [demo]);
  return rows.map(({ email }) => email);
}

const demoIn = ([first, ...others]: string[]): Finding =>
  first
    ? warning(`${first} and ${others.length} others have a published password: where others can reach Noria, install it without the demo`)
    : ok('none of its accounts exists');
