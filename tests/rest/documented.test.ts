import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../server/modules.ts';
import { Client, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { Rest, restAs } from './Rest.ts';

interface DocumentedCall {
  method: string;
  path: string;
  module: string;
  permission: string | null;
  public?: boolean;
  query?: string[];
  body?: Record<string, unknown>;
  multipart?: Record<string, string>;
}

/** The documented calls of the modules built so far. */
const calls = JSON.parse(readFileSync(new URL('calls.json', import.meta.url), 'utf8')) as DocumentedCall[];
const rest = calls.filter(({ path }) => path.startsWith('/api/v1')).map(call => ({ ...call, path: call.path.replace('/api/v1', '') }));
const guarded = rest.filter(call => !call.public);
const withId = guarded.filter(({ path }) => path.includes('{id}') && path !== '/get-states/{id}');

let server: TestServer;
let people: Record<'admin' | 'boreal' | 'super' | 'hrm' | 'crm' | 'roles' | 'procurement', Rest>;
/** An id of each kind, of Atlas: made anew for each call that takes it away. */
const make: Record<string, () => Promise<string>> = {
  contact: async () => (await crm('createContact', { name: `Contact ${count++}`, phone: '12345678901' }, 'contact { id }')).contact.id,
  customer: async () =>
    (await crm('createCustomer', { name: `Buyer ${count++}`, address: '1 Main St', city: 'Madrid', country: 'ES' }, 'customer { id }'))
      .customer.id,
  inventoryProduct: async () =>
    (
      await crm(
        'createInventoryProduct',
        { name: `Chair ${count++}`, manufacturer: 'Sella', quantity: '10', purchasePrice: '5', salePrice: '10' },
        'inventoryProduct { id }',
      )
    ).inventoryProduct.id,
  service: async () => (await people.admin.post('/inventory/services', { ...service, title: `Service ${count++}` })).body.data.id,
  package: async () => {
    const body = { title: `Package ${count++}`, services: [await make.service()], discountPercentage: 10, status: 'ACTIVE' };
    return (await people.admin.post('/inventory/packages', body)).body.data.id;
  },
  aggregateProduct: async () => {
    const products = [{ product: await make.inventoryProduct(), quantity: 1 }];
    const body = { title: `Aggregate ${count++}`, products, sellingPrice: 20, status: 'ACTIVE' };
    return (await people.admin.post('/inventory/createAggregateProduct', body)).body.data.id;
  },
  inventoryInvoice: async () => {
    const lines = [{ kind: 'PRODUCT', itemId: await make.inventoryProduct(), quantity: '1', vatCategory: 'ZERO_RATED' }];
    const input = { customerId: await make.customer(), lines, payments: [{ method: 'CASH' }] };
    const client = new Client(server.url, people.admin.token);
    return (await client.mutate('createInventoryInvoice', input, 'inventoryInvoice { id }')).inventoryInvoice.id;
  },
  lead: async () => {
    const lines = [{ description: 'Chairs', quantity: '1', unitPrice: '5' }];
    const input = { customerId: await make.customer(), description: 'x', reason: 'x', orderValue: '5', lines };
    return (await crm('createLead', input, 'lead { id }')).lead.id;
  },
  order: async () => {
    const lines = [{ description: 'Setup', quantity: '1', unitPrice: '5' }];
    const input = { customerId: await make.customer(), description: 'x', reason: 'x', lines };
    return (await crm('createCrmOrder', input, 'crmOrder { id }')).crmOrder.id;
  },
  leadColumn: async () => (await crm('createLeadColumn', { title: `Column ${count++}` }, 'leadColumn { id }')).leadColumn.id,
  role: async () => (await people.admin.post('/roles', { title: `Role ${count++}`, description: 'x', permissions: ['CRM'] })).body.data.id,
  user: async () => {
    const roleId = (await people.admin.get('/roles?name=Accounting')).body.data[0].id;
    const input = { name: 'Leila Marín', email: `user${count++}@atlas.test`, password: 'a long password', roleId };
    return (await new Client(server.url, people.admin.token).mutate('createUser', input, 'user { id }')).user.id;
  },
  company: async () => (await people.super.post('/company', { name: `Company ${count++}` })).body.data.id,
  permission: async () => (await people.procurement.post('/procurement/permission/create', { name: `Permission ${count++}` })).body.data.id,
};
let count = 1;
const service = { description: 'x', serviceType: 'FIXED', charges: 10, status: 'ACTIVE' };
const crm = (name: string, input: Record<string, unknown>, selection: string) =>
  new Client(server.url, people.crm.token).mutate(name, input, selection);

const kindsOfCrm = { Contact: 'contact', Customer: 'customer', Lead: 'lead', Order: 'order', Status: 'leadColumn' };
const kindsOfInventory = {
  getInventoryInvoice: 'inventoryInvoice',
  '/services': 'service',
  '/packages': 'package',
  AggregateProduct: 'aggregateProduct',
};
const kindOf = (path: string) =>
  Object.entries(kindsOfInventory).find(([name]) => path.includes('/inventory/') && path.includes(name))?.[1] ??
  (path.includes('/inventory/') ? 'inventoryProduct' : undefined) ??
  Object.entries(kindsOfCrm).find(([name]) => path.includes('/crm/') && path.includes(name))?.[1] ??
  (path.includes('procurement') ? 'permission' : /role/i.test(path) ? 'role' : path.includes('user') ? 'user' : 'company');

beforeAll(async () => {
  server = await startDemo();
  const as = (email: string) => restAs(server.url, email);
  people = {
    admin: await as('admin@atlas.test'),
    boreal: await as('admin@boreal.test'),
    super: await as('super@noria.test'),
    hrm: await as('hrm@atlas.test'),
    crm: await as('crm@atlas.test'),
    roles: await as('roles@atlas.test'),
    procurement: await as('procurement@atlas.test'),
  };
});
afterAll(() => server.stop());

/** A page of nothing, as a call that takes a file sends it. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, name] of Object.entries(fields)) form.append(field, new File(['%PDF-1.7\n%%EOF'], name));
  return form;
}

/** What a parameter of a query may be, where it is no text. */
const samples: Record<string, string> = { page: '1', status: 'All', type: 'PRODUCTS', startDate: '2026-01-01', endDate: '2026-12-31' };

/** The call as its right user sends it. */
async function filled({
  path,
  body,
  query,
  multipart,
}: DocumentedCall): Promise<{ path: string; body: FormData | Record<string, unknown> | undefined }> {
  const id = path.includes('{id}') ? (path.startsWith('/get-states') ? 'ES' : await make[kindOf(path)]()) : '';
  const texts: Record<string, string> = { '<id of user>': '', '<id of role>': '', '<id of employee>': 'no user', '<date>': '2031-06-30' };
  if (body && JSON.stringify(body).includes('<id of user>')) {
    texts['<id of user>'] = await make.user();
    texts['<id of role>'] = (await people.admin.get('/roles?name=Accounting')).body.data[0].id;
  }
  for (const kind of ['customer', 'inventoryProduct', 'service'])
    if (JSON.stringify(body ?? {}).includes(`<id of ${kind}>`)) texts[`<id of ${kind}>`] = await make[kind]();
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return texts[value] ?? value.replace('…', `${count++}`);
    if (Array.isArray(value)) return value.map(fill);
    return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)])) : value;
  };
  const values = body && (fill(body) as Record<string, unknown>);
  return {
    path: path.replace('{id}', id) + (query ? `?${query.map(name => `${name}=${samples[name] ?? 'a'}`).join('&')}` : ''),
    body: multipart ? formOf(multipart) : values,
  };
}

const personFor = ({ permission, path, method }: DocumentedCall): Rest => {
  if (/ompany/.test(path) && !path.includes('getAll') && (method !== 'GET' || path.includes('{id}'))) return people.super;
  return permission === 'HRM' ? people.hrm : permission === 'Procurement' ? people.procurement : people.admin;
};

describe('both directions', () => {
  const pattern = (method: string, path: string) => `${method} ${path.replace(/\[?\{\w+\}\]?/g, '{id}')}`;

  test('each documented call has a row', () => {
    const rows = new Set(routes.map(({ method, path }) => pattern(method, path)));
    expect(rest.map(({ method, path }) => pattern(method, path)).filter(call => !rows.has(call))).toEqual([]);
  });

  test('each row is a documented call, with the documented module', () => {
    const documented = new Map(rest.map(({ method, path, module }) => [pattern(method, path), module]));
    expect(routes.filter(({ method, path, module }) => documented.get(pattern(method, path)) !== module)).toEqual([]);
  });

  test('each documented parameter of a query is known', () => {
    for (const { method, path, query = [] } of rest) {
      const row = routes.find(route => pattern(route.method, route.path) === pattern(method, path))!;
      expect([...row.parameters, 'page'], path).toEqual(expect.arrayContaining(query));
    }
  });
});

describe('each documented call', () => {
  test.each(guarded)('$method $path answers its right user as documented', async call => {
    const { path, body } = await filled(call);
    const answer = await personFor(call).send(call.method, path, body);
    expect(answer.body.error).toBeUndefined();
    expect(answer.status).toBe(call.method === 'POST' && /create|\/(company|roles|services|packages)$/.test(call.path) ? 201 : 200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (Array.isArray(answer.body.data) && call.method !== 'DELETE')
      expect(answer.body).toEqual({ data: expect.any(Array), page: 1, pageSize: expect.any(Number), total: expect.any(Number) });
    else expect(answer.body).toEqual({ data: expect.anything(), message: expect.stringMatching(/ successfully$/) });
  });

  test.each(guarded)('$method $path refuses who is not signed in, and a forged token', async call => {
    const { path, body } = await filled(call);
    const forged = await new SignJWT({ sid: '01a1fea6-03c4-72ce-b444-650268a04308' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('x')
      .setExpirationTime('1h')
      .sign(Buffer.from('a key that is not ours at all, 32+'));
    for (const token of [undefined, forged, 'x', `${people.admin.token}x`]) {
      const answer = await new Rest(server.url, token).send(call.method, path, body);
      expect([answer.status, answer.body]).toEqual([401, { error: 'Sign in first.' }]);
    }
  });

  test.each(guarded.filter(({ permission }) => permission))('$method $path refuses who lacks the permission', async call => {
    const { path, body } = await filled(call);
    const answer = await (call.permission === 'HRM' ? people.crm : people.hrm).send(call.method, path, body);
    expect([answer.status, answer.body]).toEqual([403, { error: 'You do not have the right to do this.' }]);
  });

  test.each(withId)('$method $path says 404 of an unknown id, of another kind of id, and of no id at all', async call => {
    const body = (await filled(call)).body;
    for (const id of [
      '01a1feb7-0529-737c-96eb-fa7441e32403',
      '01a1feb7-0529-737c-96eb-fa7441e32407',
      'x',
      '1',
      '%00',
      "'",
      '../roles'.replaceAll('/', '%2F'),
    ]) {
      const answer = await personFor(call).send(call.method, call.path.replace('{id}', id), body);
      expect([id, answer.status, answer.body]).toEqual([id, 404, { error: 'It was not found.' }]);
    }
  });

  test.each(withId)("$method $path says 404 of another company's id, and leaves it as it is", async call => {
    const { path, body } = await filled(call);
    const owner =
      kindOf(call.path) === 'permission'
        ? people.procurement
        : call.module === 'CRM'
          ? people.crm
          : call.module === 'Inventory'
            ? people.admin
            : people.super;
    const isDeletionOfCompany = call.path.startsWith('/deleteCompany');
    const answer = await people.boreal.send(call.method, path, body);
    // Deleting companies is SUPER_ADMIN's alone, whichever they are.
    expect([answer.status, Object.keys(answer.body)]).toEqual([isDeletionOfCompany ? 403 : 404, ['error']]);
    if (call.method === 'DELETE' && kindOf(call.path) !== 'user')
      expect((await (kindOf(call.path) === 'role' ? people.admin : owner).send('DELETE', path)).status).toBe(200);
  });
});

test.each(calls.filter(({ module }) => module === 'Session'))(
  '$method $path is answered by the session layer',
  async ({ method, path, query = [], body }) => {
    const search = query.map(name => `${name}=${encodeURIComponent('/roles/')}`).join('&');
    const form =
      body &&
      new URLSearchParams(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));
    const { status } = await fetch(`${server.url}${path}?${search}`, {
      redirect: 'manual',
      ...(form ? { method, body: form } : { method }),
    });
    // Without the CSRF token an update of the session is refused, as its client expects.
    expect(status).toBe(method === 'POST' && path.endsWith('/session') ? 400 : status === 302 ? 302 : 200);
  },
);
