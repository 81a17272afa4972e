import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/Client.ts';
import { exported } from '../support/exported.ts';
import { listen } from '../support/listen.ts';
import type { TestServer } from '../support/startServer.ts';
import { shown, Impersonations } from './Impersonations.ts';

let impersonations: Impersonations;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  impersonations = await Impersonations.open();
  ({ server, admin } = impersonations);
});
afterAll(() => server.stop());

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;

describe('an impersonation', () => {
  it('shows the company entered and nothing of the platform, until it is left', async () => {
    const client = await impersonations.superAdmin();
    const before = (await client.query(`{ ${shown} customers { totalCount } }`)).data.viewer;
    expect(before).toMatchObject({ isSuperAdmin: true, companyName: 'Noria', impersonation: null });
    const { viewer } = await impersonations.enter(client, undefined, '  Ticket 4711 \n');
    expect(viewer).toMatchObject({ userId: before.userId, companyName: 'Atlas Trading', isSuperAdmin: false, mustChooseCurrency: false });
    expect(viewer.permissions).toHaveLength(8);
    expect(viewer.impersonation.reason).toBe('Ticket 4711');
    expect(Date.parse(viewer.impersonation.until) - Date.parse(viewer.impersonation.since)).toBe(3_600_000);
    // Twice: a repeated request takes another path.
    const reads =
      '{ customers { totalCount } users { totalCount } companySettings { name } sessions { current } home: viewer { companyName } }';
    for (const _ of [1, 2]) {
      const { data, errors } = await client.query(reads);
      expect(errors).toEqual([]);
      const own = (await admin.query('{ customers { totalCount } users { totalCount } companySettings { name } }')).data;
      expect(data).toMatchObject({ ...own, home: { companyName: 'Atlas Trading' } });
    }
    expect(codeOf(await client.query('{ companies { totalCount } }'))).toBe('FORBIDDEN');
    expect((await impersonations.leave(client)).viewer).toMatchObject({ companyName: 'Noria', isSuperAdmin: true, impersonation: null });
    expect(codeOf(await client.query('{ customers { totalCount } }'))).toBe('FORBIDDEN');
    expect((await client.query('{ companies { totalCount } }')).errors).toEqual([]);
    expect((await impersonations.leave(client)).errors).toEqual([]);
  });

  it('needs a reason, and a company that is there; one that is suspended will do', async () => {
    const client = await impersonations.superAdmin();
    const tries = [
      await impersonations.enter(client, undefined, ' \n '),
      await impersonations.enter(client, undefined, 'x'.repeat(501)),
      await impersonations.enter(client, impersonations.ids.platform),
      await impersonations.enter(client, 'x'),
      await impersonations.enter(client, (await client.query('{ viewer { userId } }')).data.viewer.userId),
    ];
    expect(tries.map(({ errors: [error] }) => [error.field, error.code])).toEqual([
      ['reason', 'required'],
      ['reason', 'tooLong'],
      ['id', 'notFound'],
      ['id', 'notFound'],
      ['id', 'notFound'],
    ]);
    await client.mutate('suspendCompany', { id: impersonations.ids['Boreal Foods'] }, '__typename', 'RecordInput');
    expect((await impersonations.enter(client, impersonations.ids['Boreal Foods'])).viewer.companyName).toBe('Boreal Foods');
    expect((await client.query('{ customers { totalCount } }')).errors).toEqual([]);
    const other = await impersonations.superAdmin();
    await other.mutate('deleteCompanies', { ids: [impersonations.ids['Boreal Foods']] }, 'deletedIds', 'DeleteInput');
    expect((await client.query(`{ ${shown} }`)).data.viewer).toMatchObject({ companyName: 'Noria', impersonation: null });
    expect((await impersonations.enter(other, impersonations.ids['Boreal Foods'])).errors).toMatchObject([{ code: 'notFound' }]);
  });

  it('is for SUPER_ADMIN in person', async () => {
    const input = `input: { id: "${impersonations.ids['Atlas Trading']}", reason: "x" }`;
    const root = await impersonations.superAdmin();
    const { secret } = await root.mutate('createApiKey', { name: 'Shop', permissions: ['ADMINISTRATIVE_ROLES'] }, 'secret');
    const codes = [];
    for (const client of [admin, new Client(server.url, secret), await impersonations.impersonator()])
      for (const action of [`enterCompany(${input})`, 'leaveCompany(input: {})'])
        codes.push(codeOf(await client.query(`mutation { ${action} { viewer { userId } } }`)));
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', undefined]);
  });

  it('is told in the log of the company and in that of the platform, with who, why and until when', async () => {
    const client = await impersonations.superAdmin();
    const { viewer } = await impersonations.enter(client, undefined, 'They asked for help with their tax rate');
    await impersonations.leave(client);
    await impersonations.enter(client, undefined, 'Once more');
    await client.mutate('signOut', {}, '__typename');
    const entered = (reason: string, until = expect.any(String)) => ({
      action: 'COMPANY_ENTERED',
      entityName: 'Atlas Trading',
      actorId: viewer.userId,
      actorName: 'Amal Rivera · Noria',
      ipAddress: '127.0.0.1',
      changes: { reason: [null, reason], until: [null, until] },
    });
    const left = { action: 'COMPANY_LEFT', actorId: viewer.userId, actorName: 'Amal Rivera · Noria' };
    for (const reader of [admin, await impersonations.superAdmin()])
      expect((await impersonations.logOf(reader)).slice(0, 4)).toMatchObject([
        left,
        entered('Once more'),
        left,
        entered('They asked for help with their tax rate', viewer.impersonation.until),
      ]);
  });

  it('is over after its hour, and with its session', async () => {
    const client = await impersonations.impersonator();
    const { database } = server;
    await database.platform(em => em.execute(`update session set impersonation_until = now() where impersonated_company_id is not null`));
    expect((await client.query(`{ ${shown} }`)).data.viewer).toMatchObject({
      companyName: 'Noria',
      impersonation: null,
      isSuperAdmin: true,
    });
    expect(codeOf(await client.query('{ customers { totalCount } }'))).toBe('FORBIDDEN');
    const again = await impersonations.impersonator();
    await client.mutate('revokeOtherSessions', {}, '__typename');
    expect(codeOf(await again.query('{ customers { totalCount } }'))).toBe('UNAUTHENTICATED');
  });
});

it('that nobody ended is told in both logs with the time at which it ended, once, whether it is seen by the clock or by the next impersonation', async () => {
  await impersonations.lapse();
  await impersonations.seenByTheClock();
  const lapsed = await impersonations.impersonator();
  const cutOff = await impersonations.impersonator();
  const newest = 'select id from session where impersonated_company_id is not null order by id desc limit 1';
  await server.database.platform(em => em.execute(`update session set ended_at = now() - interval '9 minutes' where id = (${newest})`));
  expect(codeOf(await cutOff.query('{ customers { totalCount } }'))).toBe('UNAUTHENTICATED');
  await impersonations.lapse();
  let lapsedAt = Date.now();
  await impersonations.seenByTheClock();
  const ended = (minutes: number, entry: { action: string; actorName: string; changes: { endedAt: [null, string] } }) => {
    expect(entry).toMatchObject({ action: 'COMPANY_LEFT', entityName: 'Atlas Trading', actorName: 'Amal Rivera · Noria' });
    expect(Math.round((lapsedAt - Date.parse(entry.changes.endedAt[1])) / 60_000)).toBe(minutes);
  };
  for (const reader of [admin, await impersonations.superAdmin()]) {
    const [one, other, begun] = await impersonations.logOf(reader);
    for (const [index, entry] of [one, other].sort((a, b) => (a.changes.endedAt[1] < b.changes.endedAt[1] ? 1 : -1)).entries())
      ended([7, 9][index], entry);
    expect(begun.action).toBe('COMPANY_ENTERED');
  }
  expect((await impersonations.enter(lapsed, undefined, 'Again')).errors).toEqual([]);
  await impersonations.lapse();
  lapsedAt = Date.now();
  expect((await impersonations.enter(lapsed, undefined, 'And again')).errors).toEqual([]);
  for (const reader of [admin, await impersonations.superAdmin()]) {
    const [again, over, first] = await impersonations.logOf(reader);
    expect([again.changes.reason[1], first.changes.reason[1]]).toEqual(['And again', 'Again']);
    ended(7, over);
  }
  await impersonations.leave(lapsed);
});

describe('an impersonator', () => {
  it('changes nothing: neither by GraphQL nor by REST, nor past the shield', async () => {
    const client = await impersonations.impersonator();
    const { data } = await client.query('{ __schema { mutationType { fields { name } } } customers(first: 1) { edges { node { id } } } }');
    const [{ node }] = data.customers.edges;
    const actions = [
      `deleteCustomers(input: { ids: ["${node.id}"] }) { __typename }`,
      'updateProfile(input: { name: "x" }) { __typename }',
      'updatePreferences(input: { theme: DARK }) { __typename }',
      'revokeOtherSessions(input: {}) { __typename }',
      'updateCompanySettings(input: { city: "x" }) { __typename }',
    ];
    for (const action of actions) {
      const { errors } = await client.query(`mutation { ${action} }`);
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' }, message: expect.stringContaining('visiting') }]);
    }
    const headers = { authorization: `Bearer ${client.token}` };
    const rest = (path: string, method: string) => fetch(`${server.url}/api/v1/crm/${path}`, { method, headers });
    expect((await rest('getAllCustomers', 'GET')).status).toBe(200);
    expect((await rest(`deleteCustomer/${node.id}`, 'DELETE')).status).toBe(403);
    const { viewer } = (await client.query(`{ ${shown} }`)).data;
    const write = server.database.inCompany(viewer, em => em.execute(`update customer set name = 'x'`));
    await expect(write).rejects.toThrow('read-only transaction');
    expect((await client.mutate('unlock', { password: 'Noria-2026-demo' }, 'accessToken')).accessToken).toBeTruthy();
  });

  it('takes lists away as everybody does, and the company sees it', async () => {
    const client = await impersonations.impersonator();
    const query =
      'query($first: Int, $after: String) { customers(first: $first, after: $after) { edges { node { id name } } pageInfo { hasNextPage endCursor } } }';
    const ask = (more = {}) =>
      exported(server, client, { query, variables: {}, columns: [{ title: 'Name', path: 'name' }], name: 'Customers', ...more });
    expect((await ask()).status).toBe(200);
    expect((await ask({ inBackground: true })).status).toBe(403);
    expect((await impersonations.logOf(admin))[0]).toMatchObject({ action: 'EXPORTED', actorName: 'Amal Rivera · Noria' });
  });

  it('hears of the company as long as he is there', { timeout: 19_000 }, async () => {
    const client = await impersonations.impersonator();
    const stream = await listen(server.url, client, ['Customer']);
    const values = { name: 'Mill House', address: '1 Main St', city: 'Madrid', country: 'ES' };
    const { customer } = await admin.mutate('createCustomer', values, 'customer { id }');
    expect(await stream.until(customer.id)).toContain(customer.id);
    await impersonations.leave(client);
    expect(await stream.next()).toBeUndefined();
    const home = await listen(server.url, client, ['Role']);
    await impersonations.enter(client);
    expect(await home.next()).toBeUndefined();
  });
});
