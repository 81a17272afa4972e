import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { listen } from '../support/listen.ts';
import { startBeside } from '../support/startBeside.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
/** Another process: it holds the streams and learns of the actions only through the database. */
let second: { url: string; stop(): Promise<void> };
let admin: Client;
let root: Client;
let count = 0;

beforeAll(async () => {
  server = await startDemo();
  second = await startBeside(server);
  [admin, root] = [await signedInAs(server, 'admin@atlas.test'), await signedInAs(server, 'super@noria.test')];
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

/** Creates a user of Atlas who is signed in and holds a stream on the other process. */
async function listener() {
  const email = `listener${++count}@atlas.test`;
  const title = `Listens ${count}`;
  const { role } = await admin.mutate('createRole', { title, description: 'x', permissions: ['CRM'] }, 'role { id }');
  const { user } = await admin.mutate('createUser', { name: 'Listener', email, password: demoPassword, roleId: role.id }, 'user { id }');
  const client = await signedInAs(server, email);
  const stream = await listen(second.url, client, ['Contact']);
  return { client, email, userId: user.id as string, roleId: role.id as string, stream };
}
type Listener = Awaited<ReturnType<typeof listener>>;

const actions: [string, (one: Listener) => Promise<unknown>][] = [
  ['he signs out', ({ client }) => client.mutate('signOut', {}, '__typename')],
  [
    'he ends all others from another one',
    async ({ email }) => (await signedInAs(server, email)).mutate('revokeOtherSessions', {}, '__typename'),
  ],
  [
    'he changes the password elsewhere',
    async ({ email }) => {
      const password = { currentPassword: demoPassword, password: 'another password', confirmPassword: 'another password' };
      return (await signedInAs(server, email)).mutate('changePassword', password, '__typename');
    },
  ],
  ['an administrator ends his sessions', ({ userId }) => admin.mutate('endUserSessions', { id: userId }, '__typename', 'RecordInput')],
  ['he is deactivated', ({ userId }) => admin.mutate('setUserStatus', { id: userId, status: 'INACTIVE' }, '__typename')],
  ['he is deleted', ({ userId }) => admin.mutate('deleteUsers', { ids: [userId] }, '__typename', 'DeleteInput')],
  ['his role is made inactive', ({ roleId }) => admin.mutate('updateRole', { id: roleId, status: 'INACTIVE' }, '__typename')],
];

/** Without a notification, a stream checks every twenty seconds, which would be too late for this timeout. */
const soon = { timeout: 19_000 };

it.each(actions)('an open stream ends at once when %s', soon, async (_name, action) => {
  const one = await listener();
  const other = await listen(second.url, admin, ['Customer']);
  expect(await action(one)).toMatchObject({ errors: [] });
  expect(await one.stream.next()).toBeUndefined();
  expect((await one.client.query('{ sessions { sessionId } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const { customer } = await admin.mutate(
    'createCustomer',
    { name: 'Mill House', address: '1 Main St', city: 'Madrid', country: 'ES' },
    'customer { id }',
  );
  expect(await other.until(customer.id)).toContain(customer.id);
  other.stop();
});

it('the stream of a key ends when it is revoked', soon, async () => {
  const { apiKey, secret } = await admin.mutate('createApiKey', { name: 'Shop', permissions: ['CRM'] }, 'apiKey { id } secret');
  const stream = await listen(second.url, new Client(server.url, secret), ['Contact']);
  await admin.mutate('revokeApiKey', { id: apiKey.id }, '__typename', 'RecordInput');
  expect(await stream.next()).toBeUndefined();
});

it('all streams of a company end when it is suspended', soon, async () => {
  const boreal = await signedInAs(server, 'admin@boreal.test');
  const stream = await listen(second.url, boreal, ['Contact']);
  const { data } = await root.query('{ companies(filter: { name: { eq: "Boreal Foods" } }) { edges { node { id } } } }');
  await root.mutate('suspendCompany', { id: data.companies.edges[0].node.id }, '__typename', 'RecordInput');
  expect(await stream.next()).toBeUndefined();
  expect((await boreal.query('{ sessions { sessionId } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});
