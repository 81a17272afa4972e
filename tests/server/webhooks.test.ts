import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signed } from '../../server/core/webhook/deliverWebhook.ts';
import { isPublic } from '../../server/core/upload/publicAddress.ts';
import { postPublicly } from '../../server/core/webhook/postPublicly.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: TestServer;
let admin: Client;
/** Another system: records what it receives and responds as configured. */
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    messages.push({ headers: request.headers, body });
    response.writeHead(answers.shift() ?? 204, { location: 'http://127.0.0.1/' }).end('thank you');
    receiver.emit('message');
  });
});
const messages: Message[] = [];
let answers: number[] = [];

beforeAll(async () => {
  server = await startDemo({ WEBHOOK_ALLOW_PRIVATE: '1' });
  admin = await signedInAs(server, 'admin@atlas.test');
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  receiver.close();
  await server.stop();
});

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
const verifiedAt = async (id: string): Promise<string | null> =>
  (await admin.query('query($id: ID!) { webhookEndpoint(id: $id) { verifiedAt } }', { id })).data.webhookEndpoint.verifiedAt;
/** Creates a webhook and waits until it has accepted its test message. */
const make = async (values: object = {}) => {
  const input = { name: 'Warehouse', url: address(), types: ['Customer'], ...values };
  const { errors, webhookEndpoint } = await admin.mutate('createWebhookEndpoint', input, 'webhookEndpoint { id version }');
  expect(errors).toEqual([]);
  await message();
  await expect.poll(() => verifiedAt(webhookEndpoint.id)).not.toBeNull();
  const { secret } = await admin.mutate('renewWebhookSecret', { id: webhookEndpoint.id }, 'secret', 'RecordInput');
  const { version } = (await admin.query('query($id: ID!) { webhookEndpoint(id: $id) { version } }', { id: webhookEndpoint.id })).data
    .webhookEndpoint;
  return { id: webhookEndpoint.id as string, version: version as number, secret: secret as string };
};
const end = (id: string) => admin.mutate('deleteWebhookEndpoints', { ids: [id] }, 'deletedIds', 'DeleteInput');
const customer = { name: 'Mill House', address: '1 Main St', city: 'Madrid', country: 'ES' };
const newCustomer = async (client = admin) => (await client.mutate('createCustomer', customer, 'customer { id }')).customer.id as string;
const message = async () => {
  while (!messages.length) await once(receiver, 'message');
  return messages.shift()!;
};
/** Waits until the endpoint's newest delivery is settled, and returns it. */
async function delivery(endpoint: string, isSettled: (one: { status: string; attempts: number }) => boolean) {
  for (;;) {
    const { data } = await admin.query(
      `query($id: ID!) { webhookDeliveries(first: 1, filter: { endpoint: { eq: $id } }, sort: { field: CREATED_AT, direction: DESC }) {
        edges { node { id status attempts statusCode failure response changes } } } }`,
      { id: endpoint },
    );
    const node = data.webhookDeliveries.edges[0]?.node;
    if (node && isSettled(node)) return node;
    await new Promise(done => setTimeout(done, 50));
  }
}

describe('a webhook', () => {
  it('hears of a write of its types, signed, whichever way it was written', async () => {
    const endpoint = await make();
    const id = await newCustomer();
    const { headers, body } = await message();
    const secret = Buffer.from(endpoint.secret.replace('whsec_', ''), 'base64').toString('hex');
    const again = signed(headers['webhook-id'] as string, body, secret, Number(headers['webhook-timestamp']) * 1000);
    expect(headers['webhook-signature']).toBe(again['webhook-signature']);
    expect(JSON.parse(body)).toMatchObject({ type: 'records.changed', data: { changes: [{ id, type: 'Customer', kind: 'CREATED' }] } });
    expect(await delivery(endpoint.id, ({ status }) => status === 'DELIVERED')).toMatchObject({ statusCode: 204, attempts: 1 });

    await admin.mutate('createRole', { title: 'Not of its types', description: 'x', permissions: ['CRM'] }, 'role { id }');
    await admin.mutate('createCustomer', { ...customer, dryRun: true }, 'customer { id }');
    await newCustomer(await signedInAs(server, 'admin@boreal.test'));
    await admin.mutate('deleteCustomers', { ids: [id] }, 'deletedIds', 'DeleteInput');
    expect(JSON.parse((await message()).body).data.changes).toEqual([{ id, type: 'Customer', kind: 'DELETED' }]);
    await end(endpoint.id);
  });

  it('hears of what belongs to tasks and their board, also where it goes with a task', async () => {
    const endpoint = await make({ types: ['ChecklistItem', 'TaskDependency', 'StatusColumn'] });
    const { data } = await admin.query('{ projects(first: 1, filter: { isOpen: { eq: true } }) { edges { node { id memberIds } } } }');
    const { id: projectId, memberIds } = data.projects.edges[0].node;
    const task = async (name: string) => {
      const input = { name, projectId, priority: 'HIGH', tags: ['x'], summary: 's', assigneeIds: [memberIds[0]] };
      return (await admin.mutate('createTask', input, 'task { id }')).task.id as string;
    };
    const heard = async () =>
      JSON.parse((await message()).body).data.changes.map(({ type, kind }: Record<string, string>) => `${kind} ${type}`);
    const [first, second] = [await task('First'), await task('Second')];
    await admin.mutate('addChecklistItems', { taskId: first, titles: ['Measure', 'Cut'] }, 'task { id }');
    expect(await heard()).toEqual(['CREATED ChecklistItem', 'CREATED ChecklistItem']);
    await admin.mutate('addTaskDependency', { taskId: second, predecessorId: first }, 'task { id }');
    expect(await heard()).toEqual(['CREATED TaskDependency']);
    const column = await admin.mutate('createStatusColumn', { scope: 'TASK', title: 'In test', group: 'DOING' }, 'statusColumn { id }');
    expect(await heard()).toContain('CREATED StatusColumn');
    await admin.mutate('deleteStatusColumn', { id: column.statusColumn.id }, 'deletedIds');
    expect(await heard()).toContain('DELETED StatusColumn');
    await admin.mutate('deleteTasks', { ids: [first] }, 'deletedIds', 'DeleteInput');
    expect(await heard()).toEqual(['DELETED TaskDependency']);
    await end(endpoint.id);
  });

  it('is tried again when it does not take a message, and follows nobody elsewhere', async () => {
    const endpoint = await make();
    answers = [503];
    await newCustomer();
    const first = await message();
    const failed = await delivery(endpoint.id, ({ attempts }) => attempts === 1);
    expect(failed).toMatchObject({ status: 'PENDING', statusCode: 503, response: 'thank you' });
    const second = await message();
    expect([second.headers['webhook-id'], second.body]).toEqual([first.headers['webhook-id'], first.body]);
    expect(await delivery(endpoint.id, ({ status }) => status === 'DELIVERED')).toMatchObject({ attempts: 2 });

    answers = [302];
    await admin.mutate('replayWebhookDelivery', { id: failed.id }, 'webhookDelivery { status }', 'RecordInput');
    await message();
    expect(await delivery(endpoint.id, ({ attempts }) => attempts === 3)).toMatchObject({ status: 'PENDING', statusCode: 302 });
    await end(endpoint.id);
  });

  it('hears nothing more once it is put away, and is nobody else’s to see', async () => {
    const endpoint = await make({ types: [] });
    const boreal = await signedInAs(server, 'admin@boreal.test');
    expect((await boreal.query('query($id: ID!) { webhookEndpoint(id: $id) { id } }', { id: endpoint.id })).errors[0].extensions.code).toBe(
      'NOT_FOUND',
    );
    await expect(boreal.mutate('renewWebhookSecret', { id: endpoint.id }, 'secret', 'RecordInput')).rejects.toThrow('NOT_FOUND');
    const crm = await signedInAs(server, 'crm@atlas.test');
    await expect(crm.mutate('renewWebhookSecret', { id: endpoint.id }, 'secret', 'RecordInput')).rejects.toThrow('FORBIDDEN');
    await end(endpoint.id);
    await newCustomer();
    const { data } = await admin.query('{ webhookDeliveries { totalCount } }');
    expect(data.webhookDeliveries.totalCount).toBe(0);
  });

  it('receives changes only once its URL has accepted a test message, and again after the URL changes', async () => {
    answers = [401, 401];
    const input = { name: 'Strict', url: address(), types: ['Customer'] };
    const { id } = (await admin.mutate('createWebhookEndpoint', input, 'webhookEndpoint { id }')).webhookEndpoint;
    expect(JSON.parse((await message()).body)).toMatchObject({ type: 'webhook.test', data: { changes: [] } });
    expect(await delivery(id, ({ attempts }) => attempts > 0)).toMatchObject({ status: 'PENDING', statusCode: 401 });
    await newCustomer();
    expect(await verifiedAt(id)).toBeNull();
    answers = [];
    await admin.mutate('testWebhookEndpoint', { id }, 'webhookEndpoint { id }', 'RecordInput');
    await expect.poll(() => verifiedAt(id)).not.toBeNull();
    const heard = messages.splice(0).map(({ body }) => JSON.parse(body).type);
    expect(new Set(heard)).toEqual(new Set(['webhook.test']));

    const changed = await admin.mutate(
      'updateWebhookEndpoint',
      { id, url: `${address()}/elsewhere`, status: 'INACTIVE' },
      'webhookEndpoint { verifiedAt }',
    );
    expect(changed.webhookEndpoint.verifiedAt).toBeNull();
    await expect.poll(() => verifiedAt(id)).not.toBeNull();
    await admin.mutate('updateWebhookEndpoint', { id, name: 'Strict still', status: 'ACTIVE' }, 'webhookEndpoint { id }');
    expect(await verifiedAt(id)).not.toBeNull();
    messages.splice(0);
    const customerId = await newCustomer();
    expect(JSON.parse((await message()).body).data.changes).toMatchObject([{ id: customerId }]);
    await end(id);
  });

  it.each([
    ['url', 'ftp://example.com/'],
    ['url', 'nowhere'],
    ['types', ['no type; drop']],
    ['name', ' '],
  ])('says what is wrong with its %s', async (field, value) => {
    const input = { name: 'Warehouse', url: 'https://example.com/', [field]: value };
    const { errors } = await admin.mutate('createWebhookEndpoint', input, 'webhookEndpoint { id }');
    expect(errors[0].field).toMatch(new RegExp(`^${field}`));
  });
});

describe('the way out', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '100.64.0.1',
    '198.18.0.1',
    '::127.0.0.1',
    '::a00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fec0::1',
    'fe80::1%eth0',
    'ff02::1',
    'no address',
  ])('does not lead to %s', inside => expect(isPublic(inside)).toBe(false));

  it.each(['8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001::200e'])('leads to %s', outside => expect(isPublic(outside)).toBe(true));

  it('leads to no private address, by number or by name', async () => {
    const post = (url: string) => postPublicly({ url, body: '{}', headers: {}, allowPrivate: false });
    const { port } = receiver.address() as AddressInfo;
    for (const host of ['127.0.0.1', '[::1]', '[::127.0.0.1]', '[::ffff:127.0.0.1]', '2130706433', 'localhost'])
      await expect(post(`http://${host}:${port}/`)).rejects.toThrow('private network');
    expect(messages).toEqual([]);
  });
});
