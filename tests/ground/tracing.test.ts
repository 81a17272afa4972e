import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withoutValues } from '../../server/core/observability/traceStatements.ts';
import { signedInAs } from '../support/Client.ts';
import { dataFolder } from '../support/inMemory.ts';
import { copyTemplate } from '../support/templates.ts';
import { drop, urlOf } from '../support/testDatabases.ts';
import { ServerProcess } from './ServerProcess.ts';

interface Told {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const folder = await dataFolder();
const serverUrl = process.env.TEST_DATABASE_URL!;
const name = `noria_test_${randomBytes(6).toString('hex')}`;
const spans: Told[] = [];
/** Paths and keys that came. */
const doors = new Set<string>();
let receiver: Server;
let server: ServerProcess;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    doors.add(`${request.url} ${request.headers['x-key'] as string}`);
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] };
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret', OTEL_BSP_SCHEDULE_DELAY: '100' };
  await copyTemplate(serverUrl, 'demo', name);
  const env = { DATABASE_URL: urlOf(serverUrl, name), SESSION_SECRET: randomBytes(32).toString('hex'), NORIA_DATA_DIR: folder };
  server = await (await ServerProcess.begin({ ...env, ...traced })).ready();
});

afterAll(async () => {
  await server?.end();
  receiver?.close().closeAllConnections();
  await drop(serverUrl, name);
  rmSync(folder, { recursive: true, force: true });
});

const below = ({ spanId, traceId }: Told) => spans.filter(span => span.parentSpanId === spanId && span.traceId === traceId);
const attribute = ({ attributes }: Told, name: string) => attributes.find(({ key }) => key === name)?.value.stringValue;

test('a request, its operation and its statements are one trace, without what they are about', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const input = { name: 'Secret Client', address: 'Hidden Street', city: 'Bilbao', country: 'ES', email: 'quiet@example.com' };
  const create = 'mutation CreateIt($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }';
  await admin.query(create, { input });
  const find =
    'query FindIt($name: String!) { customers(first: 5, search: $name, filter: { email: { eq: "quiet@example.com" } }) { totalCount } }';
  // The second time it is known, and takes a shorter way.
  for (const _ of ['new', 'known']) expect((await admin.query(find, { name: 'Secret Client' })).data.customers.totalCount).toBe(1);
  await vi.waitFor(() => expect(spans.filter(({ name }) => name === 'query FindIt')).toHaveLength(2), { timeout: 30_000 });
  for (const name of ['mutation CreateIt', 'query FindIt'])
    for (const operation of spans.filter(span => span.name === name)) {
      await vi.waitFor(() => expect(spans.some(({ spanId }) => spanId === operation.parentSpanId)).toBe(true), { timeout: 30_000 });
      const request = spans.find(({ spanId }) => spanId === operation.parentSpanId)!;
      expect([request.name, request.parentSpanId]).toEqual(['POST /graphql', undefined]);
      expect(attribute(request, 'noria.request_id')).toMatch(/^[\da-f-]{36}$/);
      const statements = below(operation);
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) expect(attribute(statement, 'db.query.text')).toBeTruthy();
    }
  expect([...doors]).toEqual(['/v1/traces secret']);
  expect(JSON.stringify(spans)).not.toMatch(/Secret Client|Hidden Street|quiet@example|admin@atlas|127\.0\.0\.1/);
});

test('literals are not part of a statement', () => {
  expect(withoutValues(`select "t1"."a2", $1 from t where name = 'O''Neill' and price > -12.50 and id in ('a','b') limit 20`)).toBe(
    'select "t1"."a2", $1 from t where name = ? and price > ? and id in (?,?) limit ?',
  );
});

test('nothing of it is loaded unless it is asked for', () => {
  const files = readdirSync(resolve('dist/server'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'));
  const textOf = (name: string) => readFileSync(resolve('dist/server', name), 'utf8');
  const tracers = files.filter(name => textOf(name).includes('@opentelemetry/'));
  expect(tracers.length).toBeGreaterThan(0);
  for (const name of files)
    for (const tracer of tracers) {
      const path = tracer.split('/').at(-1)!.replaceAll('.', '\\.');
      if (name !== tracer) expect(textOf(name)).not.toMatch(new RegExp(`^import[^(].*${path}`, 'm'));
    }
  expect(tracers.some(name => /(^|\/)(main|app)/.test(name))).toBe(false);
});
