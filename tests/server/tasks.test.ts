import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../../server/core/import/readCsv.ts';
import { noteAnswered, noteReceived } from '../../server/core/observability/openRequests.ts';
import { Courtesy } from '../../server/core/task/Courtesy.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { exported } from '../support/exported.ts';
import { sendFile } from '../support/sendFile.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import { roleBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';
import { idOf } from './plantedPerson.ts';

let server: TestServer;
let crm: Client;
let admin: Client;
beforeAll(async () => {
  server = await ownCompany();
  crm = await signedInAs(server, 'crm@atlas.test');
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

const shown = 'id kind entity name status done total counts result error isCancelling url';
const taskOf = async (id: string, client = crm) =>
  (await client.query(`query($id: ID!) { backgroundTask(id: $id) { ${shown} } }`, { id })).data?.backgroundTask;
/** Waits for a task to reach a state. */
async function until(id: string, isSo: (task: { status: string; total: number | null }) => boolean) {
  for (;;) {
    const task = await taskOf(id);
    if (isSo(task)) return task;
  }
}
const over = (id: string) => until(id, ({ status }) => !['WAITING', 'RUNNING'].includes(status));

/** In the order in which a task processes them. */
const customers = async (count: number, city: string) => {
  const made = Array.from({ length: count }, async () => {
    const input = { name: `Customer ${randomUUID()}`, address: '1 Main St', city, country: 'ES' };
    return (await crm.mutate('createCustomer', input, 'customer { id }')).customer.id as string;
  });
  return (await Promise.all(made)).toSorted();
};
const cityOf = async (ids: string[]): Promise<string[]> => {
  const { data } = await crm.query('query($ids: [ID!]!) { nodes(ids: $ids) { ... on Customer { city } } }', { ids });
  return data.nodes.map((node: { city: string } | null) => node?.city);
};
const begin = async (ids: string[], city: string): Promise<string> =>
  (await crm.mutate('bulkUpdateCustomer', { ids, values: { city }, inBackground: true }, 'done task { id status }')).task.id;

/** Locks a customer's row during `work`: a task that reaches it waits. */
async function holding<T>(id: string, work: () => Promise<T>): Promise<T> {
  const { companyId } = (await crm.query('{ viewer { companyId } }')).data.viewer;
  return server.database.inCompany({ companyId }, async em => {
    await em.execute('select from customer where id = ? for update', [id]);
    return work();
  });
}

describe('a task', () => {
  it('tells how far it is, then what came of it, and says nothing to others', async () => {
    const ids = await customers(3, 'Before');
    const task = await holding(ids[2], async () => {
      const id = await begin([...ids, randomUUID()], 'After');
      expect(await until(id, ({ total }) => total !== null)).toMatchObject({ kind: 'BULK_UPDATE', status: 'RUNNING', done: 0, total: 4 });
      expect(await cityOf(ids)).toEqual(['Before', 'Before', 'Before']);
      return id;
    });
    expect(await over(task)).toMatchObject({
      entity: 'Customer',
      status: 'DONE',
      done: 4,
      counts: { done: 3, failed: 1 },
      error: null,
      result: { doneIds: ids, failures: [{ error: { code: 'notFound' } }] },
    });
    expect(await cityOf(ids)).toEqual(['After', 'After', 'After']);
    const stranger = await signedInAs(await ownCompany(), 'admin@atlas.test');
    for (const other of [admin, stranger]) {
      expect(await taskOf(task, other)).toBeNull();
      expect((await other.query('{ backgroundTasks { totalCount } }')).data.backgroundTasks.totalCount).toBe(0);
      await expect(other.mutate('cancelBackgroundTask', { id: task }, 'backgroundTask { id }', 'RecordInput')).rejects.toThrow('NOT_FOUND');
    }
  });

  it('is undone when it is cancelled, and not begun where it waits', async () => {
    const ids = await customers(2, 'Before');
    const cancel = (id: string) => crm.mutate('cancelBackgroundTask', { id }, 'backgroundTask { status isCancelling }', 'RecordInput');
    const [running, waiting] = await holding(ids[1], async () => {
      const both = [await begin(ids, 'After'), await begin(ids, 'Later')];
      await until(both[0], ({ total }) => total !== null);
      expect(await cancel(both[1])).toMatchObject({ backgroundTask: { status: 'CANCELLED' } });
      expect(await cancel(both[0])).toMatchObject({ backgroundTask: { status: 'RUNNING', isCancelling: true } });
      return both;
    });
    expect(await over(running)).toMatchObject({ status: 'CANCELLED', result: null });
    expect(await cityOf(ids)).toEqual(['Before', 'Before']);
    expect((await cancel(waiting)).errors).toMatchObject([{ code: 'taskIsOver' }]);
    const gone = await crm.mutate('dismissBackgroundTasks', { ids: [running, waiting] }, 'deletedIds', 'DeleteInput');
    expect(gone.deletedIds).toHaveLength(2);
    expect(await taskOf(running)).toBeNull();
  });

  it('is done with the rights its user has by then', async () => {
    const ids = await customers(2, 'Before');
    const sales = await roleBy(admin, 'Sales');
    const permit = (permissions: string[]) => admin.mutate('updateRole', { id: sales.id, permissions }, 'role { id }');
    const second = await holding(ids[0], async () => {
      const [first, next] = [await begin([ids[0]], 'After'), await begin([ids[1]], 'After')];
      await until(first, ({ status }) => status === 'RUNNING');
      await permit(['HRM']);
      return next;
    });
    expect(await over(second)).toMatchObject({ status: 'FAILED', error: { code: 'notAllowed' } });
    await permit(['CRM']);
    expect(await cityOf(ids)).toEqual(['After', 'Before']);
  });

  it('is one, however often it is asked for under one key', async () => {
    const [id] = await customers(1, 'Before');
    const input = { ids: [id], values: { city: 'After' }, inBackground: true, clientMutationId: randomUUID() };
    const first = await crm.mutate('bulkUpdateCustomer', input, 'task { id }');
    expect(await crm.mutate('bulkUpdateCustomer', input, 'task { id }')).toEqual(first);
    expect(await over(first.task.id)).toMatchObject({ status: 'DONE', counts: { done: 1 } });
  });
});

it('a finished bulk update is undone by its id, except in a record that changed again since', async () => {
  const ids = await customers(2, 'Before');
  const { result } = await over(await begin(ids, 'After'));
  await crm.mutate('updateCustomer', { id: ids[1], city: 'Since' }, 'customer { id }');
  const undo = (client = crm) => client.mutate('undoBulkUpdate', { undoId: result.undoId }, 'doneIds failures { recordId error { code } }');
  expect((await undo(admin)).errors).toMatchObject([{ field: 'undoId', code: 'notFound' }]);
  expect(await undo()).toMatchObject({ errors: [], doneIds: [ids[0]], failures: [{ recordId: ids[1], error: { code: 'undoChanged' } }] });
  expect(await cityOf(ids)).toEqual(['Before', 'Since']);
});

describe('an import in the background', () => {
  const run = async (rows: string[], more = {}, client = crm) => {
    const query = 'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { code } created task { id } } }';
    const mapping = ['name', 'address', 'city', 'country'].map((field, column) => ({ column, field }));
    const bytes = Buffer.from(['name,address,city,country', ...rows].join('\n'));
    const answer = await sendFile(client, query, { entity: 'Customer', mapping, inBackground: true, ...more }, { bytes, name: 'all.csv' });
    return answer.data?.importRecords as unknown as { task: { id: string }; created: null };
  };
  const city = `City ${randomUUID()}`;
  const counted = 'query($city: String) { customers(filter: { city: { eq: $city } }) { totalCount } }';
  const count = async () => (await crm.query(counted, { city })).data.customers.totalCount;

  it('writes all or none, keeps which rows are wrong, and tells its user', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `Task ${index},x,${city},ES`);
    const { task: wrong, created } = await run([...rows, `,x,${city},ES`]);
    expect(created).toBeNull();
    expect(await over(wrong.id)).toMatchObject({
      kind: 'IMPORT',
      name: 'all.csv',
      status: 'FAILED',
      error: { code: 'importHasErrors', params: { count: 1 } },
      result: { rowErrors: [{ line: 32, field: 'name', code: 'required' }] },
    });
    const { task: trial } = await run(rows, { dryRun: true });
    expect(await over(trial.id)).toMatchObject({ status: 'DONE', counts: { created: 30, failed: 0 } });
    expect(await count()).toBe(0);
    const { task } = await run(rows);
    expect(await over(task.id)).toMatchObject({ status: 'DONE', done: 30, total: 30, counts: { created: 30, failed: 0 }, url: null });
    expect(await count()).toBe(30);
    const { data } = await crm.query('{ notifications(filter: { kind: { eq: IMPORT_DONE } }) { edges { node { recordName } } } }');
    expect(data.notifications.edges).toHaveLength(2);
  });

  it('that waits keeps a person of the company from being erased: it could bring him back', async () => {
    const [held, person] = await customers(2, 'Before');
    const name: string = (await crm.query('query($id: ID!) { customer(id: $id) { name } }', { id: person })).data.customer.name;
    const erase = (client = admin, id = person) =>
      client.mutate('erasePersonalData', { id, name: client === admin ? name : 'Mill', reason: 'Asked by letter' }, 'erasedId');
    const preview = async () =>
      (await admin.query('query($id: ID!) { erasurePreview(id: $id) { refusals { code params } } }', { id: person })).data.erasurePreview;
    const refusal = { code: 'erasureOpenImports', params: { count: 1 } };
    const stranger = await signedInAs(await ownCompany(), 'admin@atlas.test');
    const foreign = await idOf(stranger, 'createCustomer', { name: 'Mill', address: 'x', city: 'Oslo', country: 'NO' }, 'customer');
    const waiting = await holding(held, async () => {
      await begin([held], 'After');
      const { task } = await run([`${name},x,${city},ES`]);
      expect(await preview()).toEqual({ refusals: [refusal] });
      expect(await erase()).toMatchObject({ errors: [refusal], erasedId: null });
      expect((await erase(stranger, foreign)).errors).toEqual([]);
      return task.id;
    });
    expect(await over(waiting)).toMatchObject({ status: 'DONE', counts: { created: 1 } });
    expect(await preview()).toEqual({ refusals: [] });
    expect(await erase()).toEqual({ errors: [], erasedId: person });
  });

  it('is refused at once to who may not import', async () => {
    expect(await run(['a,b,c,ES'], {}, await signedInAs(server, 'hrm@atlas.test'))).toBeUndefined();
  });
});

it('writes an export into a file that is there for its user alone', async () => {
  const query = `query($search: String) { customers(search: $search) { totalCount edges { node { name } } } }`;
  const body = { query, columns: [{ title: 'Name', path: 'name' }], name: 'All', inBackground: true };
  expect((await exported(server, await signedInAs(server, 'hrm@atlas.test'), body)).status).toBe(403);
  const { taskId } = (await (await exported(server, crm, body)).json()) as { taskId: string };
  const { totalCount } = (await crm.query(query)).data.customers;
  const task = await over(taskId);
  expect(task).toMatchObject({ kind: 'EXPORT', entity: 'Customer', name: 'All.csv', status: 'DONE', counts: { rows: totalCount } });
  const fetched = (client: Client) => fetch(`${server.url}${task.url}`, { headers: { authorization: `Bearer ${client.token}` } });
  const response = await fetched(crm);
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''All.csv");
  expect(await readCsv(Buffer.from(await response.arrayBuffer()))).toHaveLength(totalCount + 1);
  expect((await fetched(admin)).status).toBe(404);
});

it('lets requests go before it for a time that its own work bounds, and does not wait while there are none', async () => {
  const courtesy = new Courtesy();
  const rested = async () => {
    for (const until = performance.now() + 5; performance.now() < until;);
    return Promise.race([courtesy.rest().then(() => 'goes on'), setImmediate('rests')]);
  };
  expect(await rested()).toBe('goes on');
  noteReceived();
  expect(await rested()).toBe('rests');
  // It ends, although the request does not.
  await courtesy.rest();
  expect(await rested()).toBe('rests');
  noteAnswered();
  await courtesy.rest();
  expect(await rested()).toBe('goes on');
});
