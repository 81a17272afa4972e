import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../support/Client.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let folder: string;

beforeAll(async () => {
  // A client, and beside it what is nobody's business.
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
    const { errors } = await admin.query('{ usrs { totalCount } }');
    expect(errors[0].message).not.toMatch(/did you mean/i);
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
  it('keep browsers from guessing, framing and running what is not ours', async () => {
    const { headers } = await fetch(`${server.url}/healthz`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const policy = headers.get('content-security-policy')!.split(';');
    expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]));
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
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

  it('let no foreign origin read', async () => {
    const { headers } = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
