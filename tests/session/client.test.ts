import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { newPerson, type Person } from './people.ts';

let server: TestServer;
let person: Person;
let browser: Browser;
let context: BrowserContext;
let script: string;

beforeAll(async () => {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: { write: false, lib: { entry: resolve('tests/session/clientPage.tsx'), formats: ['iife'], name: 'clientPage' } },
  })) as Rolldown.RolldownOutput[];
  script = bundle.output[0].code;
  server = await startServer();
  person = await newPerson(server);
  browser = await sharedChromium();
});
afterAll(() => server.stop());

beforeEach(async () => {
  context = await browser.newContext();
  // A page that uses next-auth's client under our address; every call of that client reaches the real server.
  await context.route('**/somebodys-page*', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    }),
  );
});
afterEach(() => context.close());

async function open(hash = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.url}/somebodys-page${hash}`);
  return page;
}

const shows = (page: Page, status: string) => page.getByRole('status').filter({ hasText: status }).waitFor();
const signIn = (page: Page, password: string) =>
  page.evaluate(([email, word]) => window.auth.signIn('credentials', { redirect: false, email, password: word }), [
    person.email,
    password,
  ] as const);

test('the unmodified client refuses the wrong password, takes the right one, updates and signs out, and tells other tabs', async () => {
  const page = await open();
  await shows(page, 'unauthenticated');
  expect(await signIn(page, 'a wrong password')).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null });
  expect(await signIn(page, person.password)).toEqual({ error: null, status: 200, ok: true, url: `${server.url}/somebodys-page` });
  await shows(page, `authenticated ${person.email}`);

  const other = await open();
  await shows(other, `authenticated ${person.email}`);

  const updated = await page.evaluate(() => window.session.update({ language: 'ar', role: 'SUPER_ADMIN' }));
  expect(updated?.user).toMatchObject({ email: person.email, language: 'ar', role: 'Administrator' });

  expect(await page.evaluate(() => window.auth.signOut({ redirect: false, callbackUrl: '/landing-page/' }))).toEqual({
    url: `${server.url}/landing-page/`,
  });
  await shows(page, 'unauthenticated');
  await shows(other, 'unauthenticated');
  expect(await other.evaluate(() => window.auth.getSession())).toBeNull();
});

test('the other tab sees a sign-in too', async () => {
  const [page, other] = [await open(), await open()];
  await shows(other, 'unauthenticated');
  await signIn(page, person.password);
  // The client's message to other tabs has a resolution of seconds: within the second of loading it is unchanged and fires no event.
  await page.waitForFunction(
    () => (JSON.parse(localStorage['nextauth.message'] as string) as { timestamp: number }).timestamp < Math.floor(Date.now() / 1000),
  );
  await page.evaluate(() => window.auth.getSession());
  await shows(other, `authenticated ${person.email}`);
});

test('sign-in and sign-out with navigation arrive where they should, and nowhere else', async () => {
  const page = await open();
  await shows(page, 'unauthenticated');
  await Promise.all([
    page.waitForURL(`${server.url}/crm/customer`),
    page.evaluate(([email, password]) => void window.auth.signIn('credentials', { callbackUrl: '/crm/customer', email, password }), [
      person.email,
      person.password,
    ] as const),
  ]);
  const back = await open();
  await shows(back, 'authenticated');
  await Promise.all([
    back.waitForURL(`${server.url}/`),
    back.evaluate(() => void window.auth.signOut({ callbackUrl: 'https://evil.example/' })),
  ]);
});

test.each([
  ['a page that needs a session', '#required', undefined, 'SessionRequired'],
  ['an unknown provider', '', 'unknown', null],
])('%s leads to the sign-in page', async (_name, hash, provider, error) => {
  const page = await open(hash);
  if (provider) await page.evaluate(id => void window.auth.signIn(id), provider);
  await page.waitForURL(url => url.pathname === '/authentication/sign-in/');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('error')).toBe(error);
  expect(new URL(searchParams.get('callbackUrl')!).pathname).toBe('/somebodys-page');
});

test('the client understands a rate limit', async () => {
  const { email } = await newPerson(server);
  const page = await open();
  const errors = await page.evaluate(async address => {
    const answers = [];
    for (let guess = 0; guess < 12; guess++)
      answers.push((await window.auth.signIn('credentials', { redirect: false, email: address, password: `guess ${guess}` }))?.error);
    return answers;
  }, email);
  expect(errors).toEqual([...Array<string>(10).fill('CredentialsSignin'), 'TooManyAttempts', 'TooManyAttempts']);
});

test('lists its providers and tokens', async () => {
  const page = await open();
  expect(await page.evaluate(() => window.auth.getProviders())).toMatchObject({ credentials: { type: 'credentials' } });
  expect(await page.evaluate(() => window.auth.getCsrfToken())).toMatch(/^[0-9a-f]{64}$/);
});
