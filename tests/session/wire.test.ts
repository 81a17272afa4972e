import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';
import { Browser } from './Browser.ts';
import { newPerson, type Person } from './people.ts';

let server: TestServer;
let person: Person;
let base: string;
beforeAll(async () => {
  server = await startServer();
  person = await newPerson(server);
  base = `${server.url}/api/auth`;
});
afterAll(() => server.stop());

const uncached = { 'cache-control': 'private, no-cache, no-store', pragma: 'no-cache', expires: '0' };
const csrfCookie = 'next-auth.csrf-token';
const sessionCookie = 'next-auth.session-token';

describe('GET session', () => {
  test('is empty, uncached, when nobody is signed in', async () => {
    const { status, json, headers } = await new Browser(server.url).get('/session');
    expect([status, json]).toEqual([200, {}]);
    expect(Object.fromEntries(headers)).toMatchObject(uncached);
  });

  test('returns the signed-in user and renews the cookie', async () => {
    const browser = new Browser(server.url);
    await browser.signIn(person.email, person.password);
    const { json, setCookies, headers } = await browser.get('/session');
    expect(json.user).toMatchObject({
      name: 'Samira Haddad',
      email: person.email,
      image: null,
      userId: person.userId,
      companyId: person.companyId,
      role: 'Administrator',
      currency: 'USD',
    });
    expect(json.user!.rolePremission).toContain('Administrative Roles');
    expect(JSON.stringify(json)).not.toMatch(/argon2|password|hash/i);
    const days = (Date.parse(String(json.expires)) - Date.now()) / 86_400_000;
    expect([days > 29.9, days <= 30]).toEqual([true, true]);
    expect(setCookies).toEqual([expect.stringMatching(/^next-auth\.session-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/)]);
    expect(Object.fromEntries(headers)).toMatchObject(uncached);
  });

  test('clears an invalid cookie', async () => {
    const browser = new Browser(server.url);
    browser.cookies.set(sessionCookie, 'x'.repeat(43));
    const { json, setCookies } = await browser.get('/session');
    expect(json).toEqual({});
    expect(setCookies).toContain(`${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
  });
});

describe('POST session', () => {
  const update = async (browser: Browser, body: object) =>
    browser.send('/session', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  test('refuses a form without the token', async () => {
    const { status, json } = await update(new Browser(server.url), { csrfToken: 'x', data: { language: 'ar' } });
    expect([status, json]).toEqual([400, {}]);
  });

  test('is empty when nobody is signed in', async () => {
    const browser = new Browser(server.url);
    const { status, json } = await update(browser, { csrfToken: await browser.csrfToken() });
    expect([status, json]).toEqual([200, {}]);
  });

  test('changes language and theme and nothing else', async () => {
    const browser = new Browser(server.url);
    const other = await newPerson(server);
    await browser.signIn(other.email, other.password);
    const before = (await browser.get('/session')).json.user;
    const data = {
      language: 'ar',
      theme: 'DARK',
      role: 'SUPER_ADMIN',
      rolePremission: [],
      companyId: person.companyId,
      userId: person.userId,
      name: 'x',
      email: 'x@x.test',
    };
    const { status, json, headers } = await update(browser, { csrfToken: await browser.csrfToken(), data });
    expect(status).toBe(200);
    expect(json.user).toEqual({ ...before, language: 'ar', theme: 'DARK' });
    expect(headers.get('cache-control')).toBeNull();
    expect(await browser.user()).toEqual(json.user);
  });
});

describe('csrf', () => {
  test('answers 64 hex digits and a matching cookie', async () => {
    const { json, setCookies, headers } = await new Browser(server.url).get('/csrf');
    expect(json.csrfToken).toMatch(/^[0-9a-f]{64}$/);
    expect(setCookies[0]).toMatch(new RegExp(`^${csrfCookie}=${json.csrfToken}%7C[0-9a-f]{64}; Path=/; HttpOnly; SameSite=Lax$`));
    expect(Object.fromEntries(headers)).toMatchObject(uncached);
  });

  test('keeps a valid cookie and does not send it again', async () => {
    const browser = new Browser(server.url);
    const token = await browser.csrfToken();
    const { json, setCookies } = await browser.get('/csrf');
    expect(json.csrfToken).toBe(token);
    expect(setCookies).toEqual([]);
  });

  test.each([
    ['missing', () => undefined],
    ['another pair', (token: string) => `${token}%7C${'0'.repeat(64)}`],
    ['hashed without the secret', (token: string) => `${token}%7C${createHash('sha256').update(token).digest('hex')}`],
    ['no hash', (token: string) => token],
  ])('refuses a form with a forged cookie: %s', async (_name, forge) => {
    const browser = new Browser(server.url);
    const token = await browser.csrfToken();
    const forged = forge(token);
    if (forged) browser.cookies.set(csrfCookie, forged);
    else browser.cookies.delete(csrfCookie);
    const { status, json, setCookies } = await browser.post('/callback/credentials', {
      csrfToken: token,
      email: person.email,
      password: person.password,
    });
    expect([status, json]).toEqual([200, { url: `${base}/signin?csrf=true` }]);
    expect(setCookies.some(line => line.startsWith(csrfCookie))).toBe(true);
    expect(await browser.user()).toBeUndefined();
  });
});

test('providers are listed without cookies', async () => {
  const { json, setCookies } = await new Browser(server.url).get('/providers');
  expect(json).toEqual({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: `${base}/signin/credentials`,
      callbackUrl: `${base}/callback/credentials`,
    },
  });
  expect(setCookies).toEqual([]);
});

describe('the rest', () => {
  test('accepts reports of any size and answers nothing', async () => {
    const browser = new Browser(server.url);
    for (const message of ['m', 'x'.repeat(200_000)]) {
      const { status, text, setCookies } = await browser.post('/_log', { level: 'error', code: 'CLIENT_FETCH_ERROR', message });
      expect([status, text, setCookies]).toEqual([200, '', []]);
    }
  });

  test.each([
    ['PUT', '/session'],
    ['DELETE', '/session'],
    ['GET', '/_log'],
    ['GET', '/nothing'],
    ['POST', '/nothing'],
    ['GET', '/callback/unknown'],
    ['POST', '/callback/unknown'],
    ['GET', ''],
  ])('answers %s %s with 400 in words', async (method, path) => {
    const { status, text, setCookies } = await new Browser(server.url).send(path, { method });
    expect([status, text, setCookies]).toEqual([400, `Error: This action with HTTP ${method} is not supported by NextAuth.js`, []]);
    expect((await new Browser(server.url).send(path, { method: 'HEAD' })).status).toBe(400);
  });

  test('accepts a trailing slash without a redirect', async () => {
    const browser = new Browser(server.url);
    expect((await browser.get('/csrf/')).json.csrfToken).toMatch(/^[0-9a-f]{64}$/);
    expect((await browser.get('/session/')).json).toEqual({});
    expect((await browser.post('/_log/', { code: 'x' })).status).toBe(200);
  });

  test('treats an unreadable body as empty', async () => {
    const { status, json } = await new Browser(server.url).send('/session', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([status, json]).toEqual([400, {}]);
  });
});
