import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { restAs, type Rest } from './Rest.ts';

let server: TestServer;
let admin: Rest;
beforeAll(async () => {
  server = await ownCompany();
  admin = await restAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

describe('roles', () => {
  test('take permissions by name or code, and return them by name', async () => {
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

  test('answer a stale version with a conflict and the current record', async () => {
    const { id } = (await admin.post('/roles', { title: 'Stale', description: 'x', permissions: ['CRM'] })).body.data;
    await admin.put(`/roles/${id}`, { title: 'Changed', version: 1 });
    const { status, body } = await admin.put(`/roles/${id}`, { description: 'y', version: 1 });
    expect([status, body]).toEqual([
      409,
      {
        error: 'Someone else changed this record.',
        current: expect.objectContaining({ title: 'Changed', version: 2, permissions: ['CRM'] }),
      },
    ]);
  });

  test('name each wrong field, in the language of the request', async () => {
    const wrong = { permissions: ['Nothing'], status: 'ASLEEP' };
    expect((await admin.post('/roles', wrong)).body).toEqual({
      error: 'title: Required. description: Required. permissions.0: Choose from the list. status: Choose from the list.',
      fields: {
        title: 'Required.',
        description: 'Required.',
        'permissions.0': 'Choose from the list.',
        status: 'Choose from the list.',
      },
    });
    expect((await admin.post('/roles', { title: ' ', description: 'x', permissions: [] })).body.fields).toEqual({
      title: 'Required.',
      permissions: 'Choose at least one.',
    });
    expect((await admin.post('/roles', wrong, { 'accept-language': 'es' })).body.fields.title).toBe('Obligatorio.');
  });

  test('confirm an action in three languages', async () => {
    const said = async (language: string, title: string) =>
      (await admin.post('/roles', { title, description: 'x', permissions: ['CRM'] }, { 'accept-language': language })).body.message;
    expect(await said('en', 'One')).toBe('Role created successfully');
    expect(await said('ar', 'Two')).toBe('تم إنشاء الدور بنجاح');
    expect(await said('es', 'Three')).toBe('Se ha creado el rol correctamente');
  });

  test('cannot be deleted while users hold them', async () => {
    const { id } = (await admin.get('/roles?name=Accounting')).body.data[0];
    expect(await admin.delete(`/role/[${id}]`)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^Can’t be deleted/) },
    });
  });

  test('run once per idempotency key, and not at all in a dry run', async () => {
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
