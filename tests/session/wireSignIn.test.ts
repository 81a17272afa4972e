import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';
import { Browser } from './Browser.ts';
import { change, newPerson, type Person } from './people.ts';

let server: TestServer;
let person: Person;
let base: string;
beforeAll(async () => {
  server = await startServer();
  person = await newPerson(server);
  base = `${server.url}/api/auth`;
});
afterAll(() => server.stop());

const sessionCookie = 'next-auth.session-token';

describe('POST signin', () => {
  test.each([
    ['credentials', true, '/signin'],
    ['credentials', false, '/signin?csrf=true'],
    ['unknown', true, '/signin?csrf=true'],
  ])('%s, token %s', async (provider, isTokenRight, target) => {
    const browser = new Browser(server.url);
    const { status, json } = await browser.post(`/signin/${provider}`, { csrfToken: isTokenRight ? await browser.csrfToken() : 'x' });
    expect([status, json]).toEqual([200, { url: base + target }]);
  });
});

describe('callback/credentials', () => {
  test('lets the right password in and goes where the form says', async () => {
    const browser = new Browser(server.url);
    const { status, json, setCookies } = await browser.signIn(person.email, person.password, { callbackUrl: `${server.url}/crm/` });
    expect([status, json]).toEqual([200, { url: `${server.url}/crm/` }]);
    expect(setCookies.some(line => line.startsWith(`${sessionCookie}=`))).toBe(true);
  });

  test('remembers the address of an earlier request in its cookie', async () => {
    const browser = new Browser(server.url);
    await browser.get(`/csrf?callbackUrl=${encodeURIComponent('/hrm/')}`);
    const { json } = await browser.signIn(person.email, person.password);
    expect(json).toEqual({ url: `${server.url}/hrm/` });
  });

  test('refuses a wrong password with 401 and the error in the address', async () => {
    const { status, json } = await new Browser(server.url).signIn(person.email, 'a wrong password');
    expect([status, json]).toEqual([401, { url: `${base}/error?error=CredentialsSignin&provider=credentials` }]);
  });

  test('redirects when the form does not ask for JSON, whatever the status', async () => {
    const browser = new Browser(server.url);
    const csrfToken = await browser.csrfToken();
    const wrong = await browser.post('/callback/credentials', {
      csrfToken,
      email: person.email,
      password: 'a wrong password',
      json: 'false',
    });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([302, `${base}/error?error=CredentialsSignin&provider=credentials`]);
    const right = await browser.post('/callback/credentials', { csrfToken, email: person.email, password: person.password, json: '1' });
    expect([right.status, right.headers.get('location')]).toEqual([302, server.url]);
  });

  test('accepts JSON, and forms with a charset', async () => {
    const browser = new Browser(server.url);
    const fields = { csrfToken: await browser.csrfToken(), email: person.email, password: person.password, json: 'true' };
    const asJson = await browser.send('/callback/credentials', {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json' },
    });
    const asForm = await browser.send('/callback/credentials', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    });
    expect([asJson.status, asForm.status]).toEqual([200, 200]);
  });

  test('starts a new session at each sign-in and ends the one before', async () => {
    const browser = new Browser(server.url);
    await browser.signIn(person.email, person.password);
    const first = browser.cookies.get(sessionCookie)!;
    await browser.signIn(person.email, person.password);
    const second = browser.cookies.get(sessionCookie)!;
    expect(second).not.toBe(first);
    const stored = await change(server, person.companyId, `select encode(token_hash, 'hex') as hash from session where user_id = ?`, [
      person.userId,
    ]);
    expect(stored).toContainEqual({ hash: createHash('sha256').update(second).digest('hex') });
    const old = new Browser(server.url);
    old.cookies.set(sessionCookie, first);
    expect(await old.user()).toBeUndefined();
  });

  test('answers a GET with 500 in words', async () => {
    const { status, text } = await new Browser(server.url).get('/callback/credentials');
    expect([status, text]).toEqual([500, 'Error: Callback for provider type credentials not supported']);
  });
});

describe('POST signout', () => {
  test('requires the token', async () => {
    const { status, json } = await new Browser(server.url).post('/signout', { csrfToken: 'x' });
    expect([status, json]).toEqual([200, { url: `${base}/signout?csrf=true` }]);
  });

  test('ends the session and clears every part of its cookie', async () => {
    const browser = new Browser(server.url);
    await browser.signIn(person.email, person.password);
    const kept = browser.cookies.get(sessionCookie)!;
    browser.cookies.set(`${sessionCookie}.0`, 'piece');
    const { status, json, setCookies } = await browser.signOut({ callbackUrl: '/landing-page/' });
    expect([status, json]).toEqual([200, { url: `${server.url}/landing-page/` }]);
    for (const name of [sessionCookie, `${sessionCookie}.0`])
      expect(setCookies).toContain(`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
    browser.cookies.set(sessionCookie, kept);
    expect(await browser.user()).toBeUndefined();
  });

  test('succeeds without a session too', async () => {
    const { status, json } = await new Browser(server.url).signOut();
    expect([status, json]).toEqual([200, { url: server.url }]);
  });
});

describe('pages', () => {
  test.each([
    [
      '/signin?callbackUrl=%2Fcrm%2F',
      () => `${server.url}/authentication/sign-in/?callbackUrl=${encodeURIComponent(`${server.url}/crm/`)}`,
    ],
    [
      '/signin?error=SessionRequired',
      () => `${server.url}/authentication/sign-in/?callbackUrl=${encodeURIComponent(server.url)}&error=SessionRequired`,
    ],
    ['/signin/google', () => `${server.url}/authentication/sign-in/?callbackUrl=${encodeURIComponent(server.url)}&error=google`],
    ['/signout', () => `${server.url}/authentication/logout`],
    ['/error?error=CredentialsSignin', () => `${base}/signin?error=CredentialsSignin`],
    ['/error?error=User%20is%20inactive', () => `${server.url}/authentication/sign-in/?error=User%20is%20inactive`],
    ['/error?error=AccessDenied', () => `${server.url}/authentication/sign-in/?error=AccessDenied`],
    ['/verify-request', () => `${server.url}/authentication/confirm-mail`],
  ])('GET %s redirects', async (path, target) => {
    const { status, headers } = await new Browser(server.url).get(path);
    expect([status, headers.get('location')]).toEqual([302, target()]);
  });
});

test('https brings the stricter names', async () => {
  const secure = await startServer({ PUBLIC_URL: 'https://noria.example' });
  try {
    const browser = new Browser(`http://127.0.0.1:${(secure.app.server.address() as { port: number }).port}`);
    const { setCookies, headers } = await browser.get('/csrf');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(setCookies[0]).toMatch(/^__Host-next-auth\.csrf-token=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(setCookies[1]).toBe('__Secure-next-auth.callback-url=https%3A%2F%2Fnoria.example; Path=/; HttpOnly; SameSite=Lax; Secure');
    const { email, password } = await newPerson(secure);
    const signedIn = await browser.signIn(email, password);
    expect(signedIn.setCookies.find(line => line.includes('session-token'))).toMatch(
      /^__Secure-next-auth\.session-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/,
    );
  } finally {
    await secure.stop();
  }
});
