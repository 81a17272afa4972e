import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareSchema } from '../../server/core/graphql/buildSchema.ts';
import { resolvers } from '../../server/modules.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

/** An entity as its clients use it: a valid input, one change of it, and what is wrong with a broken one. */
interface Contract {
  name: string;
  plural: string;
  /** Who may; who may not. */
  by: string;
  notBy: string;
  input: (unique: string) => Record<string, unknown>;
  /** What it refers to, made first: more of the input, by ids. */
  given?: (client: Client) => Promise<Record<string, unknown>>;
  change: Record<string, unknown>;
  broken: { input: Record<string, unknown>; field: string; code: string };
}

const contracts: Contract[] = [
  {
    name: 'Role',
    plural: 'roles',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Role ${unique}`, description: 'x', permissions: ['CRM'] }),
    change: { description: 'changed' },
    broken: { input: { title: ' ' }, field: 'title', code: 'required' },
  },
  {
    name: 'ProcurementPermission',
    plural: 'procurementPermissions',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Permission ${unique}` }),
    change: { name: 'Permission changed' },
    broken: { input: { name: '' }, field: 'name', code: 'required' },
  },
  {
    name: 'InventoryProduct',
    plural: 'inventoryProducts',
    by: 'inventory@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({
      name: `Product ${unique}`,
      manufacturer: 'Sella',
      code: unique,
      quantity: '3',
      salePrice: '12.5',
      vatCategory: 'ZERO_RATED',
    }),
    change: { salePrice: '13' },
    broken: { input: { salePrice: '-1' }, field: 'salePrice', code: 'tooSmall' },
  },
  {
    name: 'Warehouse',
    plural: 'warehouses',
    by: 'inventory@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Warehouse ${unique}`, code: unique.slice(0, 8), city: 'Madrid' }),
    change: { city: 'Toledo' },
    broken: { input: { name: ' ' }, field: 'name', code: 'required' },
  },
  {
    name: 'InventoryService',
    plural: 'inventoryServices',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Service ${unique}`, description: 'x', serviceType: 'HOURLY', charges: '40', vatCategory: 'ZERO_RATED' }),
    change: { charges: '45' },
    broken: { input: { charges: '-1' }, field: 'charges', code: 'tooSmall' },
  },
  {
    name: 'InventoryPackage',
    plural: 'inventoryPackages',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Package ${unique}`, discountPercentage: '10', expiryDate: '2099-12-31' }),
    given: async client => ({ lines: [await productOf(client)] }),
    change: { discountPercentage: '12.5' },
    broken: { input: { discountPercentage: '0' }, field: 'discountPercentage', code: 'notPositive' },
  },
  {
    name: 'AggregateProduct',
    plural: 'aggregateProducts',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Aggregate ${unique}`, sellingPrice: '20', ownCost: '2' }),
    given: async client => ({ lines: [await productOf(client)] }),
    change: { sellingPrice: '25' },
    broken: { input: { sellingPrice: '0' }, field: 'sellingPrice', code: 'notPositive' },
  },
  {
    name: 'StockTransfer',
    plural: 'stockTransfers',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ note: `Transfer ${unique}` }),
    given: async client => ({
      ...(await warehousesOf(client, 'fromWarehouseId', 'toWarehouseId')),
      lines: [{ ...(await productOf(client)), quantity: '1' }],
    }),
    change: { note: 'Before noon' },
    broken: { input: { note: 'x'.repeat(5_001) }, field: 'note', code: 'tooLong' },
  },
  {
    name: 'StockCount',
    plural: 'stockCounts',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ note: `Count ${unique}` }),
    given: client => warehousesOf(client, 'warehouseId'),
    change: { note: 'Shelves A to F' },
    broken: { input: { note: 'x'.repeat(5_001) }, field: 'note', code: 'tooLong' },
  },
  {
    name: 'Customer',
    plural: 'customers',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Customer ${unique}`, address: '1 Main St', city: 'Madrid', country: 'ES' }),
    change: { city: 'Toledo' },
    broken: { input: { email: 'nobody' }, field: 'email', code: 'invalidEmail' },
  },
  {
    name: 'Contact',
    plural: 'contacts',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Contact ${unique}`, department: 'Buying', phone: '12345678901' }),
    change: { department: 'Sales' },
    broken: { input: { phone: '123' }, field: 'phone', code: 'invalidPhone' },
  },
  {
    name: 'CrmQuotation',
    plural: 'crmQuotations',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ description: `Quotation ${unique}`, validUntil: '2099-03-31', terms: 'Thirty days', notes: null }),
    given: async client => ({ ...(await customerOf(client)), lines: [{ description: 'Setup', quantity: '1', unitPrice: '5' }] }),
    change: { terms: 'Sixty days' },
    broken: { input: { description: ' ' }, field: 'description', code: 'required' },
  },
  {
    name: 'CrmOrder',
    plural: 'crmOrders',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ description: `Order ${unique}`, reason: 'Referral', orderedOn: '2026-03-31' }),
    given: async client => ({ ...(await customerOf(client)), lines: [{ description: 'Setup', quantity: '1', unitPrice: '5' }] }),
    change: { reason: 'Fair' },
    broken: { input: { reason: ' ' }, field: 'reason', code: 'required' },
  },
  {
    name: 'Lead',
    plural: 'leads',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ title: `Lead ${unique}`, description: 'x', reason: 'Referral', orderValue: '100' }),
    given: async client => ({ ...(await customerOf(client)), lines: [{ description: 'Setup', quantity: '1', unitPrice: '5' }] }),
    change: { reason: 'Fair' },
    broken: { input: { orderValue: '-1' }, field: 'orderValue', code: 'tooSmall' },
  },
  {
    name: 'Activity',
    plural: 'activities',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ kind: 'CALL', title: `Call ${unique}`, note: null, dueAt: '2026-03-31T09:00:00.000Z' }),
    given: customerOf,
    change: { note: 'Ask for the drawings' },
    broken: { input: { title: ' ' }, field: 'title', code: 'required' },
  },
  {
    name: 'Till',
    plural: 'tills',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Till ${unique}`, status: 'ACTIVE' }),
    change: { status: 'INACTIVE' },
    broken: { input: { name: ' ' }, field: 'name', code: 'required' },
  },
  {
    name: 'Account',
    plural: 'accounts',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ number: unique.slice(0, 18), name: 'Travel', nameAr: 'السفر', nameSp: 'Viajes', type: 'EXPENSE', isGroup: false }),
    change: { name: 'Journeys' },
    broken: { input: { number: '6 1' }, field: 'number', code: 'invalid' },
  },
  {
    name: 'CostCenter',
    plural: 'costCenters',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ description: `Workshop ${unique}`, budget: '1000', duration: 12, department: 'Service' }),
    change: { budget: '2000.5' },
    broken: { input: { budget: '0' }, field: 'budget', code: 'notPositive' },
  },
  {
    name: 'WebhookEndpoint',
    plural: 'webhookEndpoints',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Webhook ${unique}`, url: 'https://example.com/', types: ['Customer'], status: 'INACTIVE' }),
    change: { types: [] },
    broken: { input: { url: 'nowhere' }, field: 'url', code: 'invalidUrl' },
  },
];

/** A customer for what is made out to one. */
async function customerOf(client: Client): Promise<{ customerId: string }> {
  const input = { name: 'Northwind', address: '1 Main St', city: 'Madrid', country: 'ES' };
  return { customerId: (await client.mutate('createCustomer', input, 'customer { id }')).customer.id };
}

/** A product for what is made of one. */
async function productOf(client: Client): Promise<{ productId: string }> {
  const input = { name: 'Part', manufacturer: 'Sella', salePrice: '5', quantity: '3' };
  const { inventoryProduct } = await client.mutate('createInventoryProduct', input, 'inventoryProduct { id }');
  return { productId: inventoryProduct.id };
}

/** A new warehouse for each field. */
async function warehousesOf(client: Client, ...fields: string[]): Promise<Record<string, string>> {
  const made = fields.map(async field => {
    const { warehouse } = await client.mutate('createWarehouse', { name: `Warehouse ${randomUUID()}` }, 'warehouse { id }');
    return [field, warehouse.id as string];
  });
  return Object.fromEntries(await Promise.all(made));
}

let server: TestServer;
beforeAll(async () => {
  server = await startDemo();
});
afterAll(() => server.stop());

const camel = (name: string) => name[0].toLowerCase() + name.slice(1);
const pascal = (name: string) => name[0].toUpperCase() + name.slice(1);

it('holds for every entity with the five ordinary fields', () => {
  const mutations = Object.keys(bareSchema(resolvers).getMutationType()!.getFields());
  // By hand, with tests of their own: users (rights.test.ts), companies, columns of leads (crm/leadBoard.test.ts), invoices (inventory/sales.test.ts), keys (apiKeys.test.ts).
  const byHand = [
    'User',
    'Company',
    'ApiKey',
    'LeadColumn',
    'InventoryInvoice',
    'OrderFromLead',
    'QuotationFromLead',
    'QuotationFromOrder',
    'SavedView',
  ];
  const ordinary = mutations.flatMap(name => /^create(\w+)$/.exec(name)?.[1] ?? []).filter(name => !byHand.includes(name));
  expect(ordinary.toSorted((a, b) => a.localeCompare(b))).toEqual(contracts.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
});

describe.each(contracts)('$name', ({ name, plural, by, notBy, input, given, change, broken }) => {
  const field = camel(name);
  const selection = `${field} { id version createdAt updatedAt ${Object.keys(input('')).join(' ')} }`;
  const create = (client: Client, values = input(randomUUID())) => client.mutate(`create${name}`, { ...needed, ...values }, selection);
  const remove = (client: Client, ids: string[]) => client.mutate(`delete${pascal(plural)}`, { ids }, 'deletedIds', 'DeleteInput');
  const read = (client: Client, id: string) =>
    client.query(`query($id: ID!) { ${field}(id: $id) { id version ${Object.keys(change).join(' ')} } }`, { id });
  let client: Client;
  let needed: Record<string, unknown> | undefined;
  beforeAll(async () => {
    client = await signedInAs(server, by);
    needed = await given?.(client);
  });

  it('is made, read, changed, listed and deleted by who may', async () => {
    const { errors, [field]: made } = await create(client);
    expect(errors).toEqual([]);
    expect(made).toMatchObject({ version: 1, createdAt: expect.stringMatching(/Z$/) });
    const changed = await client.mutate(`update${name}`, { id: made.id, version: 1, ...change }, selection);
    expect(changed).toMatchObject({ errors: [], [field]: { id: made.id, version: 2, ...change } });
    expect((await read(client, made.id)).data[field]).toMatchObject(change);
    const list = await client.query(`{ ${plural}(first: 100) { totalCount edges { node { id } } } }`);
    expect(list.data[plural].edges).toContainEqual({ node: { id: made.id } });
    expect(await remove(client, [made.id])).toMatchObject({ errors: [], deletedIds: [made.id] });
    expect((await read(client, made.id)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('is nothing to who is not signed in or lacks the permission', async () => {
    const { [field]: made } = await create(client);
    const other = await signedInAs(server, notBy);
    for (const [stranger, code] of [
      [new Client(server.url), 'UNAUTHENTICATED'],
      [other, 'FORBIDDEN'],
    ] as const) {
      expect((await read(stranger, made.id)).errors[0].extensions.code).toBe(code);
      expect((await stranger.query(`{ ${plural} { totalCount } }`)).errors[0].extensions.code).toBe(code);
      await expect(create(stranger)).rejects.toThrow(code);
      await expect(remove(stranger, [made.id])).rejects.toThrow(code);
    }
    expect((await other.query('query($id: ID!) { node(id: $id) { id } }', { id: made.id })).data.node).toBeNull();
  });

  it('is nothing to another company', async () => {
    const { [field]: made } = await create(client);
    const boreal = await signedInAs(server, 'admin@boreal.test');
    expect((await read(boreal, made.id)).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await boreal.query('query($id: ID!) { node(id: $id) { id } }', { id: made.id })).data.node).toBeNull();
    await expect(boreal.mutate(`update${name}`, { id: made.id, ...change }, selection)).rejects.toThrow('NOT_FOUND');
    await expect(remove(boreal, [made.id])).rejects.toThrow('NOT_FOUND');
    expect((await read(client, made.id)).data[field].version).toBe(1);
  });

  it('keeps its rules on create and on update', async () => {
    const refused = await create(client, { ...input(randomUUID()), ...broken.input });
    expect(refused).toMatchObject({ errors: [{ field: broken.field, code: broken.code }], [field]: null });
    const { [field]: made } = await create(client);
    const unchanged = await client.mutate(`update${name}`, { id: made.id, ...broken.input }, selection);
    expect(unchanged.errors).toMatchObject([{ field: broken.field, code: broken.code }]);
    expect((await read(client, made.id)).data[field].version).toBe(1);
  });

  it('is changed and deleted many at once, each for itself', async () => {
    const made = await Promise.all([create(client), create(client)]);
    const ids: string[] = made.map(payload => payload[field].id);
    const gone = ids[0].replace(/^.{8}/, '00000000');
    const report = 'doneIds failures { name error { code } }';
    const failures = [{ name: null, error: { code: 'notFound' } }];
    expect(await client.mutate(`bulkUpdate${name}`, { ids: [ids[0], gone], values: change }, report)).toMatchObject({
      doneIds: [ids[0]],
      failures,
    });
    expect((await read(client, ids[0])).data[field]).toMatchObject({ version: 2, ...change });
    expect(await client.mutate(`bulkDelete${name}`, { ids: [...ids, gone] }, report)).toMatchObject({ doneIds: ids, failures });
    expect((await read(client, ids[0])).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('conflicts on a stale version, and tells its history', async () => {
    const { [field]: made } = await create(client);
    await client.mutate(`update${name}`, { id: made.id, version: 1, ...input(randomUUID()) }, selection);
    const stale = await client.mutate(`update${name}`, { id: made.id, version: 1, ...input(randomUUID()) }, selection);
    expect(stale).toMatchObject({ errors: [{ code: 'conflict' }], [field]: { id: made.id, version: 2 } });
    const admin = await signedInAs(server, 'admin@atlas.test');
    const { data } = await admin.query(
      `query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { action entityType } } } }`,
      { id: made.id },
    );
    expect(data.auditEntries.edges).toEqual([
      { node: { action: 'UPDATED', entityType: name } },
      { node: { action: 'CREATED', entityType: name } },
    ]);
  });
});
