import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataFolder } from '../support/inMemory.ts';
import { copyTemplate } from '../support/templates.ts';
import { drop, urlOf } from '../support/testDatabases.ts';
import { freePort, ServerProcess } from './ServerProcess.ts';

const folder = await dataFolder();
const serverUrl = process.env.TEST_DATABASE_URL!;
const name = `noria_test_${randomBytes(6).toString('hex')}`;
const address = { DATABASE_URL: urlOf(serverUrl, name), SESSION_SECRET: randomBytes(32).toString('hex') };
let server: ServerProcess;
let metrics: string;

beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  await copyTemplate(serverUrl, 'empty', name);
  server = await (await ServerProcess.begin({ ...address, NORIA_DATA_DIR: folder, METRICS_PORT: `${port}` })).ready();
});

afterAll(async () => {
  await server?.end();
  await drop(serverUrl, name);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the log lines that contain a word, as soon as there is one. */
async function logged(word: string, process = server): Promise<Record<string, unknown>[]> {
  for (;;) {
    const lines = process.out.split('\n').filter(line => line.startsWith('{') && line.endsWith('}') && line.includes(word));
    if (lines.length) return lines.map(line => JSON.parse(line) as Record<string, unknown>);
    await new Promise(done => process.child.stdout!.once('data', done));
  }
}

it('reports that it is up and that it is ready', async () => {
  const [up, ready] = await Promise.all(['/healthz', '/readyz'].map(path => fetch(server.url + path)));
  expect([up.status, await up.json()]).toEqual([200, { status: 'up' }]);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
});

it('measures requests by route, and the connections to the database, on a port of its own', async () => {
  await fetch(`${server.url}/healthz`);
  await fetch(`${server.url}/api/v1/roles/a%20secret`);
  const text = await (await fetch(metrics)).text();
  expect(text).toMatch(/noria_http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
  expect(text).toMatch(/_count\{method="GET",route="\/api\/v1\/roles\/:id",status="401"\} 1/);
  expect(text).not.toContain('secret');
  for (const state of ['open', 'idle', 'waiting', 'shared'])
    expect(text).toMatch(new RegExp(`noria_database_connections\\{state="${state}"\\} \\d`));
  expect(text).toContain('process_resident_memory_bytes');
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('noria_http');
});

it('exports each metric that the dashboard and the alerts in deploy/ are about', async () => {
  const board = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const alerts = [...readFileSync('deploy/alerts.yml', 'utf8').matchAll(/expr:(?: >-)?((?: .*|\n {10}.*)+)/g)].map(([, expr]) => expr);
  expect(alerts.length).toBe(readFileSync('deploy/alerts.yml', 'utf8').split('- alert:').length - 1);
  const asked = [...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alerts];
  const names = new Set(asked.flatMap(expr => expr.match(/\b(?:noria|nodejs|process)_\w+/g) ?? []));
  expect(names.size).toBeGreaterThan(8);
  const text = await (await fetch(metrics)).text();
  const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const missing = [...names].filter(name => !exported.has(name.replace(/_(bucket|count|sum)$/, '')));
  // Those of a process with a replica, which replica.test.ts reads.
  expect(missing.sort()).toEqual(['noria_replica_lag_bytes', 'noria_replica_reads_total', 'noria_replica_up']);
});

it('gives each request its own id, which the log has too, and accepts none from the caller', async () => {
  const answer = await fetch(`${server.url}/graphql?secret=hunter2`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'chosen-by-a-stranger',
      authorization: 'Bearer hunter2',
      cookie: 'a=hunter2',
    },
    body: '{"query":"{ __typename }","variables":{"password":"hunter2"}}',
  });
  const id = answer.headers.get('x-request-id')!;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await logged(id)).toContainEqual(expect.objectContaining({ reqId: id, method: 'POST', path: '/graphql' }));
  expect(server.out).not.toContain('hunter2');
});

it('logs the user who lacked a permission, and the operation', async () => {
  const ask = async (query: string, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return {
      id: answer.headers.get('x-request-id')!,
      data: ((await answer.json()) as { data: Record<string, { accessToken: string }> }).data,
    };
  };
  const input = '{ name: "Rana", email: "rana@watched.test", password: "a long password", companyName: "Watched" }';
  const { data } = await ask(`mutation { signUp(input: ${input}) { accessToken } }`);
  const { id } = await ask('{ companies { totalCount } }', data.signUp.accessToken);
  const line = expect.objectContaining({
    reqId: id,
    path: 'companies',
    user: expect.stringMatching(/^[\da-f-]{36}$/),
    msg: 'a right was missing',
  });
  expect(await logged(id)).toContainEqual(line);
});

it('logs an internal failure under the id that the response carries', async () => {
  const database = new pg.Client(address.DATABASE_URL);
  await database.connect();
  await database.query('alter table plan rename column rank to lost');
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ plans { code } }"}',
  });
  await database.query('alter table plan rename column lost to rank');
  await database.end();
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string; requestId: string } }[] };
  expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL', requestId: answer.headers.get('x-request-id') } }]);
  const lines = await logged('a request failed');
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: errors[0].extensions.requestId,
      time: expect.stringMatching(/Z$/),
      err: expect.objectContaining({ stack: expect.stringMatching(/rank[\s\S]*\n {4}at /) }),
    }),
  ]);
});

it("writes a browser's report on one line, without control characters", async () => {
  const form = { level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'over\n{"level":30,"msg":"forged"}\u001b[2K' };
  await fetch(`${server.url}/api/auth/_log`, { method: 'POST', body: new URLSearchParams(form) });
  const [line] = await logged('a browser reports');
  expect(line.client).toEqual({ ...form, message: 'over {"level":30,"msg":"forged"} [2K' });
});

it("accepts the load balancer's request id and client address, and serves without metrics when their port is taken", async () => {
  const own = await dataFolder();
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const env = { ...address, NORIA_DATA_DIR: own, TRUST_PROXY: '1', METRICS_PORT: `${port}` };
  const balanced = await (await ServerProcess.begin(env)).ready();
  const idFor = async (id: string) =>
    (await fetch(`${balanced.url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await idFor('3f2c-from-the-balancer')).toBe('3f2c-from-the-balancer');
  expect(await idFor('not <sane>')).toMatch(/^[\da-f-]{36}$/);
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  for (const [process, address] of [
    [balanced, '203.0.113.7'],
    [server, '127.0.0.1'],
  ] as const) {
    const id = (await fetch(`${process.url}/api/auth/providers`, { headers: forwarded })).headers.get('x-request-id')!;
    expect(await logged(id, process)).toEqual([expect.objectContaining({ path: '/api/auth/providers', address })]);
  }
  // There are two pipes: output on one may arrive after later output on the other.
  await vi.waitFor(
    () => expect(balanced.err).toBe(`Metrics are not served: port ${port} is in use. Set METRICS_PORT to another port.\n`),
    20_000,
  );
  expect(await balanced.end()).toBe(0);
  other.close();
  rmSync(own, { recursive: true, force: true });
});
