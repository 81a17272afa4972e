import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

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

describe('a document in which the operation to run is not to be found', () => {
  const two = 'query A { __typename } query B { __typename }';
  it.each([
    ['two, and no name', { query: two }],
    ['two, and null', { query: two, operationName: null }],
    ['another name', { query: two, operationName: 'C' }],
    ['an empty name', { query: '{ __typename }', operationName: '' }],
    ['a name that every object has', { query: two, operationName: '__proto__' }],
    ['two commands', { query: 'mutation A { __typename } mutation B { __typename }' }],
    ['a name, and one without', { query: '{ __typename }', operationName: 'A' }],
  ])('is a bad request, to strangers too: %s', async (_what, body) => {
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
        // What is masked is logged with its stack.
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

  it('is the one that is named', async () => {
    expect(JSON.parse((await post({ query: two, operationName: 'B' }, {}, '')).answer)).toEqual({ data: { __typename: 'Query' } });
  });
});
