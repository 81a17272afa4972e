import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Client, signedInAs } from '../support/Client.ts';
import { expectInvariantsHold } from '../support/expectInvariantsHold.ts';
import { columnsThatSay, tablesWithTexts } from '../support/marked.ts';
import { textOf } from '../support/pdf.ts';
import type { TestServer } from '../support/startServer.ts';
import { Erasing } from './Erasing.ts';
import { idOf, mark, person, plant, untouched } from './plantedPerson.ts';

let erasing: Erasing;
let server: TestServer;
let admin: Client;
let crm: Client;
let echo = 'Xamara Zyxwmark was noted';
/** Another system, whose responses repeat personal data. */
const receiver = createServer((request, response) => request.resume().on('end', () => response.end(echo)));

beforeAll(async () => {
  erasing = await Erasing.open();
  ({ server, admin, crm } = erasing);
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  receiver.close();
  await erasing.close();
});

const action = async (name: string, id: string, client = crm) =>
  expect((await client.mutate(name, { id }, 'errors { code }', 'RecordInput')).errors, name).toEqual([]);

it('erases a customer from every table and history, and keeps what tax law requires', async () => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await idOf(admin, 'createWebhookEndpoint', { name: 'Echo', url, types: ['Customer'] }, 'webhookEndpoint');
  const isVerified = async () =>
    (await admin.query('{ webhookEndpoints { edges { node { verifiedAt } } } }')).data.webhookEndpoints.edges[0].node.verifiedAt;
  await vi.waitFor(async () => expect(await isVerified()).not.toBeNull(), { timeout: 20_000, interval: 50 });
  const { id, orderId, quotationId, leadId, other, fileId, taskId, invoiceId } = await plant(server, admin, crm);
  const task = async () => (await crm.query('query($id: ID!) { backgroundTask(id: $id) { status } }', { id: taskId })).data.backgroundTask;
  const answered = async () =>
    (await admin.query('{ webhookDeliveries(first: 100) { edges { node { response changes } } } }')).data.webhookDeliveries.edges.filter(
      ({ node }: { node: { response: string | null; changes: object[] } }) => node.response && node.changes.length,
    ).length;
  await vi.waitFor(async () => expect(await task()).toMatchObject({ status: 'DONE' }), { timeout: 20_000, interval: 50 });
  await vi.waitFor(async () => expect(await answered()).toBeGreaterThan(0), { timeout: 20_000, interval: 50 });
  const planted = new Set((await columnsThatSay(server, mark)).map(name => name.split('.')[0]));
  // A new table with texts is either filled by `plant` or listed as untouched, with a reason.
  expect((await tablesWithTexts(server)).filter(name => !planted.has(name))).toEqual(untouched);

  expect(await erasing.erase({ id })).toMatchObject({ erasedId: null, errors: [{ code: 'erasureOpenOrders', params: { count: 1 } }] });
  await action('cancelCrmOrder', orderId);
  expect(await erasing.preview(id)).toMatchObject({ refusals: [{ code: 'erasureOpenQuotations', params: { count: 1 } }] });
  await action('cancelCrmQuotation', quotationId);
  echo = '';
  const shown = await erasing.preview(id);
  expect(shown).toMatchObject({
    name: person.name,
    refusals: [],
    kept: [
      { what: 'dealFigures', count: 2 },
      { what: 'invoices', count: 1 },
    ],
  });
  expect(shown.erased).toEqual(
    expect.arrayContaining([
      { what: 'Lead', count: 2 },
      { what: 'comments', count: 1 },
      { what: 'mails', count: 2 },
    ]),
  );

  // The subject's own data, available to those who may erase it.
  const refused = [await erasing.held(id, crm), await erasing.held(id, await signedInAs(server, 'admin@boreal.test'))];
  expect(refused.map(({ status }) => status)).toEqual([403, 404]);
  const { names, data: of } = await erasing.unpacked(id);
  expect(names).toEqual(['data.json', 'files/1 zyxwmark.txt', 'files/2 portrait.png']);
  expect(of.records.customer.map(({ name }: { name: string }) => name)).toEqual([person.name, person.name]);
  expect(of).toMatchObject({
    records: { lead: [{ title: 'Zyxwmark' }, { title: 'Zyxwmark' }] },
    comments: [{ text: 'Zyxwmark is nice' }],
    mails: [{}, {}],
  });
  expect((await erasing.erase({ id, name: 'Somebody else' })).errors).toMatchObject([{ field: 'name', code: 'erasureNameDiffers' }]);
  expect((await erasing.erase({ id, reason: ' ' })).errors).toMatchObject([{ field: 'reason', code: 'required' }]);
  expect((await erasing.erase({ id, version: shown.version - 1 })).errors).toMatchObject([{ code: 'conflict' }]);
  expect((await erasing.erase({ id, dryRun: true })).erasedId).toBe(id);
  expect((await erasing.preview(id)).name).toBe(person.name);
  const key = { id, version: shown.version, clientMutationId: 'erasing', reason: 'Xamara Zyxwmark asked by letter' };
  expect(await erasing.erase(key)).toEqual({ errors: [], erasedId: id });
  expect(await erasing.erase(key)).toEqual({ errors: [], erasedId: id });

  expect(await columnsThatSay(server, mark)).toEqual(['kept_identity.identity']);
  const bytes = async () => [await erasing.store.read(fileId), await erasing.store.read(taskId)];
  await vi.waitFor(async () => expect(await bytes()).toEqual([undefined, undefined]), { timeout: 20_000, interval: 50 });
  await expectInvariantsHold(server.database);

  const { data } = await admin.query(
    `query($id: ID!, $other: ID!, $lead: ID!, $invoice: ID!) { customer(id: $id) { name status history(first: 50) { edges { node { action changes actorName } } } }
      other: customer(id: $other) { comments { edges { node { text } } } } lead(id: $lead) { title orderValue lines { description } }
      inventoryInvoice(id: $invoice) { total customer { name } sentDocuments { to url } } }`,
    { id, other, lead: leadId, invoice: invoiceId },
  );
  expect(data.customer).toMatchObject({ name: 'Erased person', status: 'INACTIVE' });
  const trail = data.customer.history.edges.map(({ node }: { node: object }) => node);
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(expect.arrayContaining(['ERASED', 'UPDATED', 'CREATED']));
  expect(trail.findLast(({ action }: { action: string }) => action === 'CREATED').changes).toMatchObject({
    name: [null, '[erased]'],
    country: [null, 'ES'],
  });
  expect(data.other.comments.edges[0].node.text).toBe('Knows [erased], [erased]');
  expect(data.lead).toMatchObject({ title: '[erased]', orderValue: '100', lines: [{ description: '[erased]' }] });

  // The invoice is evidence: a reprint still names the customer, but no longer the address it was mailed to.
  expect(data.inventoryInvoice).toMatchObject({ total: '10.89', customer: { name: 'Erased person' }, sentDocuments: [{ to: '[erased]' }] });
  const headers = { authorization: `Bearer ${admin.token}` };
  const pdf = await fetch(`${server.url}/print/${invoiceId}.pdf`, { headers });
  expect(await textOf(new Uint8Array(await pdf.arrayBuffer()))).toContain('B-ZYXWMARK-77');
  expect((await fetch(server.url + data.inventoryInvoice.sentDocuments[0].url, { headers })).status).toBe(200);

  const log = await admin.query(
    '{ auditEntries(first: 5, filter: { action: { eq: "ERASED" } }) { edges { node { isSecurity entityId actorName changes } } } }',
  );
  expect(log.data.auditEntries.edges).toMatchObject([
    { node: { isSecurity: true, entityId: id, changes: { reason: [null, '[erased] asked by letter'] } } },
  ]);
});

it('needs administration and the module, in person, in one’s own company', async () => {
  const id = await idOf(crm, 'createCustomer', { ...person, name: 'Guarded Person' }, 'customer');
  const asked = { id, name: 'Guarded Person' };
  await expect(erasing.erase(asked, crm)).rejects.toThrow('FORBIDDEN');
  await expect(erasing.erase(asked, await signedInAs(server, 'admin@boreal.test'))).rejects.toThrow('NOT_FOUND');
  const { secret } = await admin.mutate('createApiKey', { name: 'Key', permissions: ['ADMINISTRATIVE_ROLES', 'CRM'] }, 'secret');
  await expect(erasing.erase(asked, new Client(server.url, secret))).rejects.toThrow('FORBIDDEN');
  const { userId, companyId } = (await crm.query('{ viewer { userId companyId } }')).data.viewer;
  const past = server.database.inCompany({ userId, companyId }, em => em.execute(`select noria_erase('{"records": []}')`));
  await expect(past).rejects.toThrow('holds Administrative Roles');
  expect((await erasing.preview(id)).name).toBe('Guarded Person');
});

it('erases a user who has left: credentials and personal data go, their actions keep their id', async () => {
  const gone = /qqvanish/;
  const user = { name: 'Zorro Qqvanish', email: 'qqvanish@atlas.test', password: 'a long password of his' };
  const { roleId } = (await crm.query('{ viewer { roleId } }')).data.viewer;
  const id = await idOf(admin, 'createUser', { ...user, roleId }, 'user');
  const he = await signedInAs(server, user.email, user.password);
  expect((await he.mutate('createApiKey', { name: 'Qqvanish', permissions: ['CRM'] }, 'secret')).errors).toEqual([]);
  const customerId = await idOf(
    he,
    'createCustomer',
    { name: 'His customer', address: '1 Road', city: 'Madrid', country: 'ES' },
    'customer',
  );
  await idOf(he, 'createSavedView', { screen: 'customer', name: 'Qqvanish', query: 'search=qqvanish' }, 'savedView');
  await idOf(crm, 'addComment', { recordId: customerId, text: 'Ask @Zorro Qqvanish', mentionIds: [id] }, 'comment');
  expect((await columnsThatSay(server, gone)).length).toBeGreaterThan(8);

  const asked = { id, name: user.name, reason: 'He left, and asked for it' };
  expect((await erasing.erase(asked)).errors).toMatchObject([{ code: 'erasureUserActive' }]);
  await admin.mutate('setUserStatus', { id, status: 'INACTIVE' }, 'user { id }');
  expect(await erasing.erase(asked)).toEqual({ errors: [], erasedId: id });

  expect(await columnsThatSay(server, gone)).toEqual([]);
  const { data } = await crm.query(
    'query($id: ID!) { customer(id: $id) { comments { edges { node { text } } } history { edges { node { action actorName actor { userId name } } } } } }',
    { id: customerId },
  );
  expect(data.customer.history.edges.at(-1).node).toEqual({
    action: 'CREATED',
    actorName: 'Erased person',
    actor: { userId: id, name: 'Erased person' },
  });
  expect(data.customer.comments.edges[0].node.text).toBe('Ask @[erased]');
  await expect(signedInAs(server, user.email, user.password)).rejects.toThrow('could not sign in');
  const { data: own } = await admin.query('{ viewer { userId email name } }');
  expect((await erasing.erase({ ...asked, id: own.viewer.userId, name: own.viewer.name })).errors).toMatchObject([{ code: 'notYourself' }]);
  await expectInvariantsHold(server.database);
});

it('erases a demo request and its newsletter subscription', async () => {
  const root = await signedInAs(server, 'super@noria.test');
  const visitor = new Client(server.url);
  const demo = { name: 'Wanda Vvdemo', email: 'vvdemo@person.test', company: 'Vvdemo', message: 'Vvdemo asks' };
  await visitor.mutate('requestDemo', demo, 'errors { code }');
  await visitor.mutate('subscribeNewsletter', { email: demo.email }, 'errors { code }');
  const { edges } = (await root.query('{ demoRequests(first: 1, search: "vvdemo") { edges { node { id version } } } }')).data.demoRequests;
  await root.mutate('markDemoRequestHandled', edges[0].node, 'demoRequest { id }', 'RecordInput');
  await expect(admin.mutate('eraseDemoRequest', { id: edges[0].node.id }, 'demoRequest { id }', 'RecordInput')).rejects.toThrow(
    'FORBIDDEN',
  );
  const { errors, demoRequest } = await root.mutate(
    'eraseDemoRequest',
    { id: edges[0].node.id },
    'demoRequest { name company message status }',
    'RecordInput',
  );
  expect({ errors, demoRequest }).toEqual({
    errors: [],
    demoRequest: { name: 'Erased person', company: '[erased]', message: null, status: 'HANDLED' },
  });
  expect(await columnsThatSay(server, /vvdemo/)).toEqual([]);
});
