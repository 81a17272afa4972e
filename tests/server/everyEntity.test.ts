import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { isChosen } from '../support/operations.ts';
import { declaredSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';
import { administration } from './contracts/administration.ts';
import { crm } from './contracts/crm.ts';
import { finance } from './contracts/finance.ts';
import { hrm } from './contracts/hrm.ts';
import { inventory } from './contracts/inventory.ts';
import { ecommerce } from './contracts/ecommerce.ts';
import { procurement } from './contracts/procurement.ts';
import { projects } from './contracts/projects.ts';

const contracts = [...administration, ...procurement, ...ecommerce, ...inventory, ...crm, ...hrm, ...finance, ...projects];

let server: TestServer;
beforeAll(async () => {
  server = await startDemo();
});
afterAll(() => server.stop());

const clients = new Map<string, Promise<Client>>();
/** Signs each user in once: most of a sign-in is the work of hashing the password. */
const clientOf = (email: string): Promise<Client> => {
  const client = clients.get(email) ?? signedInAs(server, email);
  clients.set(email, client);
  return client;
};

const camel = (name: string) => name[0].toLowerCase() + name.slice(1);
const pascal = (name: string) => name[0].toUpperCase() + name.slice(1);

it('holds for every entity with the five ordinary fields', () => {
  const mutations = Object.keys(declaredSchema().getMutationType()!.getFields());
  // Covered by tests of their own: users (rights.test.ts), companies, lead columns (crm/leadBoard.test.ts),
  // status columns (projects/projects.test.ts),
  // invoices (inventory/sales.test.ts), invoices of orders (finance/invoicesOfOrders.test.ts), keys (apiKeys.test.ts),
  // deposits (ledger/deposits.test.ts), mailed views (viewMails.test.ts), billing rates and invoices of hours (projects/billing.test.ts),
  // and bank accounts, of which each needs a ledger account to itself (ledger/bankAccounts.test.ts).
  const byHand = [
    'User',
    'Company',
    'ApiKey',
    'ApprovalLimit',
    'LeadColumn',
    'StatusColumn',
    'ApplicationColumn',
    'InventoryInvoice',
    'OrderFromLead',
    'QuotationFromLead',
    'QuotationFromOrder',
    'SalesInvoiceFromOrder',
    'SalesInvoiceFromQuotation',
    'SavedView',
    'ViewMail',
    'Deposit',
    'BankAccount',
    'PaymentRun',
    'ProcurementInvoice',
    'ProjectRate',
    'SalesInvoiceFromTime',
  ];
  const ordinary = mutations.flatMap(name => /^create(\w+)$/.exec(name)?.[1] ?? []).filter(name => !byHand.includes(name));
  expect(ordinary.toSorted((a, b) => a.localeCompare(b))).toEqual(contracts.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
});

describe.each(contracts.filter(({ name }) => isChosen(`create${name}`)))(
  '$name',
  ({ name, plural, by, notBy, input, given, change, broken }) => {
    const field = camel(name);
    const selection = `${field} { id version createdAt updatedAt ${Object.keys(input('')).join(' ')} }`;
    const create = (client: Client, values = input(randomUUID())) => client.mutate(`create${name}`, { ...needed, ...values }, selection);
    const remove = (client: Client, ids: string[]) => client.mutate(`delete${pascal(plural)}`, { ids }, 'deletedIds', 'DeleteInput');
    const read = (client: Client, id: string) =>
      client.query(`query($id: ID!) { ${field}(id: $id) { id version ${Object.keys(change).join(' ')} } }`, { id });
    let client: Client;
    let needed: Record<string, unknown> | undefined;
    beforeAll(async () => {
      client = await clientOf(by);
      needed = await given?.(client);
    });

    it('is created, read, updated, listed and deleted by a permitted user', async () => {
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

    it('is refused without a session and without the permission', async () => {
      const { [field]: made } = await create(client);
      const other = await clientOf(notBy);
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

    it('is hidden from another company', async () => {
      const { [field]: made } = await create(client);
      const boreal = await clientOf('admin@boreal.test');
      expect((await read(boreal, made.id)).errors[0].extensions.code).toBe('NOT_FOUND');
      expect((await boreal.query('query($id: ID!) { node(id: $id) { id } }', { id: made.id })).data.node).toBeNull();
      await expect(boreal.mutate(`update${name}`, { id: made.id, ...change }, selection)).rejects.toThrow('NOT_FOUND');
      await expect(remove(boreal, [made.id])).rejects.toThrow('NOT_FOUND');
      expect((await read(client, made.id)).data[field].version).toBe(1);
      // Nor may another company's record refer to what this one refers to.
      if (needed) expect((await create(boreal)).errors).toContainEqual(expect.objectContaining({ code: 'notFound' }));
    });

    it('applies its rules on create and update', async () => {
      const refused = await create(client, { ...input(randomUUID()), ...broken.input });
      expect(refused).toMatchObject({ errors: [{ field: broken.field, code: broken.code }], [field]: null });
      const { [field]: made } = await create(client);
      const unchanged = await client.mutate(`update${name}`, { id: made.id, ...broken.input }, selection);
      expect(unchanged.errors).toMatchObject([{ field: broken.field, code: broken.code }]);
      expect((await read(client, made.id)).data[field].version).toBe(1);
    });

    it('is changed and deleted in bulk, record by record', async () => {
      const made = await Promise.all([create(client), create(client)]);
      const ids: string[] = made.map(payload => payload[field].id as string).toSorted();
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

    it('is changed while open transactions refer to it', async () => {
      const { [field]: made } = await create(client);
      const { companyId } = (await client.query('{ viewer { companyId } }')).data.viewer;
      const { tableName } = server.database.em.getMetadata().getByClassName(name);
      const changed = await server.database.platformIn(companyId, async em => {
        // The same lock that a foreign key takes on the row it refers to.
        await em.execute(`select from ${tableName} where id = ? for key share`, [made.id]);
        return client.mutate(`update${name}`, { id: made.id, version: 1, ...change }, selection);
      });
      expect(changed.errors).toEqual([]);
    });

    it('conflicts on a stale version, and has a history', async () => {
      const { [field]: made } = await create(client);
      await client.mutate(`update${name}`, { id: made.id, version: 1, ...input(randomUUID()) }, selection);
      const stale = await client.mutate(`update${name}`, { id: made.id, version: 1, ...input(randomUUID()) }, selection);
      expect(stale).toMatchObject({ errors: [{ code: 'conflict' }], [field]: { id: made.id, version: 2 } });
      const admin = await clientOf('admin@atlas.test');
      const { data } = await admin.query(
        `query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { action entityType } } } }`,
        { id: made.id },
      );
      expect(data.auditEntries.edges).toEqual([
        { node: { action: 'UPDATED', entityType: name } },
        { node: { action: 'CREATED', entityType: name } },
      ]);
    });
  },
);
