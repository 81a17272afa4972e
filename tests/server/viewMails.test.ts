import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readXlsx } from '../../server/core/import/readXlsx.ts';
import { nextMailAt } from '../../server/core/savedView/nextMailAt.ts';
import { asOwner } from '../support/asOwner.ts';
import { type Client, type Shown, signedInAs, startDemo } from '../support/Client.ts';
import { attachedPdf, textOf } from '../support/pdf.ts';
import { PostOffice } from '../support/PostOffice.ts';
import { roleBy, userBy } from '../support/staff.ts';
import { startBeside } from '../support/startBeside.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let beside: Awaited<ReturnType<typeof startBeside>>;
let post: PostOffice;
let sales: Client;
let admin: Client;
let companyId: string;
beforeAll(async () => {
  post = await PostOffice.open();
  // Processes share the files of mails.
  const env = { SMTP_URL: post.url, NORIA_DATA_DIR: await mkdtemp(join(tmpdir(), 'noria-view-mails-')) };
  server = await startDemo(env);
  beside = await startBeside(server, env);
  sales = await signedInAs(server, 'crm@atlas.test');
  admin = await signedInAs(server, 'admin@atlas.test');
  companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId;
  for (const [name, city] of [
    ['Zubia North', 'Faro'],
    ['Zubia South', 'Lagos'],
    ['Zubia East', 'Faro'],
  ])
    await sales.mutate('createCustomer', { name, city, address: '1 Main St', country: 'PT' }, 'customer { id }');
});
beforeEach(() => void post.received.splice(0));
afterAll(async () => {
  await beside.stop();
  await server.stop();
  await post.close();
}, 30_000);

const reading = {
  operation: 'CustomerListQuery',
  path: '/CRM/customers/',
  filters: [{ name: 'updatedAt', kind: 'time' }],
  sorts: ['NAME'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
  customized: 'CUSTOMER',
  fixed: {},
  columns: [
    { id: 'name', title: 'Name', path: 'name' },
    { id: 'city', title: 'City', path: 'city' },
    { id: 'country', title: 'Country', path: 'country', kind: 'country' },
  ],
  shown: ['name', 'country'],
};
const query = 'q=zubia&sort=-NAME&updatedAt=TODAY';
const viewOf = async (values: object = {}, client = sales): Promise<Shown> =>
  (
    await client.mutate(
      'createSavedView',
      { screen: 'customer', name: `View ${crypto.randomUUID()}`, query, ...values },
      'savedView { id name }',
    )
  ).savedView;
const schedule = (viewId: string, values: object = {}, client = sales) =>
  client.mutate(
    'createViewMail',
    { viewId, weekday: 1, hour: 7, format: 'XLSX', reading, ...values },
    'viewMail { id version weekday hour nextAt status failure }',
  );
const mailsOf = async (viewId: string, client = sales): Promise<Shown[]> =>
  (await client.query('query($id: ID!) { viewMails(viewId: $id) { id status failure lastSentAt nextAt } }', { id: viewId })).data.viewMails;
const send = (id: string, client = sales) => client.mutate('sendViewMail', { id }, 'viewMail { id }', 'RecordInput');
/** Makes what is scheduled of a view due, and lets both processes look for it at once. */
const fallDue = async (viewId: string) => {
  await asOwner(server, `update view_mail set next_at = now() - interval '1 minute' where view_id = $1`, { values: [viewId], companyId });
  await server.database.pool.query(`select graphile_worker.add_job('mailDueViews') from generate_series(1, 4)`);
};
const arrived = (count: number) => vi.waitFor(() => expect(post.received).toHaveLength(count), 20_000);
const stopped = (viewId: string, reason: string) =>
  vi.waitFor(async () => {
    const [mail] = await asOwner(server, 'select status, failure from view_mail where view_id = $1', { values: [viewId], companyId });
    expect(mail).toMatchObject({ status: 'INACTIVE', failure: expect.stringContaining(reason) });
  }, 20_000);
const told = async (client: Client) =>
  (
    await client.query('{ notifications(first: 50, filter: { kind: { eq: VIEW_MAIL_FAILED } }) { edges { node { recordName text } } } }')
  ).data.notifications.edges.map(({ node }: { node: object }) => node);
const sheetOf = async (raw: string) => {
  const [, base64] = /spreadsheetml[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)!;
  return (await readXlsx(Buffer.from(base64, 'base64'))).map(({ cells }) => cells);
};

it('mails what is due once, however many processes look, with the rows and columns that the view has by then', async () => {
  const view = await viewOf();
  await schedule(view.id);
  await sales.mutate('updateSavedView', { id: view.id, columns: [{ id: 'city' }] }, 'savedView { id }');
  await fallDue(view.id);
  await arrived(1);
  const [{ to, raw }] = post.received;
  expect(to).toEqual(['crm@atlas.test']);
  expect(raw).toContain(`Subject: ${view.name}`);
  expect(await sheetOf(raw)).toEqual([
    ['Name', 'City'],
    ['Zubia South', 'Lagos'],
    ['Zubia North', 'Faro'],
    ['Zubia East', 'Faro'],
  ]);
  const tasks = await sales.query(
    '{ backgroundTasks(first: 9, filter: { kind: { eq: MAILING } }) { edges { node { name status counts } } } }',
  );
  expect(tasks.data.backgroundTasks.edges).toMatchObject([{ node: { name: view.name, status: 'DONE', counts: { rows: 3 } } }]);
  const [mail] = await mailsOf(view.id);
  expect(mail).toMatchObject({ status: 'ACTIVE', failure: null, lastSentAt: expect.any(String) });
  expect(Date.parse(mail.nextAt)).toBeGreaterThan(Date.now());
  const { data } = await admin.query(
    '{ auditEntries(first: 20, filter: { isSecurity: { eq: true } }) { edges { node { action entityType entityName } } } }',
  );
  const lines = data.auditEntries.edges.map(({ node }: { node: object }) => node);
  expect(lines).toContainEqual({ action: 'EXPORTED', entityType: 'ViewMail', entityName: `${view.name}.xlsx` });
  const files = await asOwner(server, `select name from stored_file where name = $1`, { values: [`${view.name}.xlsx`], companyId });
  expect(files).toEqual([]);
});

it('is a PDF if asked for, and goes to others with what they may see', async () => {
  const view = await viewOf();
  const { id: readerId } = await userBy(admin, 'admin@atlas.test');
  const { viewMail, errors } = await schedule(view.id, { format: 'PDF', readerIds: [readerId], weekday: null });
  expect(errors).toEqual([]);
  await send(viewMail.id);
  await arrived(2);
  expect(post.received.flatMap(({ to }) => to).sort()).toEqual(['admin@atlas.test', 'crm@atlas.test']);
  for (const { raw } of post.received) expect(await textOf(attachedPdf(raw))).toMatch(/Zubia South.*Portugal.*Zubia East/);
});

it('stops for one reader at the link in the mail, in one step too, and comes back', async () => {
  const view = await viewOf();
  const { id: readerId } = await userBy(admin, 'admin@atlas.test');
  const { viewMail } = await schedule(view.id, { readerIds: [readerId], weekday: null, monthDay: 31 });
  const names = async () =>
    (await sales.query('query($id: ID!) { viewMails(viewId: $id) { monthDay leftNames } }', { id: view.id })).data.viewMails;
  await send(viewMail.id);
  await arrived(2);
  const stopOf = (mail: string) => /^List-Unsubscribe: <([^>]+)>/m.exec(mail.replaceAll(/\r\n[ \t]/g, ' '))?.[1];
  const to = (address: string) => post.received.find(mail => mail.to.includes(address))!.raw;
  expect(stopOf(to('crm@atlas.test'))).toBeUndefined();
  const stop = new URL(stopOf(to('admin@atlas.test'))!).pathname;
  const page = (path: string, body?: URLSearchParams) =>
    fetch(`${server.url}${path}`, { method: body ? 'POST' : 'GET', body }).then(async answer => [answer.status, await answer.text()]);
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  // Opening it changes nothing.
  for (const language of ['', '/ar', '/sp']) expect(await page(`${language}${stop}`)).toEqual([200, expect.stringContaining(view.name)]);
  expect(await names()).toEqual([{ monthDay: 31, leftNames: [] }]);
  for (const _round of [1, 2]) expect((await page(stop, oneClick))[0]).toBe(200);
  const [{ leftNames }] = await names();
  expect(leftNames).toHaveLength(1);
  expect(await page(stop)).toEqual([200, expect.stringContaining(leftNames[0])]);
  post.received.splice(0);
  await send(viewMail.id);
  await arrived(1);
  expect(post.received[0].to).toEqual(['crm@atlas.test']);
  expect((await page(stop, new URLSearchParams({ back: '1' })))[0]).toBe(200);
  expect(await names()).toEqual([{ monthDay: 31, leftNames: [] }]);
  expect((await page('/view-mail/guessed/', oneClick))[0]).toBe(404);
  await sales.mutate('updateViewMail', { id: viewMail.id, readerIds: [] }, 'viewMail { id }');
  expect((await page(stop, oneClick))[0]).toBe(404);
});

it('leaves out a reader who lost the right, and tells once', async () => {
  const view = await viewOf();
  const hrm = await userBy(admin, 'hrm@atlas.test');
  expect((await schedule(view.id, { readerIds: [hrm.id] })).errors).toMatchObject([{ field: 'readerIds', code: 'mayNotExportList' }]);
  const { id: salesRole } = await roleBy(admin, 'Sales');
  const { id: own } = hrm.role;
  await admin.mutate('updateUser', { id: hrm.id, roleId: salesRole }, 'user { id }');
  const { viewMail } = await schedule(view.id, { readerIds: [hrm.id] });
  await admin.mutate('updateUser', { id: hrm.id, roleId: own }, 'user { id }');
  const files = () => post.received.filter(({ raw }) => raw.includes('spreadsheetml'));
  for (const round of [1, 2]) {
    await send(viewMail.id);
    await vi.waitFor(() => expect(files()).toHaveLength(round), 20_000);
  }
  await vi.waitFor(
    async () => expect(await told(sales)).toEqual([{ recordName: view.name, text: expect.stringContaining('1 recipient') }]),
    20_000,
  );
  expect(files().flatMap(({ to }) => to)).toEqual(['crm@atlas.test', 'crm@atlas.test']);
});

it('stops with a notice when the view or its custom field is gone, its user lost the right or may not sign in', async () => {
  const gone = await viewOf();
  await schedule(gone.id);
  await sales.mutate('deleteSavedViews', { ids: [gone.id] }, 'deletedIds', 'DeleteInput');
  await fallDue(gone.id);
  await stopped(gone.id, 'deleted');
  const outdated = await viewOf({ query: 'custom-text-never_made=North' });
  await schedule(outdated.id);
  await fallDue(outdated.id);
  await stopped(outdated.id, 'custom field');
  const user = await userBy(admin, 'crm@atlas.test');
  const [refused, inactive] = [await viewOf(), await viewOf()];
  await schedule(refused.id);
  await schedule(inactive.id);
  const { id: other } = (await userBy(admin, 'hrm@atlas.test')).role;
  await admin.mutate('updateUser', { id: user.id, roleId: other }, 'user { id }');
  await fallDue(refused.id);
  await stopped(refused.id, 'permission');
  await admin.mutate('updateUser', { id: user.id, roleId: user.role.id }, 'user { id }');
  const setStatus = (status: string) =>
    asOwner(server, 'update user_account set status = $2 where id = $1', { values: [user.id, status], companyId });
  await setStatus('INACTIVE');
  await fallDue(inactive.id);
  await stopped(inactive.id, 'inactive');
  expect(await told(admin)).toMatchObject([{ recordName: inactive.name }]);
  await setStatus('ACTIVE');
  sales = await signedInAs(server, 'crm@atlas.test');
  expect((await told(sales)).map(({ recordName }: { recordName: string }) => recordName)).toEqual(
    expect.arrayContaining([gone.name, outdated.name, refused.name]),
  );
  expect(post.received.filter(({ raw }) => raw.includes('spreadsheetml'))).toEqual([]);
});

it('belongs to its user alone, needs the view and the right to export it, and is bounded', async () => {
  const view = await viewOf({ isShared: true });
  const { viewMail } = await schedule(view.id);
  expect(await mailsOf(view.id, admin)).toEqual([]);
  const node = 'query($id: ID!) { node(id: $id) { id } }';
  for (const client of [admin, await signedInAs(server, 'admin@boreal.test')]) {
    expect((await client.query(node, { id: viewMail.id })).data.node).toBeNull();
    await expect(send(viewMail.id, client)).rejects.toThrow('NOT_FOUND');
  }
  const boreal = await signedInAs(server, 'admin@boreal.test');
  expect((await schedule(view.id, {}, boreal)).errors).toMatchObject([{ field: 'viewId', code: 'notFound' }]);
  const hidden = await viewOf({}, admin);
  expect((await schedule(hidden.id)).errors).toMatchObject([{ field: 'viewId', code: 'notFound' }]);
  const wrong = { ...reading, operation: 'NoSuchQuery' };
  expect((await schedule(view.id, { reading: wrong })).errors).toMatchObject([{ field: 'reading', code: 'invalid' }]);
  expect((await schedule(view.id, { hour: 24 })).errors).toMatchObject([{ field: 'hour', code: 'invalid' }]);
  expect((await schedule(view.id, { weekday: 8 })).errors).toMatchObject([{ field: 'weekday', code: 'invalid' }]);
  const both = await schedule(view.id, { monthDay: 31 });
  expect(both.errors).toMatchObject([{ field: 'monthDay', code: 'weekOrMonth' }]);
  expect((await schedule(view.id, { weekday: null, monthDay: 32 })).errors).toMatchObject([{ field: 'monthDay', code: 'invalid' }]);
  const many = await Promise.all(Array.from({ length: 22 }, () => schedule(view.id)));
  expect(many.filter(({ errors }) => errors.length).length).toBeGreaterThan(1);
  expect(many.find(({ errors }) => errors.length).errors).toMatchObject([{ code: 'tooManyViewMails' }]);
  const ids = (await mailsOf(view.id)).map(({ id }) => id as string);
  expect((await sales.mutate('deleteViewMails', { ids }, 'deletedIds', 'DeleteInput')).deletedIds).toHaveLength(ids.length);
});

it('is due at the hour of the company, next week where it has passed', async () => {
  await asOwner(server, `update company set time_zone = 'Asia/Tokyo' where id = $1`, { values: [companyId], companyId });
  const at = await server.database.inCompany({ companyId }, em => nextMailAt(em, { weekday: 3, monthDay: null, hour: 7 }));
  expect(at.getTime()).toBeGreaterThan(Date.now());
  expect(at.getTime() - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
  // 07:00 on Wednesday in Tokyo is 22:00 on Tuesday in UTC.
  expect([at.getUTCDay(), at.getUTCHours(), at.getUTCMinutes()]).toEqual([2, 22, 0]);
  const monthly = (monthDay: number) =>
    server.database.inCompany({ companyId }, em => nextMailAt(em, { weekday: null, monthDay, hour: 12 }));
  const end = await monthly(31);
  expect([end.getUTCHours(), new Date(end.getTime() + 86_400_000).getUTCDate()]).toEqual([3, 1]);
  expect([(await monthly(15)).getUTCDate(), (await monthly(1)).getUTCDate()]).toEqual([15, 1]);
});
