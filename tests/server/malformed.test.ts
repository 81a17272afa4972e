import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

const read = 'query Named($first: Int!) { customers(first: $first) { edges { node { id } } } }';
const unnamed = 'query ($first: Int!) { customers(first: $first) { edges { node { id } } } }';
const command = 'mutation($input: CreateRoleInput!) { createRole(input: $input) { errors { code } role { title } } }';
const role = (title = `Role ${randomUUID()}`) => ({ input: { title, description: 'x', permissions: ['CRM'] } });

async function post(body: object, headers: Record<string, string> = {}, token = admin.token) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.text()).replaceAll(response.headers.get('x-request-id')!, 'ID');
  const shown = ['content-type', 'cache-control', 'x-renewed-token', 'retry-after'].map(name => response.headers.get(name));
  return { status: response.status, shown, answer };
}

const hash = { version: 1, sha256Hash: 'a'.repeat(64) };
const wrong: [string, object, Record<string, string>?][] = [
  ['a name that is a number', { operationName: 5 }],
  ['a name that is a list', { operationName: ['Named'] }],
  ['a name that is an object', { operationName: {} }],
  ['an empty name', { operationName: '' }],
  ['a name that nothing has', { operationName: 'Unknown' }],
  ['a name that every object has', { operationName: 'constructor' }],
  ['extensions that are a number', { extensions: 5 }],
  ['extensions that are a text', { extensions: '{}' }],
  ['extensions that are a list', { extensions: [] }],
  ['a hash of another text', { extensions: { persistedQuery: hash } }],
  ['a hash that is none', { extensions: { persistedQuery: true } }],
  ['variables that are a number', { variables: 5 }],
  ['variables that are a text', { variables: '{}' }],
  ['variables that are a list', { variables: [] }],
  ['variables that are false', { variables: false }],
  ['no variables', { variables: {} }],
  ['variables of another type', { variables: { first: 'x', input: 'x' } }],
  ['a variable that is a list', { variables: { first: [1], input: [] } }],
  ['null for what is required', { variables: { first: null, input: null } }],
  ['a field that no input has', { variables: { first: 3_000_000_000, input: { ...role().input, other: 1 } } }],
  ['an id of no operation', { documentId: 5 }],
  ['an answer of no known type', {}, { accept: 'text/plain' }],
  ['an answer of another type', {}, { accept: 'application/graphql-response+json' }],
  ['an answer of a type that begins alike', {}, { accept: 'application/jsonx' }],
  ['an answer rather of another type', {}, { accept: 'application/json;q=0.1, application/graphql-response+json' }],
  ['an answer of JSON not at all', {}, { accept: 'application/json;q=0' }],
];

describe.each([
  ['a read', read, () => ({ first: 1 })],
  ['a read without a name', unnamed, () => ({ first: 1 })],
  ['a command', command, role],
])('%s that was asked before is answered as one that was not', (_what, text, variables) => {
  it.each(wrong)('with %s', async (_wrong, changed, headers) => {
    for (let turn = 0; turn < 3; turn++) expect((await post({ query: text, variables: variables() })).answer).toMatch(/^{"data":/);
    const before = await admin.query('{ roles { totalCount } }');
    const known = await post({ query: text, variables: variables(), ...changed }, headers);
    const anew = await post({ query: `${text} # ${randomUUID()}`, variables: variables(), ...changed }, headers);
    expect(titled(known)).toEqual(titled(anew));
    if (headers) return;
    expect(anew.answer).toMatch(/^{"errors":/);
    expect(await admin.query('{ roles { totalCount } }')).toEqual(before);
  });
});

/** An answer without the titles in it, which always differ. */
const titled = ({ answer, ...rest }: Awaited<ReturnType<typeof post>>) => ({
  ...rest,
  answer: answer.replaceAll(/Role [\w-]{36}/g, 'Role'),
});

describe('a document without the operation to run', () => {
  const two = 'query A { __typename } query B { __typename }';
  it.each([
    ['two, and no name', { query: two }],
    ['two, and null', { query: two, operationName: null }],
    ['another name', { query: two, operationName: 'C' }],
    ['an empty name', { query: '{ __typename }', operationName: '' }],
    ['a name that every object has', { query: two, operationName: '__proto__' }],
    ['two commands', { query: 'mutation A { __typename } mutation B { __typename }' }],
    ['a name, and one without', { query: '{ __typename }', operationName: 'A' }],
  ])('is a bad request, also without a session: %s', async (_what, body) => {
    const search = new URLSearchParams(Object.entries(body).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    for (const token of ['', admin.token]) {
      const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
      const headers = { 'apollo-require-preflight': 'true', ...authorization };
      const answers = [
        await post(body, {}, token),
        await fetch(`${server.url}/graphql?${search.toString()}`, { headers }).then(async got => ({
          status: got.status,
          answer: await got.text(),
        })),
      ];
      for (const { status, answer } of answers)
        // A masked error would be logged with its stack.
        expect([status, JSON.parse(answer)]).toMatchObject([400, { errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] }]);
    }
  });

  it.each([
    '{ __typename }',
    two,
    'subscription A { recordsChanged(types: ["Role"]) { __typename } } subscription B { recordsChanged(types: ["Role"]) { __typename } }',
  ])('opens no stream: %s', async query => {
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${admin.token}` };
    for (const operationName of [undefined, '', 'C', 'constructor']) {
      const response = await fetch(`${server.url}/graphql/stream`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, operationName }),
      });
      expect(await response.text()).toMatch(/"errors":\[\{"message":"Only subscriptions are streamed/);
    }
  });

  it('runs the operation that is named', async () => {
    expect(JSON.parse((await post({ query: two, operationName: 'B' }, {}, '')).answer)).toEqual({ data: { __typename: 'Query' } });
  });
});
