import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../server/core/access/allows.ts';
import { Permission } from '../../server/core/access/Permission.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { declaredSchema } from '../support/schemas.ts';
import { roleBy, userBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';

const schema = declaredSchema();
let server: TestServer;
let admin: Client;
/** Holds only Administrative Roles. */
let desk: Client;

beforeAll(async () => {
  server = await startDemo();
  [admin, desk] = [await signedInAs(server, 'admin@atlas.test'), await signedInAs(server, 'roles@atlas.test')];
});
afterAll(() => server.stop());

const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const knows = async (client: Client) => (await client.query('{ viewer { userId } }')).data.viewer !== null;

/** Administrative mutations whose input names a user account. */
const onUsers = Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, args, type, extensions }) => {
  const payload = getNamedType(type);
  const input = getNamedType(args[0].type);
  if (!accessOf({ extensions })!.includes(Permission.ADMINISTRATIVE_ROLES) || !isInputObjectType(input)) return [];
  const answersUser = isObjectType(payload) && 'user' in payload.getFields();
  const fields = Object.keys(input.getFields());
  const of = fields.find(field => field === 'userId' || ((answersUser || /User/.test(name)) && /^ids?$/.test(field)));
  return of ? [{ name, type: input.name, of, fields }] : [];
});

describe('a user who administers roles only, acting on a user with more permissions,', () => {
  it('is refused by every operation that acts on users', async () => {
    const { id } = await userBy(admin, 'admin@atlas.test');
    const { id: roleId } = (await userBy(desk, 'roles@atlas.test')).role;
    const more = { email: 'mine@atlas.test', name: 'Mine', roleId, status: 'INACTIVE', sessionId: id, values: { roleId } };
    const allowed: string[] = [];
    for (const { name, type, of, fields } of onUsers) {
      const given = Object.fromEntries(Object.entries(more).filter(([field]) => fields.includes(field)));
      const input = { ...given, [of]: of === 'ids' ? [id] : id };
      const many = name.startsWith('bulk') ? 'failures { error { code } }' : '';
      const { errors, failures } = await desk.mutate(name, input, many || '__typename', type);
      const codes = codesOf({ errors: many ? failures.map(({ error }: { error: object }) => error) : errors });
      if (codes.join() !== 'hasMorePermissions') allowed.push(`${name}: ${codes.join() || 'done'}`);
    }
    expect(onUsers.length).toBeGreaterThan(8);
    expect(allowed).toEqual([]);
    expect(await knows(admin)).toBe(true);
  });

  it('is refused over REST', async () => {
    const { id } = await userBy(admin, 'admin@atlas.test');
    const { role } = await userBy(desk, 'roles@atlas.test');
    const call = async (method: string, path: string, body?: object) =>
      (
        await fetch(`${server.url}/api/v1/user/${path}`, {
          method,
          headers: { authorization: `Bearer ${desk.token}`, ...(body && { 'content-type': 'application/json' }) },
          body: body && JSON.stringify(body),
        })
      ).status;
    expect(await call('POST', 'set-inactive-or-active', { userId: id, status: 'INACTIVE' })).toBe(403);
    expect(await call('POST', 'assignRole', { userId: id, roleId: role.id })).toBe(403);
    expect(await call('DELETE', `delete/${id}`)).toBe(403);
  });

  it('cannot touch their keys and invitations, nor erase them', async () => {
    const { apiKey } = await admin.mutate('createApiKey', { name: 'Shop', permissions: ['CRM'] }, 'apiKey { id }');
    expect(codesOf(await desk.mutate('revokeApiKey', { id: apiKey.id }, '__typename', 'RecordInput'))).toEqual(['hasMorePermissions']);
    const { id: roleId } = await roleBy(admin, 'Administrator');
    const { invitation } = await admin.mutate('inviteUser', { email: 'new.boss@atlas.test', roleId }, 'invitation { id }');
    for (const action of ['resendInvitation', 'cancelInvitation'])
      expect(codesOf(await desk.mutate(action, { id: invitation.id }, '__typename', 'RecordInput')), action).toEqual([
        'hasMorePermissions',
      ]);
    const made = { name: 'Leaver', email: 'leaver@atlas.test', password: 'a long password', roleId };
    const { user } = await admin.mutate('createUser', made, 'user { id }');
    await admin.mutate('setUserStatus', { id: user.id, status: 'INACTIVE' }, '__typename');
    const erased = await desk.mutate('erasePersonalData', { id: user.id, name: 'Leaver', reason: 'x' }, 'erasedId');
    expect(codesOf(erased)).toEqual(['hasMorePermissions']);
    expect(codesOf(await desk.mutate('setUserStatus', { id: user.id, status: 'ACTIVE' }, '__typename'))).toEqual(['hasMorePermissions']);
  });

  it('cannot deactivate, empty or delete their role', async () => {
    const { id } = await roleBy(admin, 'Administrator');
    const { role: spare } = await admin.mutate('createRole', { title: 'Spare', description: 'x', permissions: ['CRM'] }, 'role { id }');
    const tries = [
      await desk.mutate('updateRole', { id, status: 'INACTIVE' }, '__typename'),
      await desk.mutate('updateRole', { id, permissions: ['ADMINISTRATIVE_ROLES'] }, '__typename'),
      await desk.mutate('deleteRoles', { ids: [spare.id] }, '__typename', 'DeleteInput'),
    ];
    await admin.mutate('updateRole', { id: spare.id, status: 'INACTIVE' }, '__typename');
    tries.push(await desk.mutate('updateRole', { id: spare.id, status: 'ACTIVE' }, '__typename'));
    expect(tries.map(codesOf)).toEqual(tries.map(() => ['hasMorePermissions']));
    expect(codesOf(await desk.mutate('updateRole', { id: spare.id, description: 'Still a spare one.' }, '__typename'))).toEqual([]);
  });

  it('is told so beforehand, and may act on users with no more permissions', async () => {
    const asked = 'query($s: String) { users(search: $s) { edges { node { hasMorePermissions } } } }';
    const of = async (client: Client, search: string) =>
      (await client.query(asked, { s: search })).data.users.edges[0].node.hasMorePermissions;
    expect([await of(desk, 'admin@atlas.test'), await of(desk, 'roles@atlas.test'), await of(admin, 'admin@atlas.test')]).toEqual([
      true,
      false,
      false,
    ]);
    const { role } = await userBy(desk, 'roles@atlas.test');
    const peer = { name: 'Peer', email: 'peer@atlas.test', password: 'a long password', roleId: role.id };
    const { user } = await desk.mutate('createUser', peer, 'user { id }');
    expect(codesOf(await desk.mutate('updateUser', { id: user.id, name: 'A peer' }, '__typename'))).toEqual([]);
    expect(codesOf(await desk.mutate('setUserStatus', { id: user.id, status: 'INACTIVE' }, '__typename'))).toEqual([]);
  });
});

it('on the platform, a role with role administration only cannot act on SUPER_ADMIN', async () => {
  const root = await signedInAs(server, 'super@noria.test');
  const { role } = await root.mutate(
    'createRole',
    { title: 'Desk', description: 'x', permissions: ['ADMINISTRATIVE_ROLES'] },
    'role { id }',
  );
  const made = { name: 'Desk', email: 'desk@noria.test', password: 'a long password', roleId: role.id };
  await root.mutate('createUser', made, 'user { id }');
  const client = await signedInAs(server, 'desk@noria.test', 'a long password');
  const { id } = await userBy(client, 'super@noria.test');
  const tries = [
    await client.mutate('updateUser', { id, email: 'mine@noria.test', password: 'a long password' }, '__typename'),
    await client.mutate('setUserStatus', { id, status: 'INACTIVE' }, '__typename'),
  ];
  expect(tries.map(codesOf)).toEqual([['hasMorePermissions'], ['hasMorePermissions']]);
});
