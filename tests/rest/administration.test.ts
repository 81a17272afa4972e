import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { Rest, restAs } from './Rest.ts';

let server: TestServer;
let admin: Rest;
let boreal: Rest;
let chief: Rest;
let ownId: string;
beforeAll(async () => {
  server = await startDemo();
  [admin, boreal, chief] = (await Promise.all(
    ['admin@atlas.test', 'admin@boreal.test', 'super@noria.test'].map(email => restAs(server, email)),
  )) as [Rest, Rest, Rest];
  ownId = (await admin.get('/getCompany')).body.data[0].id;
});
afterAll(() => server.stop());

describe('companies', () => {
  test('are visible to their own administrators, and all but the platform to SUPER_ADMIN', async () => {
    const names = async (person: Rest) => (await person.get('/getCompany')).body.data.map(({ name }: { name: string }) => name);
    expect(await names(admin)).toEqual(['Atlas Trading']);
    expect((await names(chief)).sort()).toEqual(['Atlas Trading', 'Boreal Foods']);
    expect((await admin.get(`/getCompany/[${ownId}]`)).body.data).toMatchObject({
      name: 'Atlas Trading',
      modules: expect.arrayContaining(['Financial Management']),
      plan: { code: 'UNLIMITED' },
    });
    expect((await boreal.get(`/getCompany/${ownId}`)).status).toBe(404);
  });

  test('are created and deleted by SUPER_ADMIN alone, with an optional country and first user', async () => {
    for (const [country, code] of [
      ['Spain', 'ES'],
      ['España', 'ES'],
      ['الأردن', 'JO'],
      ['jo', 'JO'],
      ['207', 'ES'],
    ]) {
      const { status, body } = await chief.post('/company', { name: `Company in ${country}`, currency: 'USD', country });
      expect([status, body.data.country, body.data.userCount]).toEqual([201, code, 0]);
    }
    expect((await chief.post('/company', { name: 'Nowhere', country: 'Atlantis' })).body.fields).toEqual({
      country: 'Choose from the list.',
    });
    expect((await admin.post('/company', { name: 'Mine too' })).status).toBe(403);
    expect((await admin.delete(`/deleteCompany/[${ownId}]`)).status).toBe(403);
    const administrator = { name: 'Omar Vidal', email: 'omar@vidal.test', password: 'Noria-2026-demo' };
    const made = await chief.post('/company', { name: 'Vidal Paper', currency: 'EUR', administrator });
    const { body } = await new Rest(server.url).post('/user/login', administrator);
    const omar = new Rest(server.url, body.accessToken);
    expect((await omar.get('/getCompany')).body.data[0]).toMatchObject({ id: made.body.data.id, currency: 'EUR', userCount: 1 });
    expect((await chief.delete(`/deleteCompany/[${made.body.data.id}]`)).status).toBe(200);
    expect((await omar.get('/getCompany')).status).toBe(401);
  });

  test('change currency by an administrator until something is posted, and never to none', async () => {
    const administrator = { name: 'Lina Haddad', email: 'lina@haddad.test', password: 'Noria-2026-demo' };
    const { id } = (await chief.post('/company', { name: 'Haddad Glass', currency: 'USD', administrator })).body.data;
    const lina = await restAs(server, administrator.email);
    const answer = await lina.put(`/updateCompany/${id}`, { currency: 'EUR' });
    expect([answer.status, answer.body.data.currency, answer.body.message]).toEqual([200, 'EUR', 'Company updated successfully']);
    expect((await lina.put(`/updateCompany/${id}`, { currency: null })).body.fields).toEqual({ currency: 'Required.' });
    expect((await lina.put(`/updateCompany/${id}`, { currency: 'XYZ' })).status).toBe(422);
    expect((await lina.put(`/company/${id}`, { name: 'Haddad Glass', currency: 'USD' })).status).toBe(200);
    expect((await boreal.put(`/updateCompany/${id}`, { currency: 'EUR' })).status).toBe(404);
    expect((await admin.put(`/updateCompany/${ownId}`, { currency: 'EUR' })).status).toBe(422);
    expect((await chief.put(`/company/${ownId}`, { city: 'Boston' })).body.data).toMatchObject({ city: 'Boston', currency: 'USD' });
    expect((await chief.delete(`/deleteCompany/[${id}]`)).status).toBe(200);
  });

  test('company/getAll lists the companies to choose from, for HRM and administrators', async () => {
    const hrm = await restAs(server, 'hrm@atlas.test');
    expect((await hrm.get('/company/getAll?name=ATLAS')).body).toEqual({
      data: [{ id: ownId, name: 'Atlas Trading' }],
      page: 1,
      pageSize: 20,
      total: 1,
    });
    expect((await hrm.get('/company/getAll?name=Boreal')).body.data).toEqual([]);
    expect((await chief.get('/company/getAll?name=boreal')).body.data).toEqual([{ id: expect.any(String), name: 'Boreal Foods' }]);
    expect((await (await restAs(server, 'roles@atlas.test')).get('/company/getAll')).status).toBe(200);
    expect((await (await restAs(server, 'crm@atlas.test')).get('/company/getAll')).status).toBe(403);
  });
});

describe('users', () => {
  const client = () => new Client(server.url, admin.token);
  const newUser = async (email: string) => {
    const roleId = (await admin.get('/roles?name=Accounting')).body.data[0].id;
    return (await client().mutate('createUser', { name: 'Leila Marín', email, password: 'Noria-2026-demo', roleId }, 'user { id }')).user
      .id as string;
  };

  test('get a role assigned, whose permissions apply from the next call', async () => {
    const userId = await newUser('assigned@atlas.test');
    const leila = await restAs(server, 'assigned@atlas.test');
    expect((await leila.get('/roles')).status).toBe(403);
    const roleId = (await admin.get('/roles?name=Administrator')).body.data[0].id;
    expect((await admin.post('/user/assignRole', { userId, roleId, employeeId: 'no employee' })).body).toMatchObject({
      message: 'User updated successfully',
      data: { role: { id: roleId } },
    });
    expect((await leila.get('/roles')).status).toBe(200);
    expect((await admin.post('/user/assignRole', { userId, roleId: '01a1feb7-0529-737c-96eb-fa7441e32403' })).body.fields).toEqual({
      roleId: 'Not found.',
    });
    expect((await boreal.post('/user/assignRole', { userId, roleId: (await boreal.get('/roles')).body.data[0].id })).status).toBe(404);
    const client = await signedInAs(server, 'admin@atlas.test');
    const { data } = await client.query('{ employees(search: "Gabriel Rojas") { edges { node { id } } } }');
    const employeeId = data.employees.edges[0].node.id;
    expect((await admin.post('/user/assignRole', { employeeId, roleId })).body.data).toMatchObject({
      email: 'gabriel.rojas@atlas.test',
      employee: 'Gabriel Rojas',
      role: { id: roleId, status: 'ACTIVE' },
    });
  });

  test.each(['userId', 'id'])("set-inactive-or-active by %s ends the user's sessions, and lets them sign in again", async name => {
    const email = `${name.toLowerCase()}@atlas.test`;
    const userId = await newUser(email);
    const leila = await restAs(server, email);
    expect((await admin.post('/user/set-inactive-or-active', { [name]: userId, status: 'inactive' })).body.data.status).toBe('INACTIVE');
    expect((await leila.get('/get-countries')).status).toBe(401);
    expect((await new Rest(server.url).post('/user/login', { email, password: 'Noria-2026-demo' })).status).toBe(403);
    expect((await admin.post('/user/set-inactive-or-active', { [name]: userId, status: 'ACTIVE' })).status).toBe(200);
    expect((await new Rest(server.url).post('/user/login', { email, password: 'Noria-2026-demo' })).status).toBe(200);
  });

  test('cannot deactivate or delete themselves', async () => {
    const self = (await admin.get('/user/getAll?email=admin@')).body.data[0].id;
    const refused = [
      await admin.post('/user/set-inactive-or-active', { id: self, status: 'INACTIVE' }),
      await admin.delete(`/user/delete/${self}`),
    ];
    expect(refused.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [409, { error: 'You can’t do this to your own account.' }]),
    );
  });
});
