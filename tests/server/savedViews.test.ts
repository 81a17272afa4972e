import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessOfScreen } from '../../server/core/savedView/Listed.ts';
import { Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let mine: Client;
let colleague: Client;
beforeAll(async () => {
  server = await ownCompany();
  mine = await signedInAs(server, 'crm@atlas.test');
  colleague = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

const save = async (values: object, client = mine) =>
  client.mutate(
    'createSavedView',
    { screen: 'customer', query: 'status=ACTIVE', ...values },
    'savedView { id version name query columns isShared isOwn }',
  );
const seen = async (client: Client, screen = 'customer'): Promise<{ id: string; name: string; isOwn: boolean }[]> =>
  (await client.query('query($screen: String!) { savedViews(screen: $screen) { id name isOwn } }', { screen })).data.savedViews;
const names = async (client: Client, screen?: string) => (await seen(client, screen)).map(({ name }) => name);
const setting = async (client: Client) =>
  (await client.query('{ listSettings(screen: "customer") { screen columns defaultViewId } }')).data.listSettings;

it('is seen by its owner alone until it is shared, and never by another company', async () => {
  const { savedView: view, errors } = await save({ name: 'Mine alone', columns: [{ id: 'name', width: 200 }, { id: 'city' }] });
  expect(errors).toEqual([]);
  expect(view).toMatchObject({ version: 1, columns: [{ id: 'name', width: 200 }, { id: 'city' }], isShared: false, isOwn: true });
  await save({ name: 'For all', isShared: true });
  const boreal = await signedInAs(server, 'admin@boreal.test');
  expect(await names(mine)).toEqual(['For all', 'Mine alone']);
  expect(await seen(colleague)).toEqual([{ id: expect.any(String), name: 'For all', isOwn: false }]);
  expect(await names(boreal)).toEqual([]);
  expect(await names(mine, 'user')).toEqual([]);
  const byId = 'query($id: ID!) { node(id: $id) { id } }';
  expect((await colleague.query(byId, { id: view.id })).data.node).toBeNull();
});

it('is shared with those alone who may open its list', async () => {
  const { savedView: view } = await save({ name: 'Only CRM', isShared: true });
  const hrm = await signedInAs(server, 'hrm@atlas.test');
  expect(await names(colleague)).toContain('Only CRM');
  expect(await names(hrm)).toEqual([]);
  expect((await hrm.query('query($id: ID!) { node(id: $id) { id } }', { id: view.id })).data.node).toBeNull();
  expect((await save({ screen: 'nothing', name: 'x', isShared: true })).errors).toMatchObject([{ field: 'isShared', code: 'invalid' }]);
});

it('each list of the client is known to the server, which says who may open it', () => {
  const sources = globSync('web/**/*.{ts,tsx}').map(path => readFileSync(path, 'utf8'));
  const lists = sources.flatMap(text => [...text.matchAll(/listSpec\('(\w+)'/g)].map(([, name]) => name));
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(name => !accessOfScreen(name))).toEqual([]);
});

it('is changed and deleted by its owner alone', async () => {
  const { savedView: view } = await save({ name: 'Shared', isShared: true });
  const change = { id: view.id, name: 'Taken over' };
  await expect(colleague.mutate('updateSavedView', change, 'savedView { id }')).rejects.toThrow('FORBIDDEN');
  await expect(colleague.mutate('deleteSavedViews', { ids: [view.id] }, 'deletedIds', 'DeleteInput')).rejects.toThrow('FORBIDDEN');
  const renamed = await mine.mutate(
    'updateSavedView',
    { ...change, name: 'Renamed', query: 'sort=-NAME' },
    'savedView { name query isShared }',
  );
  expect(renamed).toMatchObject({ errors: [], savedView: { name: 'Renamed', query: 'sort=-NAME', isShared: true } });
  expect((await mine.mutate('deleteSavedViews', { ids: [view.id] }, 'deletedIds', 'DeleteInput')).deletedIds).toEqual([view.id]);
  expect(await names(colleague)).not.toContain('Renamed');
});

it('has a name of its own, and columns that could be some', async () => {
  await save({ name: 'Twice' });
  expect((await save({ name: 'twice' })).errors).toMatchObject([{ field: 'name', code: 'taken' }]);
  expect((await save({ name: 'Twice' }, colleague)).errors).toEqual([]);
  expect((await save({ name: ' ' })).errors).toMatchObject([{ field: 'name', code: 'required' }]);
  expect((await save({ name: 'x', columns: [{ id: 'name', width: 1 }] })).errors).toMatchObject([
    { field: 'columns.0.width', code: 'tooSmall' },
  ]);
});

it('a list keeps for each user its columns and the view it opens with', async () => {
  expect(await setting(mine)).toEqual([]);
  const keep = (values: object, client = mine) =>
    client.mutate('saveListSetting', { screen: 'customer', ...values }, 'listSetting { columns defaultViewId }');
  const { savedView } = await save({ name: 'Opens with' });
  await keep({ columns: [{ id: 'city' }] });
  expect(await keep({ defaultViewId: savedView.id })).toMatchObject({
    listSetting: { columns: [{ id: 'city' }], defaultViewId: savedView.id },
  });
  await keep({ columns: null });
  expect(await setting(mine)).toEqual([{ screen: 'customer', columns: null, defaultViewId: savedView.id }]);
  expect(await setting(colleague)).toEqual([]);
  expect((await keep({ defaultViewId: savedView.id }, colleague)).errors).toMatchObject([{ field: 'defaultViewId', code: 'notFound' }]);
});
