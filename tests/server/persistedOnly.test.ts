import { afterAll, beforeAll, expect, it } from 'vitest';
import persisted from '../../web/core/relay/persisted.json';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ PERSISTED_ONLY: '1' })));
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit) => fetch(`${server.url}${path}`, init);
const json = { 'content-type': 'application/json' };

it('answers a known operation by its id', async () => {
  const known = Object.entries(persisted as Record<string, string>).find(([, text]) => /^query \w+ \{\s+viewer \{/.test(text))!;
  expect(known, 'the client has persisted operations').toBeDefined();
  const response = await ask('/graphql', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ documentId: known[0], variables: {} }),
  });
  expect(await response.json()).toMatchObject({ data: { viewer: null } });
});

const query = encodeURIComponent('{ __typename }');
it.each([
  ['a POST with a text', '/graphql', { method: 'POST', headers: json, body: '{"query":"{ __typename }"}' }],
  ['an unknown id', '/graphql', { method: 'POST', headers: json, body: '{"documentId":"x"}' }],
  ['an unknown id beside a text', '/graphql', { method: 'POST', headers: json, body: '{"documentId":"x","query":"{ __typename }"}' }],
  ['the name of a property every object has', '/graphql', { method: 'POST', headers: json, body: '{"documentId":"constructor"}' }],
  ['a GET', `/graphql?query=${query}`, { headers: { 'apollo-require-preflight': 'true' } }],
  ['a GET of the stream', `/graphql/stream?query=${query}`, { headers: { accept: 'text/event-stream' } }],
  [
    'a POST to the stream',
    '/graphql/stream',
    { method: 'POST', headers: json, body: '{"query":"subscription { recordsChanged(types: []) { recordId } }"}' },
  ],
  [
    'an automatic persisted query',
    '/graphql',
    { method: 'POST', headers: json, body: '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}' },
  ],
  ['plain text', '/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"query":"{ __typename }"}' }],
  [
    'multipart',
    '/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' },
      body: '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n',
    },
  ],
] as [string, string, RequestInit][])('refuses %s', async (_what, path, init) => {
  const response = await ask(path, init);
  expect([400, 403, 404, 405, 415]).toContain(response.status);
  const text = await response.text();
  expect(text).not.toContain('"__typename":"Query"');
  if (typeof init.body === 'string' && init.body.includes('documentId')) expect(text).toContain('PERSISTED_QUERY_NOT_FOUND');
});
