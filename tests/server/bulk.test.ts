import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let crm: Client;
let admin: Client;
beforeAll(async () => {
  server = await ownCompany();
  crm = await signedInAs(server, 'crm@atlas.test');
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

const report = 'done doneIds failures { recordId name error { field code params message } }';
const customer = async (city: string, more = {}, client = crm): Promise<string> => {
  const input = { name: `Customer ${randomUUID()}`, address: '1 Main St', city, country: 'ES', ...more };
  return (await client.mutate('createCustomer', input, 'customer { id }')).customer.id;
};
const inCity = async (city: string, client = crm): Promise<{ id: string; status: string }[]> => {
  const { data } = await client.query(
    'query($filter: CustomerFilter) { customers(first: 100, filter: $filter, sort: { field: NAME }) { edges { node { id status } } } }',
    { filter: { city: { eq: city } } },
  );
  return data.customers.edges.map((edge: { node: object }) => edge.node);
};
const cities = () => `City ${randomUUID()}`;

it('changes all matching records except the excluded ones', async () => {
  const city = cities();
  const [first, , left] = [await customer(city, { name: 'Álpha one' }), await customer(city), await customer(city, { name: 'Alpha two' })];
  const input = { filter: { city: { eq: city } }, search: 'alpha', exceptIds: [left], values: { status: 'INACTIVE' } };
  expect(await crm.mutate('bulkUpdateCustomer', input, report)).toEqual({ errors: [], done: 1, doneIds: [first], failures: [] });
  expect((await inCity(city)).filter(({ status }) => status === 'INACTIVE')).toEqual([{ id: first, status: 'INACTIVE' }]);
});

it('puts back what a bulk update changed, once, except in records that changed again since', async () => {
  const [from, to] = [cities(), cities()];
  const ids = [await customer(from), await customer(from), await customer(from, { status: 'INACTIVE' })];
  const values = { city: to, status: 'INACTIVE', ownerId: null };
  const { undoId, done } = await crm.mutate('bulkUpdateCustomer', { ids, values }, 'done undoId');
  expect([done, (await inCity(to)).map(({ status }) => status)]).toEqual([3, ['INACTIVE', 'INACTIVE', 'INACTIVE']]);
  await crm.mutate('updateCustomer', { id: ids[1], city: from }, 'customer { id }');
  const undo = (client: Client) => client.mutate('undoBulkUpdate', { undoId }, 'done doneIds failures { recordId error { code } }');
  for (const stranger of [admin, await signedInAs(server, 'admin@boreal.test')])
    expect((await undo(stranger)).errors).toMatchObject([{ field: 'undoId', code: 'notFound' }]);
  expect(await undo(crm)).toEqual({
    errors: [],
    done: 2,
    doneIds: [ids[0], ids[2]].toSorted(),
    failures: [{ recordId: ids[1], error: { code: 'undoChanged' } }],
  });
  const { data } = await crm.query(
    'query($filter: CustomerFilter) { customers(first: 9, filter: $filter) { edges { node { id status owner { name } } } } }',
    {
      filter: { city: { eq: from } },
    },
  );
  const after = new Map(data.customers.edges.map(({ node: { id, ...rest } }: { node: { id: string } }) => [id, rest]));
  expect(ids.map(id => after.get(id))).toEqual([
    { status: 'ACTIVE', owner: { name: 'Daniel Brooks' } },
    { status: 'INACTIVE', owner: null },
    { status: 'INACTIVE', owner: { name: 'Daniel Brooks' } },
  ]);
});

it('changes the others when one is refused, and reports which and why', async () => {
  const { data } = await admin.query('{ roles(first: 100) { edges { node { id title userCount } } } }');
  const sales = data.roles.edges.find((edge: { node: { title: string } }) => edge.node.title === 'Sales').node;
  const free = (await admin.mutate('createRole', { title: cities(), description: 'x', permissions: ['CRM'] }, 'role { id }')).role.id;
  expect(await admin.mutate('bulkDeleteRole', { ids: [sales.id, free] }, report)).toEqual({
    errors: [],
    done: 1,
    doneIds: [free],
    failures: [
      {
        recordId: sales.id,
        name: 'Sales',
        error: { field: null, code: 'referenced', params: expect.anything(), message: expect.stringMatching(/Can’t be deleted/) },
      },
    ],
  });
  const audit = await admin.query(
    'query($ids: [ID!]) { auditEntries(filter: { entityId: { in: $ids } }, sort: { field: AT, direction: ASC }) { edges { node { action entityId } } } }',
    { ids: [sales.id, free] },
  );
  expect(audit.data.auditEntries.edges.map((edge: { node: object }) => edge.node)).toEqual([
    { action: 'CREATED', entityId: free },
    { action: 'DELETED', entityId: free },
  ]);
});

it('applies the rules of each record', async () => {
  const city = cities();
  await customer(city);
  const { failures } = await crm.mutate('bulkUpdateCustomer', { filter: { city: { eq: city } }, values: { email: 'nobody' } }, report);
  expect(failures).toMatchObject([{ error: { field: 'email', code: 'invalidEmail' } }]);
  const users = await admin.query('{ users(first: 100) { edges { node { id isSelf } } } }');
  const self = users.data.users.edges.find((edge: { node: { isSelf: boolean } }) => edge.node.isSelf).node.id;
  expect(await admin.mutate('bulkDeleteUser', { ids: [self] }, report)).toMatchObject({
    done: 0,
    failures: [{ error: { code: 'notYourself' } }],
  });
});

it('reaches no other company, neither by id nor by filter', async () => {
  const city = cities();
  const boreal = await signedInAs(server, 'admin@boreal.test');
  const id = await customer(city);
  const values = { status: 'INACTIVE' };
  expect(await boreal.mutate('bulkUpdateCustomer', { filter: { city: { eq: city } }, values }, report)).toMatchObject({
    done: 0,
    failures: [],
  });
  expect(await boreal.mutate('bulkUpdateCustomer', { ids: [id], values }, report)).toMatchObject({
    done: 0,
    failures: [{ recordId: id, name: null, error: { code: 'notFound' } }],
  });
  expect(await inCity(city)).toEqual([{ id, status: 'ACTIVE' }]);
});

it('needs the permission to change them one by one, and changes named fields only', async () => {
  const hrm = await signedInAs(server, 'hrm@atlas.test');
  await expect(hrm.mutate('bulkDeleteCustomer', { filter: {} }, report)).rejects.toThrow('FORBIDDEN');
  expect((await crm.mutate('bulkDeleteCustomer', { search: 'x' }, report)).errors).toMatchObject([{ field: 'ids', code: 'required' }]);
  const ids = Array.from({ length: 10_001 }, () => randomUUID());
  expect((await crm.mutate('bulkDeleteCustomer', { ids }, report)).errors).toMatchObject([
    { code: 'tooManyAtOnce', params: { max: 10_000 } },
  ]);
});

it('supports a dry run, and does not repeat under the same key', async () => {
  const city = cities();
  await customer(city);
  const filter = { city: { eq: city } };
  expect(await crm.mutate('bulkDeleteCustomer', { filter, dryRun: true }, report)).toMatchObject({ done: 1 });
  expect(await inCity(city)).toHaveLength(1);
  const once = { filter, clientMutationId: randomUUID() };
  const done = await crm.mutate('bulkDeleteCustomer', once, report);
  await customer(city);
  expect(await crm.mutate('bulkDeleteCustomer', once, report)).toEqual(done);
  expect(await inCity(city)).toHaveLength(1);
});

it('skips records that no longer match when their turn comes', async () => {
  const city = cities();
  const [staying, leaving] = [await customer(city), await customer(city)];
  const { companyId } = (await crm.query('{ viewer { companyId } }')).data.viewer;
  const moved = server.database.inCompany({ companyId }, async em => {
    await em.execute('update customer set city = ? where id = ?', ['Elsewhere', leaving]);
    // Begins while the row is locked and still matches; continues once this transaction has committed.
    const bulk = crm.mutate('bulkUpdateCustomer', { filter: { city: { eq: city } }, values: { status: 'INACTIVE' } }, report);
    await waiting();
    return { bulk };
  });
  expect(await (await moved).bulk).toEqual({ errors: [], done: 1, doneIds: [staying], failures: [] });
});

it('queues concurrent changes of the same records in opposite orders', async () => {
  const city = cities();
  const ids: string[] = [];
  for (let made = 0; made < 20; made++) ids.push(await customer(city));
  const inTurns = async (action: (ids: string[]) => Promise<unknown>) => {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, turn) => action(turn % 2 ? ids : ids.toReversed())));
    return answers.map(answer => (answer.status === 'fulfilled' ? 'done' : (answer.reason as Error).message.match(/"code":"(\w+)"/)?.[1]));
  };
  const before = await deadlocks();
  expect(await inTurns(given => crm.mutate('bulkUpdateCustomer', { ids: given, values: { status: 'INACTIVE' } }, report))).toEqual(
    Array(10).fill('done'),
  );
  const deleted = await inTurns(given => crm.mutate('deleteCustomers', { ids: given }, 'deletedIds', 'DeleteInput'));
  expect(Object.groupBy(deleted, answer => answer!)).toMatchObject({ done: { length: 1 }, NOT_FOUND: { length: 9 } });
  expect(await inTurns(given => crm.mutate('restoreRecords', { ids: given }, 'restoredIds', 'DeleteInput'))).toEqual(
    Array(10).fill('done'),
  );
  expect(await deadlocks()).toBe(before);
});

/** Number of deadlocks that the database has resolved. */
async function deadlocks(): Promise<number> {
  const text = 'select pg_stat_clear_snapshot(), deadlocks::int from pg_stat_database where datname = current_database()';
  return (await server.database.pool.query<{ deadlocks: number }>(text)).rows[0].deadlocks;
}

/** Resolves when a statement waits for a row lock. */
async function waiting(): Promise<void> {
  const text = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update of%'`;
  while (!(await server.database.pool.query(text)).rowCount);
}
