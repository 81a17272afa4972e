import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, startDemo } from '../support/Client.ts';
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
    ['admin@atlas.test', 'admin@boreal.test', 'super@noria.test'].map(email => restAs(server.url, email)),
  )) as [Rest, Rest, Rest];
  ownId = (await admin.get('/getCompany')).body.data[0].id;
});
afterAll(() => server.stop());

describe('companies', () => {
  test('an administrator sees his own alone; SUPER_ADMIN every one but the platform', async () => {
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

  test('only SUPER_ADMIN makes and deletes them; a country may be named, a first user may be missing', async () => {
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
      country: 'Choose one of the list.',
    });
    expect((await admin.post('/company', { name: 'Mine too' })).status).toBe(403);
    expect((await admin.delete(`/deleteCompany/[${ownId}]`)).status).toBe(403);
    const administrator = { name: 'Omar Vidal', email: 'omar@vidal.test', password: 'Noria-2026-demo' };
    const made = await chief.post('/company', { name: 'Vidal Paper', currency: 'EUR', administrator });
    const omar = await restAs(server.url, administrator.email);
    expect((await omar.get('/getCompany')).body.data[0]).toMatchObject({ id: made.body.data.id, currency: 'EUR', userCount: 1 });
    expect((await chief.delete(`/deleteCompany/[${made.body.data.id}]`)).status).toBe(200);
    expect((await omar.get('/getCompany')).status).toBe(401);
  });

  test('an administrator changes the currency of his own until something is posted, and never to none', async () => {
    const administrator = { name: 'Lina Haddad', email: 'lina@haddad.test', password: 'Noria-2026-demo' };
    const { id } = (await chief.post('/company', { name: 'Haddad Glass', currency: 'USD', administrator })).body.data;
    const lina = await restAs(server.url, administrator.email);
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

  test('company/getAll names those to choose among, for HRM and administrators', async () => {
    const hrm = await restAs(server.url, 'hrm@atlas.test');
    expect((await hrm.get('/company/getAll?name=ATLAS')).body).toEqual({
      data: [{ id: ownId, name: 'Atlas Trading' }],
      page: 1,
      pageSize: 20,
      total: 1,
    });
    expect((await hrm.get('/company/getAll?name=Boreal')).body.data).toEqual([]);
    expect((await chief.get('/company/getAll?name=boreal')).body.data).toEqual([{ id: expect.any(String), name: 'Boreal Foods' }]);
    expect((await (await restAs(server.url, 'roles@atlas.test')).get('/company/getAll')).status).toBe(200);
    expect((await (await restAs(server.url, 'crm@atlas.test')).get('/company/getAll')).status).toBe(403);
  });
});

describe('roles', () => {
  test('permissions go in by name or code and come out by name', async () => {
    const { body } = await admin.post('/roles', {
      title: 'Counter',
      description: 'x',
      permissions: ['Administrative Roles', 'CRM', 'PROJECT_MANAGEMENT', 'financial management'],
    });
    expect(body.data.permissions).toEqual(['Administrative Roles', 'CRM', 'Project Management', 'Financial Management']);
    expect((await admin.put(`/roles/${body.data.id}`, { permissions: 'CRM,HRM' })).body.data).toMatchObject({
      title: 'Counter',
      permissions: ['CRM', 'HRM'],
      version: 2,
    });
    expect((await admin.post('/roles', { title: 'counter', description: 'x', permissions: ['CRM'] })).body.fields).toEqual({
      title: 'Already in use.',
    });
    expect((await admin.get('/permission/getAll')).body.data).toContainEqual({ id: 'ADMINISTRATIVE_ROLES', name: 'Administrative Roles' });
  });

  test('a stale version is a conflict that brings the record as it is', async () => {
    const { id } = (await admin.post('/roles', { title: 'Stale', description: 'x', permissions: ['CRM'] })).body.data;
    await admin.put(`/roles/${id}`, { title: 'Changed', version: 1 });
    const { status, body } = await admin.put(`/roles/${id}`, { description: 'y', version: 1 });
    expect([status, body]).toEqual([
      409,
      {
        error: 'Somebody else has changed it meanwhile.',
        current: expect.objectContaining({ title: 'Changed', version: 2, permissions: ['CRM'] }),
      },
    ]);
  });

  test('each wrong field is named, in the language of the request', async () => {
    const wrong = { permissions: ['Nothing'], status: 'ASLEEP' };
    expect((await admin.post('/roles', wrong)).body).toEqual({
      error: 'title: Required. description: Required. permissions.0: Choose one of the list. status: Choose one of the list.',
      fields: {
        title: 'Required.',
        description: 'Required.',
        'permissions.0': 'Choose one of the list.',
        status: 'Choose one of the list.',
      },
    });
    expect((await admin.post('/roles', { title: ' ', description: 'x', permissions: [] })).body.fields).toEqual({
      title: 'Required.',
      permissions: 'Choose at least one.',
    });
    expect((await admin.post('/roles', wrong, { 'accept-language': 'es' })).body.fields.title).toBe('Obligatorio.');
  });

  test('what was done is said in three languages', async () => {
    const said = async (language: string, title: string) =>
      (await admin.post('/roles', { title, description: 'x', permissions: ['CRM'] }, { 'accept-language': language })).body.message;
    expect(await said('en', 'One')).toBe('Role created successfully');
    expect(await said('ar', 'Two')).toBe('تم إنشاء الدور بنجاح');
    expect(await said('es', 'Three')).toBe('Se ha creado el rol correctamente');
  });

  test('one that users hold stays', async () => {
    const { id } = (await admin.get('/roles?name=Accounting')).body.data[0];
    expect(await admin.delete(`/role/[${id}]`)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^It cannot be deleted/) },
    });
  });

  test('the same idempotency key is done once; a rehearsal is not done', async () => {
    const role = { title: 'Once', description: 'x', permissions: ['CRM'] };
    const answers = [
      await admin.post('/roles', role, { 'idempotency-key': 'one' }),
      await admin.post('/roles', role, { 'idempotency-key': 'one' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.data.id])).toEqual([1, 2].map(() => [201, answers[0].body.data.id]));
    expect((await admin.post('/roles?dryRun=true', { ...role, title: 'Never' })).status).toBe(201);
    expect((await admin.get('/roles?name=Never')).body.total).toBe(0);
    expect((await admin.delete(`/role/${answers[0].body.data.id}?dryRun=true`)).status).toBe(200);
    expect((await admin.get(`/roles/${answers[0].body.data.id}`)).status).toBe(200);
  });
});

describe('users', () => {
  const client = () => new Client(server.url, admin.token);
  const newUser = async (email: string) => {
    const roleId = (await admin.get('/roles?name=Accounting')).body.data[0].id;
    return (await client().mutate('createUser', { name: 'Leila Marín', email, password: 'Noria-2026-demo', roleId }, 'user { id }')).user
      .id as string;
  };

  test('a role is assigned, and rights end with the next call', async () => {
    const userId = await newUser('assigned@atlas.test');
    const leila = await restAs(server.url, 'assigned@atlas.test');
    expect((await leila.get('/roles')).status).toBe(403);
    const roleId = (await admin.get('/roles?name=Administrator')).body.data[0].id;
    expect((await admin.post('/user/assignRole', { userId, roleId, employeeId: 'no employee' })).body).toMatchObject({
      message: 'User updated successfully',
      data: { role: { id: roleId } },
    });
    expect((await leila.get('/roles')).status).toBe(200);
    expect((await admin.post('/user/assignRole', { userId, roleId: '01a1feb7-0529-737c-96eb-fa7441e32403' })).body.fields).toEqual({
      roleId: 'It was not found.',
    });
    expect((await boreal.post('/user/assignRole', { userId, roleId: (await boreal.get('/roles')).body.data[0].id })).status).toBe(404);
  });

  test.each(['userId', 'id'])('set-inactive-or-active by %s ends the sessions of a user, and lets him in again', async name => {
    const email = `${name.toLowerCase()}@atlas.test`;
    const userId = await newUser(email);
    const leila = await restAs(server.url, email);
    expect((await admin.post('/user/set-inactive-or-active', { [name]: userId, status: 'inactive' })).body.data.status).toBe('INACTIVE');
    expect((await leila.get('/get-countries')).status).toBe(401);
    expect((await new Rest(server.url).post('/user/login', { email, password: 'Noria-2026-demo' })).status).toBe(403);
    expect((await admin.post('/user/set-inactive-or-active', { [name]: userId, status: 'ACTIVE' })).status).toBe(200);
    await restAs(server.url, email);
  });

  test('nobody deactivates or deletes himself', async () => {
    const self = (await admin.get('/user/getAll?email=admin@')).body.data[0].id;
    const refused = [
      await admin.post('/user/set-inactive-or-active', { id: self, status: 'INACTIVE' }),
      await admin.delete(`/user/delete/${self}`),
    ];
    expect(refused.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [409, { error: 'You cannot do this to your own account.' }]),
    );
  });
});

describe('places', () => {
  test('countries, states and cities by number or code, named in the language of the request', async () => {
    const countries = (await admin.get('/get-countries', { 'accept-language': 'es' })).body.data;
    expect(countries).toContainEqual({ id: 207, name: 'España', iso2: 'ES', phoneCode: '34', currency: 'EUR' });
    const states = (await admin.get('/get-states/207')).body;
    expect((await admin.get('/get-states/es')).body).toEqual(states);
    const barcelona = states.data.find(({ iso2 }: { iso2: string }) => iso2 === 'B');
    const cities = (await admin.post('/get-cities', { countryId: 207, stateId: barcelona.id })).body;
    expect(cities.data).toContainEqual({ id: expect.any(Number), name: 'Badalona', stateCode: 'B', countryCode: 'ES' });
    for (const body of [
      { country: 'ES', state: 'B' },
      { countryId: '207', stateId: 'B' },
      { countryId: 1, stateId: 1, country: 'ES', state: 'B' },
    ])
      expect((await admin.post('/get-cities', body)).body).toEqual(cities);
    expect((await admin.post('/get-cities', new URLSearchParams({ country: 'ES', state: 'B' }))).body).toEqual(cities);
  });

  test('say 404 of what is nowhere, 422 of what is not said', async () => {
    expect((await admin.get('/get-states/ZZ')).status).toBe(404);
    expect((await admin.get('/get-states/..%2f..')).status).toBe(404);
    expect((await admin.post('/get-cities', { country: 'ES', state: 'nowhere' })).status).toBe(404);
    expect((await admin.post('/get-cities', {})).body.fields).toEqual({ countryId: 'Required.', stateId: 'Required.' });
  });

  test('are in the schema for the signed-in', async () => {
    const query = '{ countries { code name } states(countryId: "JO") { code name } cities(countryId: "JO", stateId: "AM") { name } }';
    const { data } = await new Client(server.url, admin.token).query(query, {}, { 'accept-language': 'ar' });
    expect(data!.countries).toContainEqual({ code: 'JO', name: 'الأردن' });
    expect([data!.states.length, data!.cities.length].every(length => length > 0)).toBe(true);
    expect((await new Client(server.url).query('{ countries { code } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
