import { chromium, type BrowserContext, type Page, type Request } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Client, signedInAs } from '../../support/Client.ts';
import { Visitors } from '../../support/Visitors.ts';
import { Shell, signIn } from './Shell.ts';

let shell: Shell;
let admin: Client;
beforeAll(async () => {
  shell = await Shell.open();
  admin = await signedInAs(shell.server, 'admin@atlas.test');
});
afterAll(() => shell.close());

let count = 0;
async function newRole() {
  const title = `Role number ${++count}`;
  const { role } = await admin.mutate('createRole', { title, description: 'x', permissions: ['CRM'] }, 'role { id }');
  return { title, id: role.id as string };
}
const showsRole = (page: Page, { title }: { title: string }) => page.getByRole('link', { name: title, exact: true }).waitFor();

/** A browser's currently open streams, each with the token it was opened with. */
function openStreams(context: BrowserContext): ReadonlyMap<object, string> {
  const open = new Map<Request, string>();
  context.on('request', request => {
    if (request.url().endsWith('/graphql/stream')) open.set(request, request.headers().authorization.slice('Bearer '.length));
  });
  context.on('requestfinished', request => open.delete(request));
  context.on('requestfailed', request => open.delete(request));
  // No event may be left to report that the requests of a closed page have ended.
  const gone = (page: Page) => [...open.keys()].filter(request => request.frame().page() === page).forEach(request => open.delete(request));
  context.on('page', page => page.on('crash', gone).on('close', gone));
  return open;
}

/** A separate browser context with a number of tabs, and its streams. */
async function tabs(email: string, number: number, { path, heading } = { path: '/roles/', heading: 'Roles' }) {
  const context = await shell.context(email);
  const streams = openStreams(context);
  const pages: Page[] = [];
  for (let tab = 0; tab < number; tab++) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    pages.push(page);
  }
  for (const page of pages) await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await expect.poll(() => streams.size).toBe(1);
  return { context, pages, streams };
}

/** Makes a page visible or hidden. */
const look = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate(visibility => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('seven tabs, more than a browser has connections, all load, share one stream and all hear of a change', async () => {
  const { pages, streams } = await tabs('admin@atlas.test', 7);
  const role = await newRole();
  for (const page of pages) await showsRole(page, role);
  expect(streams.size).toBe(1);
  expect(shell.complaints()).toEqual([]);
});

test('another tab takes the stream over when its tab is closed, or its tab’s process dies, and reads again what was missed', async () => {
  const {
    pages: [first, second, third],
    streams,
  } = await tabs('admin@atlas.test', 3);
  await first.close();
  const role = await newRole();
  for (const page of [second, third]) await showsRole(page, role);
  await expect.poll(() => streams.size).toBe(1);
  const another = await newRole();
  for (const page of [second, third]) await showsRole(page, another);

  const crashed = second.waitForEvent('crash');
  await second.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await showsRole(third, await newRole());
  await expect.poll(() => streams.size).toBe(1);
});

test('a page that nobody looks at gives the stream away, and reads again what it missed once it is looked at', async () => {
  const {
    pages: [first, second],
  } = await tabs('admin@atlas.test', 2, { path: '/CRM/customer/', heading: 'Customers' });
  await look(first, 'hidden');
  await admin.mutate('createCustomer', { name: 'Aachen Mill', address: '1 Main St', city: 'Madrid', country: 'ES' }, 'customer { id }');
  const link = (page: Page) => page.getByRole('link', { name: 'Aachen Mill' }).first();
  await link(second).waitFor();
  await expect.poll(() => link(first).count()).toBe(0);
  await look(first, 'visible');
  await link(first).waitFor();
});

test('a tab that is looked at again without a connection keeps what was typed into it', async () => {
  const {
    context,
    pages: [page],
  } = await tabs('admin@atlas.test', 1, { path: '/CRM/customer/', heading: 'Customers' });
  await page.getByRole('button', { name: 'New customer' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Half typed');
  await look(page, 'hidden');
  await context.setOffline(true);
  await look(page, 'visible');
  // As long as a reload would have taken to fail.
  await page.waitForTimeout(1_500);
  await expect.poll(() => page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Half typed');
});

test('seven full navigations leave no stream behind, and the way back shows what has changed, or nothing after a sign-out', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
    // Playwright disables a browser default: pages that were left are kept for going back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const context = await new Visitors(browser, shell.server.url).context('admin@atlas.test');
  await context.addInitScript(() => addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('isKept', String(persisted))));
  const streams = openStreams(context);
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  for (let time = 0; time < 7; time++) {
    await page.goto(time % 2 ? '/roles/' : '/settings/security/');
    await heading.filter({ hasText: time % 2 ? 'Roles' : 'Security' }).waitFor();
    await expect.poll(() => streams.size).toBe(1);
  }
  const role = await newRole();
  await page.goBack({ waitUntil: 'commit' });
  await showsRole(page, role);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isKept'))).toBe('true');
  await expect.poll(() => streams.size).toBe(1);
  await showsRole(page, await newRole());

  await page.goto('/authentication/logout');
  await page.waitForURL('**/landing-page/');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/landing-page/');
  await expect.poll(() => page.getByText(role.title).count()).toBe(0);
});

test('whoever signs in next has a stream of their own, and nobody that of those before', async () => {
  const {
    context,
    pages: [first, second],
    streams,
  } = await tabs('admin@atlas.test', 2);
  const [former] = streams.values();
  const till = await context.newPage();
  await till.goto('/inventory/till/');
  await till.getByRole('main').waitFor();
  await first.getByRole('link', { name: 'Logout' }).click();
  for (const page of [first, second, till]) await page.waitForURL('**/landing-page/');
  await expect.poll(() => streams.size).toBe(0);
  await first.goto('/authentication/sign-in/');
  await signIn(first, 'admin@boreal.test');
  await first.waitForURL('/');
  await second.goto('/roles/');
  await second.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
  await expect.poll(() => streams.size).toBe(1);
  expect([...streams.values()]).not.toContain(former);
  // Either tab may hold the stream: the other one also receives Boreal's changes, and none of Atlas.
  const boreal = await signedInAs(shell.server, 'admin@boreal.test');
  await newRole();
  await boreal.mutate('createRole', { title: 'Northern', description: 'x', permissions: ['CRM'] }, 'role { id }');
  await showsRole(second, { title: 'Northern' });
});
