import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedInState } from '../../support/signedInState.ts';
import { navigate } from '../navigate.ts';
import { passwordField, PublicSite } from './PublicSite.ts';

let site: PublicSite;
beforeAll(async () => void (site = await PublicSite.open()));
afterAll(() => site.close());

const signInOn = async (page: Awaited<ReturnType<PublicSite['visit']>>, email: string, password: string) => {
  await passwordField(page).fill(password);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('names the empty fields and what is no address, and keeps what was typed', async () => {
  const page = await site.goOn('/authentication/sign-in/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Required.').nth(1).waitFor();
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter a valid email address.').waitFor();
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('nobody');
});

test('answers alike to a wrong password and to an unknown address, and names an inactive role', async () => {
  const page = await site.goOn('/authentication/sign-in/');
  for (const email of ['hrm@atlas.test', 'stranger@atlas.test']) {
    await signInOn(page, email, 'not the password');
    await page.getByRole('alert').filter({ hasText: 'The email or password is wrong.' }).waitFor();
  }
  await signInOn(page, 'nobody@atlas.test', 'Noria-2026-demo');
  await page.getByRole('alert').filter({ hasText: 'Your role is inactive.' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('goes back to the page that asked for it', async () => {
  const page = await site.visit('/authentication/sign-in/?error=SessionRequired&callbackUrl=%2Fterms%2F%23data');
  await page.getByText('Please sign in to access this page.').waitFor();
  await signInOn(page, 'admin@atlas.test', 'Noria-2026-demo');
  await page.waitForURL(url => url.pathname === '/terms/' && url.hash === '#data');
  // The state that other tests start with, which sign in without this page.
  const known = await signedInState(site.server, site.server.url, 'admin@atlas.test');
  const names = (cookies: { name: string }[]) => cookies.map(({ name }) => name);
  expect(names(await page.context().cookies())).toEqual(names(known.cookies));
  const { token: _, ...stored } = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect({ ...stored, token: expect.any(String) }).toEqual(
    Object.fromEntries(known.origins[0].localStorage.map(({ name, value }) => [name, name === 'token' ? expect.any(String) : value])),
  );
});

test("goes on in the user's own language when this browser has none yet", async () => {
  const [{ company_id: company }] = await site.server.database.platform(em =>
    em.execute<{ company_id: string }[]>(`select company_id from credential where email = 'procurement@atlas.test'`),
  );
  await site.server.database.platformIn(company, em =>
    em.execute(`update user_account set language = 'ar' where email = 'procurement@atlas.test'`),
  );
  const page = await site.visit('/authentication/sign-in/?callbackUrl=/faq/');
  await signInOn(page, 'procurement@atlas.test', 'Noria-2026-demo');
  await page.waitForURL(url => url.pathname === '/ar/faq/');
});

test('follows no link but to its own pages', async () => {
  const asked = (callbackUrl: string) => `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
  const strange = ['https://evil.test/', '//evil.test', String.raw`/\evil.test`, 'javascript:alert(1)'].map(asked);
  vi.stubGlobal('location', { origin: site.server.url, pathname: '/' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
  const { returnPath } = await import('../../../web/core/session/returnPath.ts');
  for (const search of strange) expect(returnPath(search), search).toBe('/');
  expect(returnPath(asked('/terms/#data'))).toBe('/terms/#data');
  vi.unstubAllGlobals();
  const page = await site.visit(`/authentication/sign-in/${strange[1]}`);
  await signInOn(page, 'admin@atlas.test', 'Noria-2026-demo');
  await page.waitForURL(url => !url.pathname.includes('sign-in'));
  expect(page.url()).toBe(`${site.server.url}/`);
});

test('tells an error of the session layer in words', async () => {
  const page = await site.goOn('/sp/authentication/sign-in/?error=CompanySuspended');
  await page.getByText('Su empresa está suspendida.').waitFor();
  await navigate(page, '/authentication/sign-in/?error=%3Cb%3Eanything');
  await page.getByText('Unable to sign in.').waitFor();
});

test('shows the password while it is looked at', async () => {
  const page = await site.goOn('/authentication/sign-in/');
  await passwordField(page).fill('visible?');
  await expect.poll(() => passwordField(page).getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => passwordField(page).getAttribute('type')).toBe('text');
});

test('loads no code of the landing page', async () => {
  const page = await site.visit('/authentication/sign-in/');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter(name => /Landing|Plans|Hero/.test(name))).toEqual([]);
});

test('locked by the account menu, every page but the lock screen is closed until the password is typed; rows made roomy are so again', async () => {
  const page = await site.visit('/authentication/sign-in/?callbackUrl=/users/');
  await signInOn(page, 'roles@atlas.test', 'Noria-2026-demo');
  await page.waitForURL(url => url.pathname === '/users/');
  await page.getByRole('button', { name: 'Control panel' }).click();
  const remembered = page.waitForResponse(answer => (answer.request().postData() ?? '').includes('ROOMY'));
  await page.getByRole('radio', { name: 'Roomy' }).check();
  await remembered;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account of Priya Raman' }).click();
  await page.getByRole('link', { name: 'Lock the screen' }).click();
  await page.getByRole('heading', { name: 'Locked' }).waitFor();
  for (const path of ['/', '/authentication/currency-form']) {
    await page.goto(path);
    await page.waitForURL('**/authentication/lock-screen/');
  }
  await passwordField(page).fill('a wrong one');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByText('The password is wrong.').waitFor();
  await passwordField(page).fill('Noria-2026-demo');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.waitForURL(url => url.pathname === '/users/');

  await page.goto('/authentication/logout');
  await page.waitForURL('**/landing-page/');
  await navigate(page, '/authentication/sign-in/?callbackUrl=/users/');
  await signInOn(page, 'roles@atlas.test', 'Noria-2026-demo');
  await page.waitForURL(url => url.pathname === '/users/');
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('roomy'))).toBe(true);
});

test('logout ends the session, forgets the user and leads to the landing page', async () => {
  const page = await site.visit('/ar/authentication/sign-in/?callbackUrl=/faq/');
  await page.getByLabel('البريد الإلكتروني').fill('crm@atlas.test');
  await page.getByRole('textbox', { name: /^كلمة المرور/ }).fill('Noria-2026-demo');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await page.waitForURL(url => url.pathname === '/ar/faq/');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.goto('/ar/authentication/logout');
  await page.waitForURL('**/ar/landing-page/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['language', 'theme']);
  const answer = await page.request.get('/api/auth/session');
  expect(await answer.json()).toEqual({});
  const asked = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ viewer { userId } }' },
  });
  expect(JSON.stringify(await asked.json())).not.toContain('"id"');
});
