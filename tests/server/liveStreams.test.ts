import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { liveStreams } from '../../server/core/observability/metrics.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { listen } from '../support/listen.ts';
import type { TestServer } from '../support/startServer.ts';
import { watchStatements } from '../support/statements.ts';

const ofSession = 20;
const ofProcess = 23;

let server: TestServer;
const opened: { stop(): void }[] = [];
beforeAll(async () => {
  server = await startDemo({ LIVE_STREAMS: `${ofProcess}` });
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.stop();
  await vi.waitUntil(async () => (await taken()) === 0, 20_000);
});
afterAll(() => server.stop());

/** Number of streams in use, as the operator sees it. */
const taken = async () => (await liveStreams.get()).values[0].value;
const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length;

async function open(client: Client, types = ['Customer']) {
  const stream = await listen(server.url, client, types);
  opened.push(stream);
  return stream;
}
const openMany = (client: Client, count: number) => Promise.all(Array.from({ length: count }, () => open(client)));

const newCustomer = async (client: Client) => {
  const input = { name: 'Mill House', address: '1 Main St', city: 'Madrid', country: 'ES' };
  return (await client.mutate('createCustomer', input, 'customer { id }')).customer.id as string;
};

/** Response to a client that is refused a stream. */
async function refused({ token }: Client, language = 'en') {
  const response = await fetch(`${server.url}/graphql/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-language': language,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: 'subscription { recordsChanged(types: ["Role"]) { recordId } }' }),
  });
  return { status: response.status, again: response.headers.get('retry-after'), body: (await response.json()) as { errors: object[] } };
}

it('allows twenty streams per session, and another once one is closed', async () => {
  const crm = await signedInAs(server, 'crm@atlas.test');
  const streams = await openMany(crm, ofSession);
  expect(streams.map(({ status }) => status)).toEqual(Array(ofSession).fill(200));
  const errors = [
    {
      message: 'Up to 20 live connections per session. Close pages you no longer use.',
      extensions: { code: 'LIMIT_EXCEEDED', messageId: 'tooManyStreams', requestId: expect.any(String) },
    },
  ];
  expect(await refused(crm)).toEqual({ status: 429, again: '5', body: { errors } });
  expect((await refused(crm, 'es')).body.errors).toMatchObject([{ message: expect.stringContaining('20 conexiones') }]);
  // Another session of the same user has its own allowance.
  expect((await open(await signedInAs(server, 'crm@atlas.test'))).status).toBe(200);
  streams.pop()!.stop();
  await expect.poll(taken).toBe(ofSession);
  expect((await open(crm)).status).toBe(200);
});

it('allows a configured number per process, and asks further clients to return later', async () => {
  const one = await signedInAs(server, 'crm@atlas.test');
  const other = await signedInAs(server, 'inventory@atlas.test');
  await openMany(one, ofSession);
  await openMany(other, ofProcess - ofSession);
  expect(await refused(other)).toMatchObject({ status: 503, again: '5', body: { errors: [{ extensions: { code: 'UNAVAILABLE' } }] } });
  // Other requests are still answered.
  expect((await other.query('{ viewer { email } }')).errors).toEqual([]);
});

it('checks permissions once for all streams of a session', async () => {
  const crm = await signedInAs(server, 'crm@atlas.test');
  const { companyId, userId: id } = (await crm.query('{ viewer { companyId userId } }')).data.viewer;
  const streams = await openMany(crm, 5);
  const made = await newCustomer(crm);
  for (const stream of streams) expect(await stream.until(made)).toContain(made);
  const statements = watchStatements();
  await server.database.aside.query(`select pg_notify('noria_rights', $1)`, [`${companyId} ${id}`]);
  const looks = () => statements.texts().filter(text => /as known/.test(text)).length;
  await expect.poll(looks).toBeGreaterThan(0);
  // Changes are delivered in order: when the next one arrives, every rights check requested before it has finished.
  const next = await newCustomer(await signedInAs(server, 'admin@atlas.test'));
  for (const stream of streams) expect(await stream.until(next)).toContain(next);
  expect(looks()).toBe(1);
  statements.stop();
});

it('frees everything of a closed stream, also where nothing happens', async () => {
  const crm = await signedInAs(server, 'crm@atlas.test');
  const before = timers();
  await openMany(crm, ofSession);
  expect(timers()).toBeGreaterThan(before);
  for (const stream of opened.splice(0)) stream.stop();
  await expect.poll(timers).toBeLessThanOrEqual(before);
});

it('refuses a long request', async () => {
  const crm = await signedInAs(server, 'crm@atlas.test');
  const response = await fetch(`${server.url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${crm.token}` },
    body: JSON.stringify({
      query: 'subscription($types: [String!]!) { recordsChanged(types: $types) { recordId } }',
      variables: { types: Array(5_000).fill('Customer') },
    }),
  });
  expect(response.status).toBe(413);
});
