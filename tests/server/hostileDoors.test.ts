import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server/modules.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { longTexts } from '../support/attacks.ts';
import type { TestServer } from '../support/startServer.ts';
import { whileAlive } from '../support/whileAlive.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

interface Init {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends each body to a path (`sent`). */
const attacked = (path: string, init: Init, bodies: string[]) =>
  sent(
    init,
    bodies.map(body => ({ path, body })),
  );

/** Sends each request with and without a session while other requests are served; no answer may be an internal error. */
async function sent(init: Init, requests: { path: string; body?: string }[]) {
  const bugs: string[] = [];
  await whileAlive(server.url, async ask => {
    for (const { path, body } of requests)
      for (const token of [admin.token, undefined]) {
        ask(`${path} ${body?.slice(0, 60)}`);
        const headers = { ...init.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
        const end = new AbortController();
        const response = await fetch(`${server.url}${path}`, { ...init, headers, body, redirect: 'manual', signal: end.signal });
        // A stream does not end by itself.
        if (response.headers.get('content-type')?.startsWith('text/event-stream')) end.abort();
        else await response.arrayBuffer();
        if (response.status >= 500) bugs.push(`${response.status} ${(body ?? path).slice(0, 60)}`);
      }
  });
  expect(bugs).toEqual([]);
}

const json = { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' } };
const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
const fieldsOf = <Value>(names: string[], value: Value): Record<string, Value> => Object.fromEntries(names.map(name => [name, value]));
const list = Array.from({ length: 2_500 }, (_, index) => `01a1fea6-03c4-72ce-b444-${String(index).padStart(12, '0')}`);

/** Fields that calls of the documented API take; each call takes some of them. */
const fields = ['email', 'name', 'title', 'phone', 'status', 'search', 'ids', 'permissions', 'lines', 'date', 'amount', 'password'];
// One call of each kind of answer, and every eighth of the rest.
const sample = routes.filter(({ path }, index) => index % 8 === 0 || /login|register|forgot|upload|import|delete/i.test(path));

describe('while a call of the documented API is attacked, others are served', () => {
  it.each(sample.map(({ method, path }) => [method, path]))('%s %s', async (method, path) => {
    const place = `/api/v1${path.replaceAll(/:\w+|\{\w+\}/g, list[0])}`;
    if (method === 'GET') {
      const searchOf = (text: string) => new URLSearchParams(fieldsOf(['search', 'page', 'limit', 'sort'], text.slice(0, 500))).toString();
      await sent(
        {},
        longTexts(6_000).map(text => ({ path: `${place}?${searchOf(text)}` })),
      );
    } else {
      const bodies = [
        ...longTexts(70_000)
          .slice(0, 3)
          .map(text => fieldsOf(fields.slice(0, 6), text)),
        fieldsOf(fields.slice(5), list),
      ];
      await attacked(
        place,
        { ...json, method },
        bodies.map(body => JSON.stringify(body)),
      );
    }
  });
});

describe('while another door is attacked, others are served', () => {
  const query = 'query($s: String, $f: CustomerFilter) { customers(search: $s, filter: $f) { edges { node { id name } } } }';
  const columns = [{ title: 'Name', path: 'name' }];

  it.each(['callback/credentials', 'signin/credentials', 'signout', 'session', '_log'])('/api/auth/%s', async action => {
    const names = ['email', 'password', 'callbackUrl', 'csrfToken', 'message', 'code'];
    const texts = longTexts(20_000);
    await attacked(
      `/api/auth/${action}`,
      json,
      texts.map(text => JSON.stringify(fieldsOf(names.slice(0, 2), text))),
    );
    await attacked(
      `/api/auth/${action}`,
      form,
      texts.flatMap(text =>
        [names.slice(2, 3), names.slice(3)].map(some => new URLSearchParams(fieldsOf(some, text.slice(0, 6_000))).toString()),
      ),
    );
  });

  it('/export', async () => {
    const asked = longTexts(90_000).flatMap(text => [
      { query, variables: { s: text }, columns, format: 'csv', name: text },
      { query, variables: {}, columns: [{ title: text, path: text }], format: 'xlsx', name: 'x' },
      { query: text, variables: {}, columns, format: 'csv', name: 'x' },
    ]);
    const lists = {
      query,
      variables: { f: { id: { in: list } } },
      columns: Array.from({ length: 1_900 }, () => columns[0]),
      format: 'csv',
      name: 'x',
    };
    await attacked(
      '/export',
      json,
      [...asked, lists].map(body => JSON.stringify(body)),
    );
  });

  it('/graphql/stream', async () => {
    const changed = 'subscription($types: [String!]!) { recordsChanged(types: $types) { __typename } }';
    const spread = Array.from(
      { length: 11 },
      (_, one) =>
        `fragment f${one} on RecordChange { ${Array.from({ length: 11 }, (_unused, other) => (other === one ? '' : `...f${other}`)).join(' ')} }`,
    ).join(' ');
    const bodies = [
      ...longTexts(5_000).flatMap(text => [{ query: changed, variables: { types: [text] } }, { query: text }]),
      { query: changed, variables: { types: Array.from({ length: 2_500 }, () => 'x') } },
      { query: `subscription { recordsChanged(types: ["Role"]) { ...f0 } } ${spread}` },
      { query: `subscription { recordsChanged(types: ["Role"]) ${'{ type '.repeat(400)}${'}'.repeat(400)} }` },
    ];
    await attacked(
      '/graphql/stream',
      { ...json, headers: { ...json.headers, accept: 'text/event-stream' } },
      bodies.map(body => JSON.stringify(body)),
    );
  });

  it('an upload', async () => {
    const upload = 'mutation($input: ReadImportInput!) { readImport(input: $input) { errors { code } rowCount } }';
    const bodies = longTexts(90_000).map(text => {
      const parts = {
        operations: JSON.stringify({ query: upload, variables: { input: { entity: text, file: null } } }),
        map: '{"0":["variables.input.file"]}',
      };
      const written = Object.entries(parts).map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return `${written.join('')}--x\r\nContent-Disposition: form-data; name="0"; filename="${text.slice(0, 3_000).replaceAll(/["\r\n\\]/g, '')}"\r\n\r\n${text}\r\n--x--\r\n`;
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' };
    await attacked('/graphql', { method: 'POST', headers }, bodies);
    await attacked('/api/v1/user/login', { method: 'POST', headers }, bodies);
  });
});
