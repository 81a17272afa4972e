import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import { userBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

let made = 0;
async function newKey(input: object = {}, owner = admin) {
  const values = { name: `Shop ${++made}`, permissions: ['CRM'], ...input };
  const payload = await owner.mutate('createApiKey', values, 'apiKey { id name prefix status lastUsedAt owner { name } } secret');
  expect(payload.errors).toEqual([]);
  return { ...payload.apiKey, secret: payload.secret, client: new Client(server.url, payload.secret) };
}
const customers = '{ customers(first: 1) { totalCount } }';
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;
const stored = (id: string) =>
  server.database.platform(em => em.execute<Record<string, unknown>[]>('select * from api_key where id = ?', [id])).then(([row]) => row);
const customer = { name: 'Mill House', address: '1 Main St', city: 'Madrid', country: 'ES' };

it('reads no platform table for fields requested beside the list of keys', async () => {
  const crm = await signedInAs(server, 'crm@atlas.test');
  const { customer: made } = await crm.mutate('createCustomer', customer, 'customer { id }');
  const input = { ids: [made.id], values: { city: 'Elsewhere' }, inBackground: true };
  const { task } = await crm.mutate('bulkUpdateCustomer', input, 'task { id }');
  await newKey();
  const { data } = await admin.query('{ tasks: backgroundTasks { edges { node { id } } } keys: companyApiKeys { id } name: __typename }');
  expect(Object.keys(data)).toEqual(['tasks', 'keys', 'name']);
  expect(data.keys).not.toEqual([]);
  expect(JSON.stringify(data.tasks)).not.toContain(task.id);
});

describe('a key', () => {
  it('is shown once and stored as a hash, with a recognizable prefix', async () => {
    const key = await newKey({ clientMutationId: 'a key' });
    expect(key.secret).toMatch(/^noria_[\w-]{43}$/);
    expect(key.secret.startsWith(key.prefix)).toBe(true);
    expect(JSON.stringify(await stored(key.id))).not.toContain(key.secret.slice(12));
    const again = await admin.mutate(
      'createApiKey',
      { name: key.name, permissions: ['CRM'], clientMutationId: 'a key' },
      'apiKey { id } secret',
    );
    expect(again).toMatchObject({ apiKey: { id: key.id }, secret: null });
    await expect(
      server.database.inCompany({ companyId: (await stored(key.id)).company_id as string }, em =>
        em.execute('select token_hash from api_key'),
      ),
    ).rejects.toThrow('permission denied');
  });

  it('authorizes GraphQL and REST calls within its own and its owner’s permissions', async () => {
    const { client } = await newKey();
    await client.mutate('createCustomer', customer, 'customer { id }');
    expect((await client.query(customers)).data.customers.totalCount).toBeGreaterThan(0);
    expect((await client.query(customers)).errors).toEqual([]);
    expect(codeOf(await client.query('{ users { totalCount } }'))).toBe('FORBIDDEN');
    expect((await client.query('{ viewer { email permissions } }')).data.viewer).toEqual({
      email: `admin@${server.domain!}`,
      permissions: ['CRM'],
    });
    const call = (path: string) => fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${client.token}` } });
    expect((await call('/crm/getAllCustomers')).status).toBe(200);
    expect((await call('/roles')).status).toBe(403);
    const crm = await signedInAs(server, 'crm@atlas.test');
    const refused = await crm.mutate('createApiKey', { name: 'More', permissions: ['CRM', 'ADMINISTRATIVE_ROLES'] }, 'secret');
    expect(refused).toMatchObject({ errors: [{ field: 'permissions', code: 'onlyWhatYouHold' }], secret: null });
  });

  it('is recorded as the author of its writes, unless it is read-only', async () => {
    const writer = await newKey({ name: 'Writer' });
    const { customer: written } = await writer.client.mutate('createCustomer', customer, 'customer { id }');
    await writer.client.mutate('updateCustomer', { id: written.id, name: 'Mill House 2' }, 'customer { id }');
    const { data } = await admin.query(
      'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { actorName } } } }',
      {
        id: written.id,
      },
    );
    expect(data.auditEntries.edges[0].node.actorName).toMatch(/ · Writer$/);
    const reader = await newKey({ isReadOnly: true });
    await expect(reader.client.mutate('createCustomer', customer, 'customer { id }')).rejects.toThrow('keyReadsOnly');
    expect((await reader.client.query(customers)).errors).toEqual([]);
  });

  it('records its last use, once', async () => {
    const key = await newKey();
    const lastUse = async () => (await stored(key.id)).last_used_at;
    expect(key.lastUsedAt).toBeNull();
    await Promise.all(Array.from({ length: 5 }, () => key.client.query(customers)));
    const first = await lastUse();
    expect(first).not.toBeNull();
    await key.client.query(customers);
    expect(await lastUse()).toEqual(first);
    await server.database.platform(em =>
      em.execute(`update api_key set last_used_at = now() - interval '2 minutes' where id = ?`, [key.id]),
    );
    await key.client.query(customers);
    expect(Date.parse(String(await lastUse()))).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('a key stops working with the next request', () => {
  const knows = async (client: Client) => (await client.query('{ viewer { email } }')).data.viewer !== null;

  it('when it is revoked or expires', async () => {
    const [one, other] = [await newKey(), await newKey({ expiresInDays: 30 })];
    expect([await knows(one.client), await knows(other.client)]).toEqual([true, true]);
    await admin.mutate('revokeApiKey', { id: one.id }, 'apiKey { status }', 'RecordInput');
    await server.database.platform(em => em.execute('update api_key set expires_at = now() where id = ?', [other.id]));
    expect([await knows(one.client), await knows(other.client)]).toEqual([false, false]);
    const { data } = await admin.query('{ apiKeys { id status } }');
    const statusOf = (id: string) => data.apiKeys.find((key: { id: string }) => key.id === id).status;
    expect([statusOf(one.id), statusOf(other.id)]).toEqual(['REVOKED', 'EXPIRED']);
    expect(await knows(new Client(server.url, `noria_${'x'.repeat(43)}`))).toBe(false);
  });

  it('when its owner loses the role or leaves', async () => {
    const owner = await signedInAs(server, 'crm@atlas.test');
    const { client, id } = await newKey({}, owner);
    expect(codeOf(await client.query(customers))).toBeUndefined();
    const user = await userBy(admin, `crm@${server.domain!}`);
    const other = { title: 'No customers', description: 'x', permissions: ['INVENTORY'] };
    const { role } = await admin.mutate('createRole', other, 'role { id }');
    await admin.mutate('assignRole', { userId: user.id, roleId: role.id }, 'user { id }');
    expect(codeOf(await client.query(customers))).toBe('FORBIDDEN');
    await admin.mutate('assignRole', { userId: user.id, roleId: user.role.id }, 'user { id }');
    expect(codeOf(await client.query(customers))).toBeUndefined();
    await admin.mutate('setUserStatus', { id: user.id, status: 'INACTIVE' }, 'user { id }');
    expect(codeOf(await client.query(customers))).toBe('UNAUTHENTICATED');
    await admin.mutate('setUserStatus', { id: user.id, status: 'ACTIVE' }, 'user { id }');
    expect(codeOf(await client.query(customers))).toBe('UNAUTHENTICATED');
    expect((await stored(id)).revoked_at).not.toBeNull();
  });
});

describe('a key grants no further access', () => {
  it('creates neither users nor keys, and touches no password, session or profile', async () => {
    const { client, id } = await newKey({ permissions: ['CRM', 'ADMINISTRATIVE_ROLES'] });
    const user = await userBy(client, `roles@${server.domain!}`);
    const passwords = { currentPassword: 'x', password: 'a new password', confirmPassword: 'a new password' };
    const tries: [string, object, string?][] = [
      ['createApiKey', { name: 'Child', permissions: ['CRM'] }],
      ['revokeApiKey', { id }, 'RecordInput'],
      ['changePassword', passwords],
      ['revokeOtherSessions', {}],
      ['signOut', {}],
      ['unlock', { password: 'x' }],
      ['updateProfile', { name: 'x' }],
      ['createUser', { name: 'Ghost', email: 'ghost@atlas.test', password: 'a long password', roleId: user.id }],
      ['updateUser', { id: user.id, email: 'ghost@atlas.test' }],
    ];
    for (const [name, input, type] of tries)
      await expect(client.mutate(name, input as Record<string, unknown>, '__typename', type), name).rejects.toThrow('notByKey');
    const { role } = await client.mutate('createRole', { title: 'Wider', description: 'x', permissions: ['INVENTORY'] }, 'role { id }');
    expect(role).toBeNull();
  });

  it('invites nobody, unless it was created for that', async () => {
    const roleId = (await admin.query('{ roles(search: "Sales") { edges { node { id } } } }')).data.roles.edges[0].node.id;
    const { client } = await newKey({ permissions: ['CRM', 'ADMINISTRATIVE_ROLES'] });
    const input = { email: 'by.key@people.test', roleId };
    const { invitation } = await admin.mutate('inviteUser', input, 'invitation { id }');
    await expect(client.mutate('inviteUser', { email: 'mine@people.test', roleId }, '__typename')).rejects.toThrow('keyMayNotInvite');
    await expect(client.mutate('resendInvitation', { id: invitation.id }, '__typename', 'RecordInput')).rejects.toThrow('keyMayNotInvite');
    const inviting = await newKey({ permissions: ['CRM', 'ADMINISTRATIVE_ROLES'], mayInvite: true });
    const made = await inviting.client.mutate('inviteUser', { email: 'hers@people.test', roleId }, 'invitation { email }');
    expect(made).toMatchObject({ errors: [], invitation: { email: 'hers@people.test' } });
  });

  it('is listed for its owner and administrators, who can revoke it', async () => {
    const { id } = await newKey({}, await signedInAs(server, 'gabriel.rojas@atlas.test'));
    const [colleague, foreign] = [await signedInAs(server, 'roles@atlas.test'), await signedInAs(server, 'admin@boreal.test')];
    const somebody = await signedInAs(server, 'hrm@atlas.test');
    expect((await colleague.query('query($id: ID!) { node(id: $id) { id } apiKeys { id } }', { id })).data).toEqual({
      node: { id },
      apiKeys: [],
    });
    for (const client of [somebody, foreign])
      expect((await client.query('query($id: ID!) { node(id: $id) { id } apiKeys { id } }', { id })).data).toEqual({
        node: null,
        apiKeys: [],
      });
    await expect(foreign.mutate('revokeApiKey', { id }, 'apiKey { id }', 'RecordInput')).rejects.toThrow('NOT_FOUND');
    const all = (await admin.query('{ companyApiKeys { id owner { name } } }')).data.companyApiKeys;
    expect(all.find((key: { id: string }) => key.id === id).owner.name).toBe('Gabriel Rojas');
    expect((await foreign.query('{ companyApiKeys { id } }')).data.companyApiKeys).toEqual([]);
    const revoked = await admin.mutate('revokeApiKey', { id }, 'apiKey { status }', 'RecordInput');
    expect(revoked).toMatchObject({ errors: [], apiKey: { status: 'REVOKED' } });
  });
});
