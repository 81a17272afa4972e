import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let finance: Client;
beforeAll(async () => {
  server = await ownCompany();
  finance = await signedInAs(server, 'finance@atlas.test');
});
afterAll(() => server.stop());

let count = 0;
const issueOf = ({ field, code }: { field: string; code: string }) => ({ field, code });
const head = { description: 'x', type: 'FIXED', category: 'Office', mode: 'CASH' };
const create = async (input: object = {}) => {
  const { errors, expenseHead } = await finance.mutate(
    'createExpenseHead',
    { ...head, title: `Head ${count++}`, ...input },
    'expenseHead { id title path depth }',
  );
  return { errors: errors.map(issueOf), expenseHead };
};
const make = async (input: object = {}): Promise<string> => (await create(input)).expenseHead.id;
const move = async (id: string, parentId: string | null) =>
  (await finance.mutate('updateExpenseHead', { id, parentId }, '')).errors.map(issueOf);

it('knows the path of a head, and lists children under their parents', async () => {
  const top = await create({ title: 'Top of the path' });
  const below = await create({ title: 'Below', parentId: top.expenseHead.id });
  expect(below.expenseHead).toMatchObject({ path: 'Top of the path › Below', depth: 1 });
});

it('takes a title once below a parent, and again below another one', async () => {
  const parentId = await make();
  const title = 'Once here';
  await make({ title, parentId });
  expect((await create({ title: 'ONCE HERE', parentId })).errors).toEqual([{ field: 'title', code: 'taken' }]);
  expect((await create({ title, parentId: await make() })).errors).toEqual([]);
  await make({ title: 'At the top' });
  expect((await create({ title: 'At the top' })).errors).toEqual([{ field: 'title', code: 'taken' }]);
});

it('never stands below itself, however it is moved, also by two moves at once', async () => {
  const [one, two] = [await make(), await make()];
  expect(await move(one, one)).toEqual([{ field: 'parentId', code: 'headBelowItself' }]);
  const outcomes = await Promise.all([move(one, two), move(two, one)]);
  expect(outcomes.flat()).toEqual([{ field: 'parentId', code: 'headBelowItself' }]);
});

it('is at most eight levels deep, also when a whole branch is moved', async () => {
  let parentId: string | null = null;
  const levels: string[] = [];
  for (let level = 0; level < 8; level++) levels.push((parentId = await make({ parentId })));
  expect((await create({ parentId })).errors).toEqual([{ field: 'parentId', code: 'tooDeep' }]);
  const branch = await make();
  await make({ parentId: branch });
  expect(await move(branch, levels[6])).toEqual([{ field: 'parentId', code: 'tooDeep' }]);
  expect(await move(branch, levels[5])).toEqual([]);
});

it('posts to expense accounts alone, and takes no inactive parent', async () => {
  const { data } = await finance.query('{ accounts(first: 100, sort: { field: NUMBER }) { edges { node { id type isGroup role } } } }');
  const accounts = data.accounts.edges.map(({ node }: { node: object }) => node) as {
    id: string;
    type: string;
    isGroup: boolean;
    role: string | null;
  }[];
  const heading = accounts.find(({ type, isGroup }) => type === 'EXPENSE' && isGroup)!.id;
  const bank = accounts.find(({ role }) => role === 'BANK')!.id;
  expect((await create({ accountId: heading })).errors).toEqual([{ field: 'accountId', code: 'accountIsGroup' }]);
  expect((await create({ accountId: bank })).errors).toEqual([{ field: 'accountId', code: 'notInList' }]);
  expect((await create({ parentId: await make({ status: 'INACTIVE' }) })).errors).toEqual([{ field: 'parentId', code: 'inactive' }]);
});

it('goes only when nothing stands below it', async () => {
  const parent = await make();
  const child = await make({ parentId: parent });
  const remove = (id: string) => finance.mutate('deleteExpenseHeads', { ids: [id] }, 'deletedIds', 'DeleteInput');
  expect((await remove(parent)).errors).toMatchObject([{ code: 'referenced' }]);
  expect((await remove(child)).deletedIds).toEqual([child]);
  expect((await remove(parent)).deletedIds).toEqual([parent]);
});
