import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { roleBy, userBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let root: Client;

beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  root = await signedInAs(server, 'super@noria.test');
});
afterAll(() => server.stop());

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;
const emptyUser = 'user { id status }';

describe('rights end with the next request', () => {
  it('after a user is deactivated, and his old token stays dead when he is active again', async () => {
    const user = await userBy(admin, 'gabriel.rojas@atlas.test');
    const gabriel = await signedInAs(server, 'gabriel.rojas@atlas.test');
    expect((await gabriel.query('{ viewer { email } }')).data!.viewer.email).toBe('gabriel.rojas@atlas.test');
    await admin.mutate('setUserStatus', { id: user.id, status: 'INACTIVE' }, emptyUser);
    expect((await gabriel.query('{ viewer { email } }')).data!.viewer).toBeNull();
    expect(codeOf(await gabriel.query('{ sessions { sessionId } }'))).toBe('UNAUTHENTICATED');
    await admin.mutate('setUserStatus', { id: user.id, status: 'ACTIVE' }, emptyUser);
    expect((await gabriel.query('{ viewer { email } }')).data!.viewer).toBeNull();
  });

  it('after a permission leaves the role, the role is made inactive, or another is assigned', async () => {
    const desk = await signedInAs(server, 'roles@atlas.test');
    const { role } = await admin.mutate(
      'createRole',
      { title: 'Half a desk', description: 'x', permissions: ['ADMINISTRATIVE_ROLES'] },
      'role { id }',
    );
    const user = await userBy(admin, 'roles@atlas.test');
    await admin.mutate('assignRole', { userId: user.id, roleId: role.id }, 'user { id }');
    expect((await desk.query('{ users { totalCount } }')).errors).toEqual([]);
    await admin.mutate('updateRole', { id: role.id, permissions: ['CRM'] }, 'role { id }');
    expect(codeOf(await desk.query('{ users { totalCount } }'))).toBe('FORBIDDEN');
    await admin.mutate('updateRole', { id: role.id, permissions: ['ADMINISTRATIVE_ROLES'] }, 'role { id }');
    expect((await desk.query('{ users { totalCount } }')).errors).toEqual([]);
    await admin.mutate('updateRole', { id: role.id, status: 'INACTIVE' }, 'role { id }');
    expect(codeOf(await desk.query('{ users { totalCount } }'))).toBe('UNAUTHENTICATED');
  });

  it('after the company is suspended; they are back when it is resumed, the sessions are not', async () => {
    const boreal = await signedInAs(server, 'admin@boreal.test');
    const { data } = await root.query('{ companies(filter: { name: { eq: "Boreal Foods" } }) { edges { node { id version } } } }');
    const company = data!.companies.edges[0].node;
    const { company: suspended } = await root.mutate(
      'suspendCompany',
      { id: company.id, version: company.version },
      'company { status }',
      'RecordInput',
    );
    expect(suspended.status).toBe('SUSPENDED');
    expect((await boreal.query('{ viewer { email } }')).data!.viewer).toBeNull();
    const refused = await new Client(server.url).mutate(
      'signIn',
      { email: 'admin@boreal.test', password: 'Noria-2026-demo' },
      'accessToken',
    );
    expect(refused.errors).toMatchObject([{ code: 'companySuspended' }]);
    await root.mutate('resumeCompany', { id: company.id }, 'company { status }', 'RecordInput');
    expect((await boreal.query('{ viewer { email } }')).data!.viewer).toBeNull();
    await signedInAs(server, 'admin@boreal.test');
  });
});

describe('an administrator', () => {
  it('sees where a colleague is signed in, ends one of the sessions, and it is written down', async () => {
    const list = async (client: Client, userId: string) =>
      (
        await client.query('query($id: ID!) { userSessions(userId: $id) { sessionId current ipAddress userAgent lastSeenAt } }', {
          id: userId,
        })
      ).data.userSessions;
    const { id: userId } = await userBy(admin, 'finance@atlas.test');
    const [first, second] = [await signedInAs(server, 'finance@atlas.test'), await signedInAs(server, 'finance@atlas.test')];
    const ofFirst = (await first.query('{ sessions { sessionId current } }')).data.sessions[0].sessionId;
    const all = await list(admin, userId);
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(expect.objectContaining({ sessionId: ofFirst, current: false, ipAddress: '127.0.0.1' }));
    const boreal = await signedInAs(server, 'admin@boreal.test');
    expect([await list(boreal, userId), await list(admin, 'x')]).toEqual([[], []]);
    const end = (client: Client, ids: object) =>
      client.mutate('revokeUserSession', { userId, sessionId: ofFirst, ...ids }, 'user { name }');
    await expect(end(boreal, {})).rejects.toThrow('NOT_FOUND');
    await expect(end(admin, { sessionId: (await admin.query('{ sessions { sessionId } }')).data.sessions[0].sessionId })).rejects.toThrow(
      'NOT_FOUND',
    );
    const self = await userBy(admin, 'admin@atlas.test');
    expect((await end(admin, { userId: self.id })).errors).toMatchObject([{ code: 'notYourself' }]);
    expect((await end(admin, {})).errors).toEqual([]);
    expect(codeOf(await first.query('{ sessions { sessionId } }'))).toBe('UNAUTHENTICATED');
    expect((await second.query('{ sessions { sessionId } }')).errors).toEqual([]);
    const { data } = await admin.query(
      'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id }, action: { eq: "SESSION_REVOKED" } }) { edges { node { entityName actorName } } } }',
      { id: userId },
    );
    expect(data.auditEntries.edges).toHaveLength(1);
  });
});

describe('nobody', () => {
  it('deactivates, demotes or deletes himself', async () => {
    const self = await userBy(admin, 'admin@atlas.test');
    const sales = await roleBy(admin, 'Sales');
    const tries = [
      await admin.mutate('setUserStatus', { id: self.id, status: 'INACTIVE' }, emptyUser),
      await admin.mutate('assignRole', { userId: self.id, roleId: sales.id }, 'user { id }'),
      await admin.mutate('deleteUsers', { ids: [self.id] }, 'deletedIds', 'DeleteInput'),
    ];
    expect(tries.map(({ errors }) => errors[0]?.code)).toEqual(['notYourself', 'notYourself', 'notYourself']);
  });

  it('grants what he does not hold, by a role made, changed or assigned', async () => {
    const desk = await signedInAs(server, 'hrm@atlas.test').then(async () => {
      const { role } = await admin.mutate(
        'createRole',
        { title: 'Second desk', description: 'x', permissions: ['ADMINISTRATIVE_ROLES'] },
        'role { id }',
      );
      await admin.mutate(
        'createUser',
        { name: 'Second desk', email: 'desk@atlas.test', roleId: role.id, password: 'a long password' },
        'user { id }',
      );
      return signedInAs(server, 'desk@atlas.test', 'a long password');
    });
    const sales = await roleBy(admin, 'Sales');
    const own = await roleBy(admin, 'Second desk');
    const somebody = await userBy(admin, 'roles@atlas.test');
    const administrator = await roleBy(admin, 'Administrator');
    const tries = [
      await desk.mutate('createRole', { title: 'Mine', description: 'x', permissions: ['CRM'] }, 'role { id }'),
      await desk.mutate('updateRole', { id: own.id, permissions: ['ADMINISTRATIVE_ROLES', 'FINANCIAL_MANAGEMENT'] }, 'role { id }'),
      await desk.mutate('assignRole', { userId: somebody.id, roleId: administrator.id }, 'user { id }'),
    ];
    expect(tries.map(({ errors }) => errors[0]?.code)).toEqual(['onlyWhatYouHold', 'onlyWhatYouHold', 'onlyWhatYouHold']);
    expect((await desk.mutate('updateRole', { id: sales.id, description: 'Still only sales.' }, 'role { id }')).errors).toEqual([]);
  });
});

describe('SUPER_ADMIN', () => {
  it('alone sees companies, and never the platform among them', async () => {
    const { data } = await root.query('{ companies(first: 100) { edges { node { id name } } } viewer { companyId } }');
    const names = data!.companies.edges.map(({ node }: { node: { name: string } }) => node.name);
    expect(names).toEqual(expect.arrayContaining(['Atlas Trading', 'Boreal Foods']));
    expect(names).not.toContain('Noria');
    const suspended = await root.mutate('suspendCompany', { id: data!.viewer.companyId }, 'company { id }', 'RecordInput');
    expect(suspended.errors[0].code).toBe('notAllowed');
  });

  it('cannot be assigned from inside a company', async () => {
    const { data } = await root.query('{ roles { edges { node { id title } } } }');
    const superRole = data!.roles.edges[0].node;
    expect(superRole.title).toBe('SUPER_ADMIN');
    const somebody = await userBy(admin, 'crm@atlas.test');
    expect((await admin.mutate('assignRole', { userId: somebody.id, roleId: superRole.id }, 'user { id }')).errors).toMatchObject([
      { field: 'roleId', code: 'notFound' },
    ]);
    expect(
      (await root.mutate('updateRole', { id: superRole.id, permissions: ['ADMINISTRATIVE_ROLES', 'CRM'] }, 'role { id }')).errors,
    ).toMatchObject([{ code: 'roleNotAssignable' }]);
  });
});
