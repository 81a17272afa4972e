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

let count = 1;
const newPermissions = async (many: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let left = many; left > 0; left--)
    ids.push((await admin.post('/procurement/permission/create', { name: `Permission ${count++}` })).body.data.id);
  return ids;
};

describe('a page of a list', () => {
  test('numbered pages show each record once, and the total', async () => {
    const first = (await admin.get('/user/getAll?pageSize=100')).body;
    expect(first.total).toBe(first.data.length);
    const seen: string[] = [];
    const last = Math.ceil(first.total / 3);
    for (let page = 1; page <= last; page++) {
      const { body } = await admin.get(`/user/getAll?page=${page}&pageSize=3`);
      expect([body.page, body.pageSize, body.total]).toEqual([page, 3, first.total]);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
    }
    expect(seen).toEqual(first.data.map(({ id }: { id: string }) => id));
    expect((await admin.get(`/user/getAll?page=${last + 1}&pageSize=3`)).body.data).toEqual([]);
  });

  test('holds 20 records by default, at most 100', async () => {
    expect((await admin.get('/roles')).body).toMatchObject({ page: 1, pageSize: 20 });
    expect((await admin.get('/roles?pageSize=5000')).body.pageSize).toBe(100);
  });

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=99999999999', 'pageSize=0', 'pageSize=x', 'page=1&page=2'])(
    '%s is invalid input',
    async query => {
      const { status, body } = await admin.get(`/roles?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([422, [query.split('=')[0]]]);
    },
  );

  test('refuses a page beyond the first 10 000 records, with a reason', async () => {
    expect((await admin.get('/roles?page=101&pageSize=100')).status).toBe(200);
    const { status, body } = await admin.get('/roles?page=102&pageSize=100');
    expect([status, body.fields]).toEqual([422, { page: 'This page is too far from the start. Filter the list.' }]);
  });

  test('returns a short list whole, or paged on request', async () => {
    expect((await admin.get('/permission/getAll')).body).toMatchObject({ page: 1, pageSize: 20, total: 8 });
    const { body } = await admin.get('/get-countries?page=2&pageSize=100');
    expect([body.data.length, body.page, body.pageSize, body.total]).toEqual([100, 2, 100, 250]);
  });
});

describe('filters', () => {
  const names = async (query: string) => (await admin.get(`/roles?${query}`)).body.data.map(({ title }: { title: string }) => title);

  test('find a name by any part of it, case-insensitively and literally', async () => {
    expect(await names('name=ACCOUNT')).toEqual(['Accounting']);
    expect(await names('name=%25')).toEqual([]);
    expect(await names('name=_')).toEqual([]);
    // Decoded only once: %41 is an A, %2541 is not.
    expect([await names('name=%41ccount'), await names('name=%2541ccount')]).toEqual([['Accounting'], []]);
    expect(await names('name=')).not.toEqual([]);
  });

  test('find users by name and by the name of their company', async () => {
    const total = (await admin.get('/user/getAll')).body.total;
    expect((await admin.get('/user/getAll?name=clara')).body.total).toBe(1);
    expect((await admin.get('/user/getAll?companyName=atlas')).body.total).toBe(total);
    expect((await admin.get('/user/getAll?companyName=Boreal')).body.total).toBe(0);
  });

  test.each([
    'status=ACTIVE&status=INACTIVE',
    'status=ACTIVE,INACTIVE',
    'status=[ACTIVE,INACTIVE]',
    'status=%5Bactive%2Cinactive%5D',
    'status[]=ACTIVE&status[]=INACTIVE',
    'status=["ACTIVE","INACTIVE"]',
  ])('accept a list in the query: %s', async query => {
    const all = (await admin.get('/roles?pageSize=100')).body.total;
    expect((await admin.get('/roles?status=ACTIVE')).body.total).toBeLessThan(all);
    expect((await admin.get(`/roles?${query}`)).body.total).toBe(all);
  });

  test('refuse a value that is not in the list', async () => {
    expect((await admin.get('/roles?status=ASLEEP')).body.fields).toEqual({ 'filter.status.in.0': 'Choose from the list.' });
  });

  test('refuse a NUL character without an internal error', async () => {
    expect((await admin.get('/roles?name=%00')).status).toBe(422);
  });
});

describe('lists of ids', () => {
  const forms: [string, (ids: string[]) => string][] = [
    ['[id,id]', ids => `[${ids.join(',')}]`],
    ['percent-encoded', ids => encodeURIComponent(`[${ids.join(',')}]`)],
    ['encoded twice', ids => encodeURIComponent(encodeURIComponent(`[${ids.join(',')}]`))],
    ['with blanks', ids => encodeURIComponent(`[ ${ids.join(' , ')} ]`)],
    ['quoted', ids => encodeURIComponent(JSON.stringify(ids))],
    ['without brackets', ids => ids.join(',')],
  ];
  test.each(forms)('%s deletes all of them', async (_form, written) => {
    const ids = await newPermissions(3);
    const { status, body } = await admin.delete(`/procurement/permission/delete/${written(ids)}`);
    expect([status, body]).toEqual([200, { data: ids, message: 'Permission deleted successfully' }]);
    expect((await admin.get('/procurement/permission/getAll')).body.total).toBe(0);
  });

  test.each(['[{id}]', '%5B{id}%5D', '{id}'])('one: %s', async form => {
    const [id] = await newPermissions(1);
    expect((await admin.delete(`/procurement/permission/delete/${form.replace('{id}', id)}`)).body.data).toEqual([id]);
    const { body } = await admin.get(`/roles/${form.replace('{id}', (await admin.get('/roles')).body.data[0].id)}`);
    expect(body.data.id).toBeTruthy();
  });

  test('delete all or none: an unknown id keeps the others', async () => {
    const ids = await newPermissions(2);
    expect((await admin.delete(`/procurement/permission/delete/[${ids.join(',')},01a1feb7-0529-737c-96eb-fa7441e32409]`)).status).toBe(404);
    expect((await admin.get('/procurement/permission/getAll')).body.total).toBe(2);
    await admin.delete(`/procurement/permission/delete/[${ids.join(',')}]`);
  });

  test.each(['[]', '%5B%5D', '[,]'])('%s is refused as empty', async none => {
    expect((await admin.delete(`/procurement/permission/delete/${none}`)).status).toBe(422);
  });
});
