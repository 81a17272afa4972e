import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bounds, excessOf, isCrowded } from '../../server/core/bounds/excess.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { whileAlive } from '../support/whileAlive.ts';
import { Deals } from './crm/Deals.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

interface Sent {
  token?: string;
  type?: string;
  accept?: string;
}

const post = (path: string, body: object | string, { token, type = 'application/json', accept = 'application/json' }: Sent = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': type,
      'apollo-require-preflight': 'true',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: textOf(body),
  });
const textOf = (body: object | string) => (typeof body === 'string' ? body : JSON.stringify(body));

const parts = (fields: [string, string][]) =>
  `${fields.map(([name, value]) => `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--limit--\r\n`;
const multipart = { type: 'multipart/form-data; boundary=limit' };

const filtered = 'query($f: CustomerFilter) { customers(first: 1, filter: $f) { edges { node { id } } } }';
const created = 'mutation($input: CreateRoleInput!) { createRole(input: $input) { errors { code } role { id } } }';
const renewed = 'mutation($input: UpdateRoleInput!) { updateRole(input: $input) { errors { code } role { id } } }';
const many = (count: number, item: unknown = '') => Array.from({ length: count }, () => item);
const role = (title: string) => ({ title, description: 'x', permissions: ['CRM'] });
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
/** The other JSON structures, with too many values. */
const fields = Object.fromEntries(many(60_000).map((_, index) => [`f${index}`, 0]));

describe('an oversized request', () => {
  const upload = (variables: object) =>
    parts([
      ['operations', JSON.stringify({ query: filtered, variables })],
      ['map', '{}'],
    ]);
  const columns = [{ title: 'Name', path: 'name' }];

  it.each<[string, string, () => object | string, Sent?]>([
    ['a list of a filter', '/graphql', () => ({ query: filtered, variables: { f: { status: { in: many(300_000) } } } })],
    ['ids', '/graphql', () => ({ query: 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }', variables: { ids: many(300_000) } })],
    ['a list of a command', '/graphql', () => ({ query: created, variables: { input: { ...role('x'), permissions: many(300_000) } } })],
    ['fields that nothing has', '/graphql', () => ({ query: filtered, variables: { f: fields } })],
    ['objects', '/graphql', () => ({ query: filtered, variables: { f: many(250_000, {}) } })],
    ['a text', '/graphql', () => ({ query: filtered, variables: { f: { name: { contains: 'x'.repeat(900_000) } } } })],
    ['lists in lists', '/graphql', () => `{"query":"${filtered.replaceAll('"', '')}","variables":{"f":${deep(200_000)}}}`],
    ['extensions', '/graphql', () => ({ query: filtered, extensions: { a: many(300_000) } })],
    ['a list of an upload', '/graphql', () => upload({ f: { status: { in: many(240_000) } } }), multipart],
    [
      'a list of a stream',
      '/graphql/stream',
      () => ({ query: filtered, variables: { types: many(300_000) } }),
      { accept: 'text/event-stream' },
    ],
    ['a list of an export', '/export', () => ({ query: filtered, columns, format: 'csv', name: 'x', variables: { f: many(300_000) } })],
    ['columns of an export', '/export', () => ({ query: filtered, columns: many(200_000, {}), format: 'csv', name: 'x' })],
    ['a list of a call', '/api/v1/roles', () => ({ ...role('x'), permissions: many(300_000) })],
    ['fields of a call', '/api/v1/user/login', () => fields],
    ['fields of a form', '/api/v1/user/login', () => Object.keys(fields).join('&'), { type: 'application/x-www-form-urlencoded' }],
    ['a text of a form', '/api/v1/user/login', () => `email=${'x'.repeat(900_000)}`, { type: 'application/x-www-form-urlencoded' }],
  ])('is refused before it is parsed: %s', async (_what, path, make, sent) => {
    // Both have been sent before: known requests bypass Apollo.
    for (let turn = 0; turn < 2; turn++) await admin.query(filtered, { f: {} });
    const body = textOf(make());
    for (const token of [undefined, admin.token]) {
      const answer = await whileAlive(server.url, () => post(path, body, { ...sent, token }));
      expect(answer.status, await answer.text()).toBe(413);
    }
  });

  it('is refused before it is parsed: parts of a form', async () => {
    const form = (count: number) => parts(many(count).map((_, index) => [`f${index}`, '']));
    const [few, lots] = [form(5), form(150_000)];
    expect((await whileAlive(server.url, () => post('/api/v1/user/login', lots, multipart))).status).toBe(413);
    expect((await post('/api/v1/user/login', few, multipart)).status).toBe(422);
    const headers = few.replace('\r\n\r\n', `\r\n${'X: y\r\n'.repeat(1_000_000)}\r\n`);
    expect((await whileAlive(server.url, () => post('/api/v1/user/login', headers, multipart))).status).toBe(400);
  });

  it('with many small fields is read quickly: a form of a session', async () => {
    const body = many(16_000)
      .map((_, index) => index.toString(36))
      .join('&');
    const form = { type: 'application/x-www-form-urlencoded' };
    expect((await whileAlive(server.url, () => post('/api/auth/callback/credentials', body, form))).status).toBeLessThan(500);
  });

  const op = JSON.stringify({ query: filtered, variables: { f: null } });
  it.each<[string, string, unknown]>([
    ['a place of many steps', op, { a: [`variables${'.f'.repeat(450_000)}`] }],
    ['many places', op, { a: many(60_000, 'variables.f') }],
    ['a place inside another', op, { a: ['variables.f', 'variables.f.resolve'] }],
    ['a place outside the variables', op, { a: ['query'] }],
    ['a place far into a list', op, { a: ['variables.g.999999999'] }],
    ['many files', op, Object.fromEntries(many(60_000).map((_, index) => [index, ['variables.f']]))],
    ['operations in operations', deep(450_000), {}],
    ['many operations', `[${'{},'.repeat(300_000)}{}]`, {}],
  ])('is refused before it is parsed, in an upload: %s', async (_what, operations, map) => {
    const body = parts([
      ['operations', operations],
      ['map', JSON.stringify(map)],
    ]);
    const answer = await whileAlive(server.url, () => post('/graphql', body, multipart));
    expect(answer.status, await answer.text()).toBe(413);
  });

  it('is explained in the format of its endpoint', async () => {
    const variables = { f: { status: { in: many(20_001) } } };
    const answer = await post('/graphql', { query: filtered, variables });
    expect(await answer.json()).toEqual({
      errors: [
        {
          message: 'A list in the request has more than 20,000 entries.',
          extensions: { code: 'BAD_REQUEST', messageId: 'requestListTooLong', requestId: answer.headers.get('x-request-id') },
        },
      ],
    });
    expect(await (await post('/api/v1/user/login', { email: 'x'.repeat(100_001) })).json()).toMatchObject({
      error: 'A text in the request has more than 100,000 characters.',
    });
  });
});

describe('a request with many errors', () => {
  it.each(['a query', 'a command', 'a call'])('is checked no further than it is reported: %s', async what => {
    const wrong = many(19_000, 'NONE');
    await admin.query(filtered, { f: {} });
    const { data } = await admin.query(created, { input: role(`Known ${randomUUID()}`) });
    await admin.query(renewed, { input: { id: data.createRole.role.id } });
    const bodies: Record<string, [string, object]> = {
      'a query': ['/graphql', { query: filtered, variables: { f: { status: { in: wrong } } } }],
      'a command': ['/graphql', { query: created, variables: { input: { ...role('x'), permissions: wrong } } }],
      'a call': ['/api/v1/roles', { ...role('x'), permissions: wrong }],
    };
    const [path, body] = bodies[what];
    const answer = await whileAlive(server.url, () => post(path, body, { token: admin.token }));
    expect(answer.status).toBe(what === 'a call' ? 422 : 400);
    expect((await answer.text()).length).toBeLessThan(20_000);
  });

  it('reads at most a hundred ids', async () => {
    const nodes = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await admin.query(nodes, { ids: many(100, 'x') })).data.nodes).toHaveLength(100);
    for (let turn = 0; turn < 2; turn++)
      expect(await admin.query(nodes, { ids: many(101, 'x') })).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

it.each([
  ['deleteCustomers', 1_000],
  ['deleteTills', 1_000],
  ['deleteComments', 1_000],
  ['deleteRecordFiles', 1_000],
  ['restoreRecords', 10_000],
])('%s accepts %i ids, and looks up none of a longer list', async (name, max) => {
  const deleted = `mutation($input: DeleteInput!) { ${name}(input: $input) { errors { code params } } }`;
  const { data } = await admin.query(deleted, { input: { ids: many(max + 1).map(() => randomUUID()) } });
  expect(data[name].errors).toEqual([{ code: 'tooManyAtOnce', params: { max } }]);
});

describe('the largest accepted command is within the bounds', () => {
  it('ten thousand records at once', async () => {
    const ids = Array.from({ length: 10_000 }, () => randomUUID());
    const bulk = 'mutation($input: BulkDeleteCustomerInput!) { bulkDeleteCustomer(input: $input) { errors { code } done } }';
    expect((await admin.query(bulk, { input: { ids, dryRun: true } })).errors).toEqual([]);
  });

  it('an order of two hundred lines', async () => {
    const deals = await Deals.of(await signedInAs(server, 'crm@atlas.test'), server);
    const line = { productId: deals.productId, quantity: '1', unitPrice: '1', description: 'x'.repeat(400), discountPercent: '0' };
    const { errors, crmOrder } = await deals.order({ lines: many(200, line) });
    expect([errors, crmOrder.lines.length]).toEqual([[], 200]);
  });

  it('an entry of five hundred lines', () => {
    const line = { accountId: randomUUID(), debit: '1', credit: '0', costCenterId: randomUUID(), note: 'x'.repeat(1_000) };
    const body = { query: created, variables: { input: { postedOn: '2026-01-01', description: 'x', lines: many(500, line) } } };
    expect([excessOf(body), isCrowded(JSON.stringify(body))]).toEqual([undefined, false]);
  });
});

describe('the count of a body', () => {
  it.each<[string, object]>([
    ['its lists', { a: many(bounds.items, 0) }],
    ['its objects', { a: many(bounds.objects - 1, {}) }],
    ['its fields', Object.fromEntries(many(bounds.fields, 0).map((value, index) => [`f${index}`, value]))],
    ['its names', { ['x'.repeat(bounds.name)]: 0 }],
    ['its texts', { a: 'x'.repeat(bounds.text) }],
    ['its levels', JSON.parse(deep(bounds.levels)) as object],
    ['its values', { a: many(12_500, 0), b: many(12_498, 0) }],
  ])('accepts %s up to the limit', (_what, values) => {
    expect([excessOf(values), isCrowded(JSON.stringify(values))]).toEqual([undefined, false]);
  });

  it.each<[string, object]>([
    ['its lists', { a: many(bounds.items + 1, 0) }],
    ['its objects', { a: many(bounds.objects, {}) }],
    ['its fields', Object.fromEntries(many(bounds.fields + 1, 0).map((value, index) => [`f${index}`, value]))],
    ['its names', { ['x'.repeat(bounds.name + 1)]: 0 }],
    ['its texts', { a: 'x'.repeat(bounds.text + 1) }],
    ['its levels', JSON.parse(deep(bounds.levels + 1)) as object],
    ['its values', { a: many(12_500, 0), b: many(12_499, 0) }],
    ['a list that has holes', { a: Object.assign([], { length: 1e9 }) as unknown[] }],
  ])('refuses %s with one more', (_what, values) => {
    expect(excessOf(values)).toBeDefined();
  });

  it('counts what is outside its texts, before parsing', () => {
    const marks = JSON.stringify({ a: ',{["\\'.repeat(20_000), b: String.raw`\\"`, c: '\\' });
    expect(isCrowded(marks)).toBe(false);
    expect(isCrowded(JSON.stringify([marks, ...many(bounds.values, 0)]))).toBe(true);
    expect(isCrowded(`"${'x'.repeat(100_000)}`)).toBe(false);
  });
});
