import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../server/core/graphql/limits.ts';
import persisted from '../../web/core/relay/persisted.json' with { type: 'json' };
import { asOwner } from '../support/asOwner.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { declaredSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';
import { whileAlive } from '../support/whileAlive.ts';

const schema = declaredSchema();
let server: TestServer;
let admin: Client;
/** The end of the connections of all slow senders, who wait for it while the other tests run. */
let cutOff: Promise<unknown>;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  cutOff = slowSenders(Number(new URL(server.url).port));
});
afterAll(() => server.stop());

/** Opens connections whose requests never have a whole head; resolves when the server has closed them all. */
function slowSenders(port: number): Promise<unknown> {
  const sockets = Array.from({ length: 200 }, () =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write('POST /graphql HTTP/1.1\r\nHost: x\r\n');
    }),
  );
  return Promise.all(sockets.map(socket => new Promise(done => socket.resume().on('error', done).on('close', done))));
}

const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}`, ...headers },
    body: body as BodyInit,
  });
const leak = /SQLSTATE|syntax error at|relation "|node_modules|at \w+ \(|postgres(ql)?:\/\/|MikroORM/i;

describe('the limits of one operation', () => {
  const cycle = (depth: number) =>
    `{ customers(first: 1) { edges { node { id ${'leads(first: 1) { edges { node { customer { '.repeat(depth)} id ${'} } } }'.repeat(depth)} } } } }`;

  it('allow one cycle', async () => expect((await admin.query(cycle(1))).errors).toEqual([]));

  it.each([
    [3, 'depth'],
    [12, 'depth'],
    [50, 'depth'],
    [500, undefined],
    [5000, undefined],
  ])('refuse a cycle %i deep, and the server goes on', async (depth, what) => {
    const { errors, data } = await admin.query(cycle(depth));
    expect(data).toBeNull();
    // A document that is too long is rejected before it is parsed to its end.
    expect(errors[0].extensions).toMatchObject(what ? { code: 'LIMIT_EXCEEDED', what } : { code: 'GRAPHQL_PARSE_FAILED' });
    expect((await admin.query('{ viewer { email } }')).errors).toEqual([]);
  });

  const many = (count: number, field: (index: number) => string) => Array.from({ length: count }, (_, index) => field(index)).join(' ');
  const guess = (index: number) => `s${index}: signIn(input: { email: "admin@atlas.test", password: "guess ${index}" }) { accessToken }`;

  it.each([
    ['101 aliases, also of __typename', 'aliases', `{ ${many(101, index => `a${index}: __typename`)} }`],
    ['100 aliases of pages of 50', 'aliases', `{ ${many(100, index => `a${index}: users(first: 50) { edges { node { id } } }`)} }`],
    ['1 500 fields', 'fields', `{ ${many(1_500, () => '__typename')} }`],
    ['10 000 fields', undefined, `{ ${many(10_000, () => '__typename')} }`],
    [
      'pages of 100 by the dozen',
      'cost',
      `{ ${many(55, index => `p${index}: users(first: 100) { edges { node { role { id } profileImage { id } } } }`)} }`,
    ],
    ['one object 330 times', 'repeats', `{ ${many(330, () => 'viewer { userId }')} }`],
    ['one object 450 times in others', 'repeats', `{ ${many(15, () => `customers { ${many(30, () => 'pageInfo { endCursor }')} }`)} }`],
    ['41 directives', 'directives', `{ ${many(41, () => '__typename @include(if: true)')} }`],
    ['a hundred sign-ins in one document', 'aliases', `mutation { ${many(100, guess)} }`],
    ['eleven sign-ins in one document', 'root fields', `mutation { ${many(11, guess)} }`],
    [
      'eleven sign-ins in fragments',
      'root fields',
      `mutation { ...six ...six ...five } fragment six on Mutation { ${many(6, guess)} } fragment five on Mutation { ${many(5, index => guess(index + 6))} }`,
    ],
    ['brackets ten thousand deep', undefined, `{ viewer(x: ${'['.repeat(10_000)}`],
  ])('refuse %s', async (_what, what, query) => {
    const { errors, data } = await admin.query(query);
    expect(data).toBeNull();
    expect(errors[0].extensions).toMatchObject(what ? { code: 'LIMIT_EXCEEDED', what } : { code: 'GRAPHQL_PARSE_FAILED' });
  });

  it('report too many directives as one error, known or not', async () => {
    const { errors } = await admin.query(`{ __typename ${many(41, index => `@d${index}`)} }`);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['LIMIT_EXCEEDED']);
  });

  it('report five errors at most', async () => {
    const { data, errors } = await admin.query(`{ __typename ${many(10, index => `@d${index}`)} }`);
    expect([data, errors.length]).toEqual([null, 5]);
  });

  it('refuse an array of operations', async () => {
    const response = await post(JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ __typename }' }))));
    expect(response.status).toBe(400);
  });

  it('refuse a body beyond its limit, compressed or not', async () => {
    const huge = JSON.stringify({ query: `{ __typename } #${'x'.repeat(5_000_000)}` });
    expect((await post(huge)).status).toBe(413);
    const packed = (text: string) => post(gzipSync(text), { 'content-encoding': 'gzip' });
    expect((await packed(huge)).status).toBe(413);
    expect((await packed('{"query":"{ __typename }"}')).status).toBe(200);
  });

  it('report a list variable with many wrong items as bad input', async () => {
    const { errors } = await admin.query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: 200 }, () => ({ no: 'id' })),
    });
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
  });
});

it('every operation of the web client stays within the limits', () => {
  const refused = Object.values(persisted).filter(text => 'errors' in readDocument(schema, text));
  expect(refused).toEqual([]);
});

describe('fragments', () => {
  const spread = (names: number[]) => names.map(name => `...f${name}`).join(' ');
  const document = (count: number, spreadBy: (index: number) => number[], first = '...f0') =>
    `{ __typename ${first} } ${Array.from({ length: count }, (_, index) => `fragment f${index} on Query { ${spread(spreadBy(index)) || '__typename'} }`).join(' ')}`;
  const all = Array.from({ length: 11 }, (_, index) => index);
  const knot = document(11, index => all.filter(other => other !== index));
  const ladder = document(40, index => (index < 39 ? [index + 1, index + 1] : []));
  const fan = document(30, index => Array.from({ length: 29 - index }, (_, above) => index + 1 + above));
  const columns = [{ title: 'Name', path: 'name' }];

  it.each([
    ['spread each other', knot, 'GRAPHQL_VALIDATION_FAILED'],
    ['spread themselves', document(1, () => [0]), 'GRAPHQL_VALIDATION_FAILED'],
    [
      'spread each other, and are used by nobody',
      document(11, index => all.filter(other => other !== index), ''),
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['are spread twice by each above them', ladder, 'LIMIT_EXCEEDED'],
    ['are spread by all above them', fan, 'LIMIT_EXCEEDED'],
    [
      'are spread twice by each above them, and used by nobody',
      document(40, index => (index < 39 ? [index + 1, index + 1] : []), ''),
      'LIMIT_EXCEEDED',
    ],
  ])('that %s are refused quickly, to strangers too', async (_what, query, code) => {
    const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const answers = await whileAlive(server.url, async () => [
      await ask('/graphql', { query }),
      await ask('/graphql/stream', { query: query.replace('{', 'subscription {') }, { accept: 'text/event-stream' }),
      await ask('/export', { query, columns, format: 'csv', name: 'x' }, { authorization: `Bearer ${admin.token}` }),
    ]);
    const [plain, stream, file] = await Promise.all(answers.map(answer => answer.text()));
    expect(JSON.parse(plain).errors).toMatchObject([{ extensions: { code } }]);
    expect(stream).toContain(code === 'LIMIT_EXCEEDED' ? 'too large' : 'within itself');
    expect([answers[2].status, JSON.parse(file)]).toEqual([422, { error: 'The request couldn’t be read.' }]);
  });

  it('are measured by the type they apply to', async () => {
    const page = (field: string, inner: string) => `${field}(first: 100) { edges { node { ${inner} } } }`;
    const wide = page('leads', page('comments', 'id') + page('activities', 'id owner { userId }'));
    const { errors } = await admin.query(`{ node(id: "x") { ...Wide } } fragment Wide on Customer { ${wide} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', what: 'cost' } }]);
  });
});

describe('slow senders', () => {
  it('are cut off while others are served', async () => {
    expect((await admin.query('{ viewer { email } }')).errors).toEqual([]);
    await cutOff;
    // Clients that send their head in time have the longer time for the rest; without a time of its own, the head would have as long.
    const { headersTimeout, requestTimeout } = server.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([8_000, 20_000]);
    expect((await admin.query('{ viewer { email } }')).errors).toEqual([]);
  });
});

it('a statement may take 15 s on every connection that serves requests', async () => {
  const text = 'show statement_timeout';
  const { pool, aside, requests } = server.database;
  const answers = await Promise.all([requests.pool, pool, aside].map(each => each.query(text)));
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3].map(() => [{ statement_timeout: '15s' }]));
  // On a shared connection it is shorter, after which the statement is retried on one of these.
  const shared = async () => (await requests.sharedConnections.run([{ text, rowMode: 'array' }], async () => []))[0]?.rows;
  await expect.poll(shared).toEqual([['250ms']]);
});

describe('a failure', () => {
  it.each([
    ['a broken document', '{ users { '],
    ['an unknown field', '{ nothing }'],
    ['a wrong kind of id', '{ user(id: "1\' or 1=1") { id } }'],
    ['a huge number', '{ users(first: 99999999999999) { totalCount } }'],
    ['a bad date', '{ users(filter: { lastSignInAt: { from: "2026-13-45T99:99:99Z" } }) { totalCount } }'],
    ['a text with NUL', '{ users(search: "a\\u0000b") { totalCount } }'],
    ['a filter with NUL', '{ users(filter: { name: { eq: "a\\u0000b" } }) { totalCount } }'],
  ])('reveals no internals: %s', async (_what, query) => {
    const response = await post(JSON.stringify({ query }));
    const text = await response.text();
    expect(response.status).toBeLessThan(500);
    expect(text).not.toMatch(leak);
    expect(text).not.toContain('"INTERNAL"');
  });

  it('to parse the JSON is a clear 400', async () => {
    const response = await post('{"query": ');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'The request couldn’t be read.', extensions: { code: 'BAD_REQUEST' } }],
    });
    expect((await post('{"query":"{ viewer { email } }","__proto__":{"isAdmin":true}}')).status).toBe(400);
  });

  it('inside the server reveals only the id that the log has', async () => {
    await asOwner(server, 'alter table role rename column description to lost');
    const response = await post('{"query":"{ roles(first: 1) { edges { node { description } } } }"}');
    await asOwner(server, 'alter table role rename column lost to description');
    const text = await response.text();
    expect(text).not.toMatch(/description|column|42703|role\b/);
    expect(text).not.toMatch(leak);
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.parse(text).errors).toMatchObject([{ extensions: { code: 'INTERNAL', requestId } }]);
  });

  it('by repeated deadlocks asks the client to retry later', async () => {
    await asOwner(
      server,
      `create sequence tried; grant usage on sequence tried to public;
      create function lose() returns trigger language plpgsql as $$ begin perform nextval('tried'); raise 'lost' using errcode = '40P01'; end $$;
      create trigger lose before insert on role for each row execute function lose()`,
    );
    const input = { title: 'Lost', description: 'x', permissions: ['CRM'] };
    const query = 'mutation($input: CreateRoleInput!) { createRole(input: $input) { role { id } } }';
    const inGraphql = await post(JSON.stringify({ query, variables: { input } }));
    const tries = await asOwner<{ tried: number }>(server, 'select last_value::int as tried from tried');
    const inRest = await fetch(`${server.url}/api/v1/roles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    await asOwner(server, 'drop trigger lose on role; drop function lose; drop sequence tried');
    for (const { status, headers } of [inGraphql, inRest]) expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(await inGraphql.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', messageId: 'busy' } }] });
    expect(tries).toEqual([{ tried: 4 }]);
  });
});
