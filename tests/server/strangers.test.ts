import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { Client, signedInAs } from '../support/Client.ts';
import { startBeside } from '../support/startBeside.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let folder: string;

beforeAll(async () => {
  // A web client, and next to it a file that must not be served.
  folder = mkdtempSync(join(tmpdir(), 'noria-client-'));
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  for (const path of ['web/index.html', 'web/assets/page.js', 'secrets.json']) writeFileSync(join(folder, path), path);
  server = await startServer({}, { template: 'demo', webRoot: join(folder, 'web') });
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('what the schema tells', () => {
  it('is for the signed-in only, whichever way it is asked', async () => {
    const nobody = new Client(server.url);
    for (const query of [
      '{ __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
      'fragment F on Query { __schema { types { name } } } { ...F }',
    ]) {
      expect((await nobody.query(query)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
      expect((await admin.query(query)).errors).toEqual([]);
    }
  });

  it('makes no suggestions', async () => {
    for (const client of [admin, new Client(server.url)])
      for (const query of ['{ usrs { totalCount } }', '{ viewer { nmae } }', 'mutation { signOut(inputt: {}) { errors { code } } }']) {
        const { errors } = await client.query(query);
        expect(errors[0].message).toMatch(/usrs|nmae|inputt/);
        expect(errors[0].message).not.toMatch(/did you mean/i);
      }
    const stream = await fetch(`${server.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { recordsChangd { id } }' }),
    });
    const told = await stream.text();
    expect(told).toContain('recordsChangd');
    expect(told).not.toMatch(/did you mean/i);
  });

  it('is for nobody where introspection is off, and neither is the explorer', async () => {
    const closed = await startBeside(server, { INTROSPECTION: '0' });
    const cookie = await cookieOf('admin@atlas.test');
    const schema = ({ url }: { url: string }) => new Client(url, admin.token).query('{ __schema { queryType { name } } }');
    const explorer = ({ url }: { url: string }) =>
      fetch(`${url}/graphql`, { headers: { accept: 'text/html', cookie }, redirect: 'manual' });
    expect(await schema(server)).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
    expect((await explorer(server)).status).toBe(200);
    expect((await schema(closed)).data?.__schema ?? null).toBeNull();
    expect((await explorer(closed)).status).toBe(302);
    await closed.stop();
  });
});

describe('a foreign page', () => {
  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'query={__typename}'],
    ['plain text', { 'content-type': 'text/plain' }, '{"query":"{ __typename }"}'],
    [
      'multipart without the preflight header',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n--x--\r\n',
    ],
  ])('cannot send %s', async (_what, headers, body) => {
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  it('cannot write with the cookie that the browser sends along', async () => {
    const headers = { 'content-type': 'application/json', cookie: await cookieOf('admin@atlas.test') };
    const query = 'mutation { createRole(input: { title: "Forged", description: "x", permissions: [CRM] }) { role { id } } }';
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('cannot change anything by GET', async () => {
    const response = await fetch(
      `${server.url}/graphql?query=${encodeURIComponent('mutation { signOut(input: {}) { errors { code } } }')}`,
      { headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${admin.token}` } },
    );
    expect(response.status).toBe(405);
    expect((await admin.query('{ viewer { email } }')).data!.viewer).not.toBeNull();
  });
});

describe('headers', () => {
  const policy = [
    "base-uri 'none'",
    "default-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
  ];
  it('keep browsers from guessing, framing and running what is not ours', async () => {
    for (const path of ['/healthz', '/', '/graphql', '/api/v1/roles', '/api/docs', '/assets/page.js', '/nothing']) {
      const { headers } = await fetch(server.url + path);
      expect([path, headers.get('content-security-policy')!.split(';').sort()]).toEqual([path, policy]);
      expect([path, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([path, 'nosniff', 'same-origin']);
      expect([path, headers.get('x-powered-by'), headers.get('server')]).toEqual([path, null, null]);
    }
    const answered = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: '{"query":"{ viewer { email } }"}',
    });
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${server.url}/api/docs`)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  const statusOf = (path: string, method = 'GET') =>
    new Promise(done => request(server.url, { path, method }, answer => done(answer.resume().statusCode)).end());

  it('are not sent back to who traces a request', async () => expect(await statusOf('/healthz', 'TRACE')).toBe(404));

  it('serve nothing beside the client, and list nothing of it', async () => {
    expect(await statusOf('/assets/page.js')).toBe(200);
    for (const path of [
      '/assets/',
      '/assets',
      '/secrets.json',
      '/../secrets.json',
      '/%2e%2e/secrets.json',
      '/assets/..%2f..%2fsecrets.json',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/app.ts',
    '/../package.json',
    '/%2e%2e/package.json',
    '/dist/server/main.js',
    '/files/../../secrets.json',
    '/.noria/secrets.json',
    '/metrics',
  ])('serves no %s', async path => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status === 404 || response.status === 401 || response.status === 400).toBe(true);
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1'])('let %s read nothing', async origin => {
    for (const path of ['/graphql', '/api/v1/roles', '/api/auth/session', '/files/x', '/assets/page.js'])
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const { headers } = await fetch(server.url + path, { method, headers: { origin, 'access-control-request-method': 'POST' } });
        expect([path, method, headers.get('access-control-allow-origin')]).toEqual([path, method, null]);
      }
  });
});

/** Cookies that a signed-in user's browser would send. */
async function cookieOf(email: string): Promise<string> {
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
  const body = JSON.stringify({ query, variables: { input: { email, password: demoPassword } } });
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
}
