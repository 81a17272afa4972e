import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ask } from '../../server/core/database/ask.ts';
import { newId } from '../../server/core/database/ids.ts';
import type { StatementBatch } from '../../server/core/database/wire/Batch.ts';
import { SharedConnections } from '../../server/core/database/wire/SharedConnections.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
let sharedConnections: SharedConnections;
/** Round trips that used a dedicated connection. */
let apart: string[];
beforeAll(async () => {
  server = await startServer({}, { template: 'empty' });
  sharedConnections = new SharedConnections(server.database.url);
});
afterAll(async () => {
  await sharedConnections.close();
  await server.stop();
});
beforeEach(() => (apart = []));

/** Returns the single value of a round trip's last statement. */
async function go(...trip: StatementBatch): Promise<unknown> {
  const results = await sharedConnections.run(trip, async () => {
    const { text } = trip.at(-1)!;
    apart.push(text);
    const client = await server.database.pool.connect();
    const { rows } = await client.query<Record<string, unknown>>(text, trip.at(-1)!.values).finally(() => client.release());
    return [{ rows: [Object.values(rows[0])] }] as never;
  });
  return Object.values(results.at(-1)!.rows[0])[0];
}
const pid = () => go({ text: 'select pg_backend_pid()' });
const many = (count: number) => Promise.all(Array.from({ length: count }, pid));

/** Waits until both are open: the first round trips open them, and use a dedicated connection. */
const open = () =>
  vi.waitFor(
    async () => {
      apart = [];
      expect([new Set(await many(20)).size, apart]).toEqual([2, []]);
    },
    { timeout: 30_000, interval: 50 },
  );

it('shares two connections among all short trips', open);

it('lets nobody stand behind one that is slow, which has its answer all the same', async () => {
  await open();
  const ended: string[] = [];
  const sleep = 'select pg_sleep($1) is not null';
  // Seconds, which leave a busy machine time for what is quick.
  const slow = [1, 2].map(() => go({ text: sleep, values: [6] }).then(answer => ended.push(answer === true ? 'slow' : 'lost')));
  for (let times = 0; times < 5; times++) await many(20).then(() => ended.push('quick'));
  await Promise.all(slow);
  expect(ended).toEqual([...Array<string>(5).fill('quick'), 'slow', 'slow']);
  expect(apart.filter(text => text === sleep)).toHaveLength(2);
  // It is known to be slow for five seconds, which have passed.
  await go({ text: sleep, values: [0.5] });
  apart = [];
  await go({ text: sleep, values: [0] });
  expect(apart, 'it is known to be slow').toEqual([sleep]);
});

it('keeps its limits behind a pooler, which drops those that a connection begins with', async () => {
  const direct = new pg.Client({ connectionString: server.database.url });
  const pooler = createServer({ noDelay: true }, near => {
    const far = connect(direct.host.startsWith('/') ? { path: `${direct.host}/.s.PGSQL.${direct.port}` } : direct);
    near.once('data', first => {
      const settings = first.toString('latin1', 8).replace(/(statement|lock)_timeout\0\d+\0/g, '');
      const start = Buffer.concat([first.subarray(0, 8), Buffer.from(settings, 'latin1')]);
      start.writeInt32BE(start.length);
      far.write(start);
      pipeline(near, far, near).catch(() => undefined);
    });
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const url = new URL(server.database.url);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  const straight = sharedConnections;
  sharedConnections = new SharedConnections(url.href);
  try {
    await open();
    expect(await go({ text: `select current_setting('lock_timeout')` })).toBe('50ms');
    expect(await go({ text: 'select pg_sleep($1) is not null', values: [1] })).toBe(true);
    expect(apart).toHaveLength(1);
  } finally {
    await sharedConnections.close();
    sharedConnections = straight;
    pooler.close();
  }
});

it('waits for a lock on a connection of its own', async () => {
  await open();
  const holder = await server.database.pool.connect();
  await holder.query('begin; select pg_advisory_xact_lock(4711)');
  let isDone = false;
  const waiting = go({ text: `select pg_advisory_xact_lock($1)::text || 'held'`, values: [4711] }).then(answer => {
    isDone = true;
    return answer;
  });
  await vi.waitFor(() => expect(apart).toHaveLength(1), { timeout: 30_000 });
  expect(isDone).toBe(false);
  await holder.query('commit');
  holder.release();
  expect(await waiting).toBe('held');
});

it('fails a trip without harm to those behind it, which counted on what it was to prepare', async () => {
  await open();
  const bad: StatementBatch = [
    { name: 'quotient', text: 'select 1 / $1::int', values: [0] },
    { name: 'same', text: 'select $1::int', values: [1] },
  ];
  for (const value of [2, 3]) {
    const [failed, ...others] = await Promise.allSettled([
      go(...bad),
      ...[1, 2, 3].map(() => go({ name: 'same', text: 'select $1::int', values: [value] })),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(others).toEqual([1, 2, 3].map(() => ({ status: 'fulfilled', value })));
  }
});

it('runs a transaction of one round trip while every connection of the pool is taken', async () => {
  const { pool, sharedConnections: own } = server.database.requests;
  await expect.poll(() => own.run([{ text: 'select 1', rowMode: 'array' }], async () => [])).toHaveLength(1);
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const companyId = newId(0);
    const rows = await server.database.inCompany({ companyId }, em =>
      ask(em, `select current_setting('app.company') as company, $1 as said`, ['so']),
    );
    expect(await rows()).toEqual([{ company: companyId, said: 'so' }]);
    expect(pool.waitingCount).toBe(0);
  } finally {
    for (const client of taken) client.release();
  }
});

it('keeps nothing of one trip for the next', async () => {
  await open();
  await Promise.all([1, 2].map(() => go({ text: `select set_config('app.company', $1, true)`, values: ['another'] })));
  const left = await Promise.all(
    Array.from({ length: 10 }, () => go({ text: `select coalesce(current_setting('app.company', true), '')` })),
  );
  expect(new Set(left)).toEqual(new Set(['']));
});

it('goes on when its connections are cut', async () => {
  await open();
  const before = await many(20);
  await server.database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [[...new Set(before)]]);
  await vi.waitFor(async () => expect(await pid()).toBeTypeOf('number'), { timeout: 30_000 });
  await open();
  expect((await many(20)).some(each => before.includes(each))).toBe(false);
});
