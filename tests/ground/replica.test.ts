import { execFile } from 'node:child_process';
import { chownSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/core/database/Database.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { unprivilegedAccount } from '../../server/core/database/serverBinaries.ts';
import { openDatabase } from '../../server/database.ts';
import { signedInAs, type Client, type Shown } from '../support/Client.ts';
import { dataFolder } from '../support/inMemory.ts';
import { ask, ClusterCopy, superuserOf } from './ClusterCopy.ts';
import { demoFolder } from './demoFolder.ts';
import { freePort, NODE_COMPILE_CACHE, ServerProcess } from './ServerProcess.ts';

// A primary and its standby, a process of Noria that knows both, and one that knows the primary alone.
const folder = await demoFolder();
const archive = await dataFolder();
/** SQLSTATE of a statement on a standby that the replay has cancelled. */
const recoveryConflict = '40001';
let primary: EmbeddedDatabase;
let standby: ClusterCopy;
let env: NodeJS.ProcessEnv;
let server: ServerProcess;
let other: ServerProcess;
let metrics: string;
let admin: Client;
let database: Database | undefined;

beforeAll(async () => {
  const account = unprivilegedAccount('');
  if (account) chownSync(archive, account.uid, account.gid);
  primary = await startEmbeddedDatabase(folder, ['fsync=off', 'archive_mode=on', `archive_command=cp %p ${archive}/%f`]);
  standby = await ClusterCopy.take(folder);
  await standby.follow();
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const address = { DATABASE_URL: primary.url, SESSION_SECRET: primary.sessionSecret, NORIA_DATA_DIR: folder };
  env = { ...address, DATABASE_READ_URL: `postgresql://127.0.0.1:${standby.port}/noria` };
  server = await (await ServerProcess.begin({ ...env, METRICS_PORT: `${port}` })).ready();
  other = await (await ServerProcess.begin(address)).ready();
  admin = await signedInAs(server, 'admin@atlas.test');
});

afterAll(async () => {
  await Promise.all([server?.end(), other?.end(), database?.close()]);
  await standby?.remove();
  await primary?.stop();
  for (const each of [folder, archive]) rmSync(each, { recursive: true, force: true });
});

const figure = async (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(metrics)).text())?.[1]);
const onReplica = () => figure('noria_replica_reads_total\\{server="replica"\\}');
const onPrimary = () => figure('noria_replica_reads_total\\{server="primary"\\}');
const onStandby = (statement: string) => ask(standby.urlLike(superuserOf(folder)), statement);

/** Goes on with the replay, which may cancel the statement that let it go on. */
const resume = () =>
  onStandby('select pg_wal_replay_resume()').catch((error: Error & { code?: string }) => {
    if (error.code !== recoveryConflict) throw error;
  });

/** Reads what is heavy: a report, a dashboard, the search, and the export of a list. */
async function readHeavily(client: Client, text: string): Promise<Shown> {
  const { data, errors } = await client.query(
    `query($text: String!) {
      trialBalance { debit rows { number closing } }
      crmOverview { openLeads openValue }
      searchRecords(text: $text) { title }
    }`,
    { text },
  );
  expect(errors).toEqual([]);
  const response = await fetch(`${client.url}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body: JSON.stringify({
      query: 'query($search: String) { customers(first: 1, search: $search) { edges { node { name } } } }',
      variables: { search: text },
      format: 'csv',
      name: 'Customers',
      columns: [{ title: 'Name', path: 'name' }],
    }),
  });
  return { ...data, file: await response.text() };
}

const create = (client: Client, name: string) =>
  client.mutate('createCustomer', { name, address: '1 Main St', city: 'Bilbao', country: 'ES' }, 'customer { id }');

/** Reads until all of it came from the replica, and returns that. */
async function readOnReplica(text: string): Promise<Shown> {
  for (;;) {
    const before = await onPrimary();
    const read = await readHeavily(admin, text);
    if ((await onPrimary()) === before) return read;
  }
}

test('heavy reads run on the replica, and show what was written before, by any process', async () => {
  await create(admin, 'Quince Orchard');
  const before = await onReplica();
  const read = await readOnReplica('Quince');
  expect((await onReplica()) - before).toBeGreaterThanOrEqual(4);
  expect(read.searchRecords).toEqual([{ title: 'Quince Orchard' }]);
  expect(read.file).toContain('Quince Orchard');
  expect(await readHeavily(await signedInAs(other, 'admin@atlas.test'), 'Quince')).toEqual(read);
  expect(await figure('noria_replica_up')).toBe(1);
  expect(await figure('noria_replica_lag_bytes')).toBeLessThan(1024 ** 2);
});

test('on the replica a company sees its own records alone', async () => {
  const boreal = await signedInAs(server, 'admin@boreal.test');
  const read = await readHeavily(boreal, 'Quince');
  expect(read.searchRecords).toEqual([]);
  expect(read.file).not.toContain('Quince');
});

test('while the replica is behind, the primary shows what was written, and then the replica again', async () => {
  await readOnReplica('Quince');
  await onStandby('select pg_wal_replay_pause()');
  await create(await signedInAs(other, 'admin@atlas.test'), 'Medlar Orchard');
  const before = await onPrimary();
  const read = await readHeavily(admin, 'Medlar');
  expect(read.searchRecords).toEqual([{ title: 'Medlar Orchard' }]);
  expect(read.file).toContain('Medlar Orchard');
  expect(await onPrimary()).toBe(before + 4);
  expect(await figure('noria_replica_lag_bytes')).toBeGreaterThan(0);
  await resume();
  expect(await readOnReplica('Medlar')).toEqual(read);
});

test('a read that the replica cancels runs on the primary, and one that writes runs nowhere', async () => {
  await ask(primary.url, 'create table in_the_way (id int)');
  await ask(primary.url, 'grant select, insert on in_the_way to noria_request');
  database = await openDatabase({ url: primary.url, readUrl: env.DATABASE_READ_URL }, 2);
  const tenant = { companyId: (await ask(primary.url, 'select gen_random_uuid() as id'))[0].id as string };
  const places: boolean[] = [];
  const read = () =>
    database!.heavyRead(tenant, async em => {
      const [{ standby: isStandby }] = await em.execute<[{ standby: boolean }]>('select pg_is_in_recovery() as standby');
      places.push(isStandby);
      if (!isStandby) return 'read';
      await em.execute('select from in_the_way');
      await ask(primary.url, 'drop table in_the_way');
      return em.execute('select pg_sleep(10)');
    });
  expect([await read(), places]).toEqual(['read', [true, false]]);
  await expect(database.heavyRead(tenant, em => em.execute('delete from customer'))).rejects.toThrow(/read-only transaction/);
});

/** Runs an operator's command; returns its exit code and output. */
const run = (name: string, settings: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; out: string }>(done =>
    execFile(
      process.execPath,
      [resolve(`dist/server/${name}.js`)],
      { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...settings } },
      (error, out) => done({ code: Number(error?.code ?? 0), out }),
    ),
  );
const doctor = async () => (await run('doctor', env)).out;

test('a lost replica is no failure, and is reported', async () => {
  expect(await doctor()).toMatch(/✓ Replica: it is \d+ bytes behind/);
  const before = await readOnReplica('Medlar');
  await standby.end();
  expect(await readHeavily(admin, 'Medlar')).toEqual(before);
  expect(await figure('noria_replica_up')).toBe(0);
  expect(await (await fetch(metrics)).text()).toContain('noria_replica_lag_bytes Nan');
  expect(await doctor()).toContain('✗ Replica: It does not respond');
  await standby.follow();
  expect(await readOnReplica('Medlar')).toEqual(before);
});

test('continuous archiving restores to a point in time, with every invariant', async () => {
  const base = await ClusterCopy.take(folder);
  let restored: ServerProcess | undefined;
  try {
    await create(admin, 'Kept Orchard');
    const [{ now }] = await ask(primary.url, 'select clock_timestamp()::text as now');
    await create(admin, 'Mistaken Orchard');
    // The last segment is archived once another one begins.
    const [{ segment }] = await ask(superuserOf(folder), 'select pg_walfile_name(pg_switch_wal()) as segment');
    await expect.poll(() => existsSync(join(archive, segment as string)), { timeout: 30_000 }).toBe(true);
    await base.recover(`cp ${archive}/%f %p`, now as string);
    const address = { DATABASE_URL: base.urlLike(primary.url), SESSION_SECRET: primary.sessionSecret, NORIA_DATA_DIR: folder };
    restored = await (await ServerProcess.begin(address)).ready();
    const { data } = await (await signedInAs(restored, 'admin@atlas.test')).query('{ searchRecords(text: "Orchard") { title } }');
    const titles = data.searchRecords.map(({ title }: Shown) => title);
    expect(titles).toContain('Kept Orchard');
    expect(titles).not.toContain('Mistaken Orchard');
    expect(await run('invariants', address)).toEqual({ code: 0, out: expect.any(String) });
  } finally {
    await restored?.end();
    await base.remove();
  }
});
