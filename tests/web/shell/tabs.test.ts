import { chromium, type BrowserContext, type Page, type Request } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Client, signedInAs } from '../../support/Client.ts';
import { Visitors } from '../../support/Visitors.ts';
import { Shell, signIn } from './Shell.ts';

let shell: Shell;
let admin: Client;
/** One browser, whose tabs the tests use up one after the other: each takes as long to open as half a test. */
let context: BrowserContext;
let tabs: Page[] = [];
let streams: ReturnType<typeof openStreams>;
beforeAll(async () => {
  shell = await Shell.open();
  admin = await signedInAs(shell.server, 'admin@atlas.test');
  context = await shell.context('admin@atlas.test');
  streams = openStreams(context);
});
afterAll(() => shell.close());

let count = 0;
async function newRole() {
  const title = `Role number ${++count}`;
  const { role } = await admin.mutate('createRole', { title, description: 'x', permissions: ['CRM'] }, 'role { id }');
  return { title, id: role.id as string };
}
const showsRole = (page: Page, { title }: { title: string }) => page.getByRole('link', { name: title, exact: true }).waitFor();

/** A browser's currently open streams: the tokens they were opened with, and the tabs that opened them. */
function openStreams(of: BrowserContext): { tokens: ReadonlyMap<object, string>; tabs: () => Page[] } {
  const open = new Map<Request, string>();
  of.on('request', request => {
    if (request.url().endsWith('/graphql/stream')) open.set(request, request.headers().authorization.slice('Bearer '.length));
  });
  of.on('requestfinished', request => open.delete(request));
  of.on('requestfailed', request => open.delete(request));
  // No event may be left to report that the requests of a closed page have ended.
  const gone = (page: Page) => [...open.keys()].filter(request => request.frame().page() === page).forEach(request => open.delete(request));
  of.on('page', page => page.on('crash', gone).on('close', gone));
  return { tokens: open, tabs: () => [...open.keys()].map(request => request.frame().page()) };
}

/** Takes the tab with the stream, the only one there is, out of the others. */
async function tabWithStream(): Promise<{ tab: Page; others: Page[] }> {
  await expect.poll(() => streams.tabs().length).toBe(1);
  const [tab] = streams.tabs();
  return { tab, others: tabs.filter(other => other !== tab) };
}

/** Makes a page visible or hidden. */
const look = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate(visibility => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('seven tabs, more than a browser has connections, all load, share one stream and all hear of a change', async () => {
  for (let tab = 0; tab < 7; tab++) {
    const page = await context.newPage();
    await page.goto('/roles/', { waitUntil: 'commit' });
    tabs.push(page);
  }
  for (const page of tabs) await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
  await tabWithStream();
  const role = await newRole();
  for (const page of tabs) await showsRole(page, role);
  expect(streams.tabs()).toHaveLength(1);
  expect(shell.complaints()).toEqual([]);
});

test('another tab takes the stream over when its tab is closed, or its tab’s process dies, and reads again what was missed', async () => {
  const first = await tabWithStream();
  await first.tab.close();
  tabs = first.others.slice(0, 4);
  for (const page of first.others.slice(4)) await page.close();
  const role = await newRole();
  for (const page of tabs) await showsRole(page, role);
  const second = await tabWithStream();
  const another = await newRole();
  for (const page of tabs) await showsRole(page, another);

  const crashed = second.tab.waitForEvent('crash');
  await second.tab.goto('chrome://crash').catch(() => undefined);
  await crashed;
  tabs = second.others;
  const missed = await newRole();
  for (const page of tabs) await showsRole(page, missed);
  await tabWithStream();
  await second.tab.close();
});

test('a page that nobody looks at gives the stream away, and reads again what it missed once it is looked at', async () => {
  const { tab, others } = await tabWithStream();
  await look(tab, 'hidden');
  const role = await newRole();
  for (const page of others) await showsRole(page, role);
  await expect.poll(async () => (await tabWithStream()).tab === tab).toBe(false);
  await expect.poll(() => tab.getByRole('link', { name: role.title, exact: true }).count()).toBe(0);
  await look(tab, 'visible');
  await showsRole(tab, role);
});

test('a tab that is looked at again without a connection keeps what was typed into it', async () => {
  const [page] = tabs;
  await page.getByRole('button', { name: 'New role' }).first().click();
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill('Half typed');
  await look(page, 'hidden');
  await context.setOffline(true);
  await look(page, 'visible');
  // Longer than a reload would have taken to fail.
  await page.waitForTimeout(500);
  await expect.poll(() => title.inputValue()).toBe('Half typed');
  await context.setOffline(false);
  await page.close();
  tabs = tabs.slice(1);
});

test('seven full navigations leave no stream behind, and the way back shows what has changed, or nothing after a sign-out', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
    // Playwright disables a browser default: pages that were left are kept for going back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const keeping = await new Visitors(browser, shell.server).context('admin@atlas.test');
  await keeping.addInitScript(() => addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('isKept', String(persisted))));
  const { tokens } = openStreams(keeping);
  const page = await keeping.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  for (let time = 0; time < 7; time++) {
    await page.goto(time % 2 ? '/roles/' : '/settings/security/');
    await heading.filter({ hasText: time % 2 ? 'Roles' : 'Security' }).waitFor();
    await expect.poll(() => tokens.size).toBe(1);
  }
  const role = await newRole();
  await page.goBack({ waitUntil: 'commit' });
  await showsRole(page, role);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isKept'))).toBe('true');
  await expect.poll(() => tokens.size).toBe(1);
  await showsRole(page, await newRole());

  await page.goto('/authentication/logout');
  await page.waitForURL('**/landing-page/');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/landing-page/');
  await expect.poll(() => page.getByText(role.title).count()).toBe(0);
});

test('whoever signs in next has a stream of their own, and nobody that of those before', async () => {
  const [first, second] = tabs;
  await tabWithStream();
  const [former] = streams.tokens.values();
  const till = await context.newPage();
  await till.goto('/inventory/till/');
  await till.getByRole('main').waitFor();
  await first.getByRole('link', { name: 'Logout' }).click();
  for (const page of [first, second, till]) await page.waitForURL('**/landing-page/');
  await expect.poll(() => streams.tokens.size).toBe(0);
  await first.goto('/authentication/sign-in/');
  await signIn(first, 'admin@boreal.test');
  await first.waitForURL('/');
  await second.goto('/roles/');
  await second.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
  await expect.poll(() => streams.tokens.size).toBe(1);
  expect([...streams.tokens.values()]).not.toContain(former);
  // Either tab may hold the stream: the other one also receives Boreal's changes, and none of Atlas.
  const boreal = await signedInAs(shell.server, 'admin@boreal.test');
  await newRole();
  await boreal.mutate('createRole', { title: 'Northern', description: 'x', permissions: ['CRM'] }, 'role { id }');
  await showsRole(second, { title: 'Northern' });
});
