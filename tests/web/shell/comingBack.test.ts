import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import persisted from '../../../web/core/relay/persisted.json' with { type: 'json' };
import { isUsable } from '../../support/usable.ts';
import { Shell } from './Shell.ts';

const operations: Record<string, string | undefined> = persisted;

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

/** Makes the server unreachable for the page, including its readiness check. */
const cutOff = (page: Page) => page.route(/\/(graphql|readyz|assets\/.*)$/, route => route.abort());
/** Ends all that keeps the server from the page. The browser notices at once, so that no test but the first waits for a page's next attempt. */
const connect = async (page: Page) => {
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
};
const looksAway = (page: Page) => page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
const inMenu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const isHeaded = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

test('a screen whose data or code did not come loads by itself when the server answers', async () => {
  const page = await shell.goOn('/roles/', 'admin@atlas.test');
  await isHeaded(page, 'Roles');
  await page.route('**/graphql', route => route.abort());
  await page.route('**/readyz', route => route.abort());
  await inMenu(page, 'Users').click();
  await looksAway(page);
  await isUsable(page);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unrouteAll();
  await isHeaded(page, 'Users');

  await cutOff(page);
  await inMenu(page, 'Webhooks').click();
  await looksAway(page);
  await connect(page);
  await isHeaded(page, 'Webhooks');
});

test('a screen whose operations the server no longer knows loads anew, and offers it where that did not help', async () => {
  const page = await shell.visit('/roles/', 'admin@atlas.test');
  await isHeaded(page, 'Roles');
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The server no longer knows the operation of the next screen. Late requests of this one pass: their failure would reload it before the click.
  await page.route('**/graphql', async route => {
    const body = route.request().postDataJSON() as { documentId: string };
    const isKnown = operations[body.documentId]?.startsWith('query UserListQuery') !== true;
    await route.continue({ postData: JSON.stringify({ ...body, documentId: isKnown ? body.documentId : '0'.repeat(64) }) });
  });
  await inMenu(page, 'Users').click();
  await page.getByText('A new version is ready').waitFor();
  expect(loads).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await isHeaded(page, 'Users');
});

test('a page whose program did not come at all is not blank for ever', async () => {
  const page = await shell.goOn('/faq/', 'admin@atlas.test');
  await page.route(/\/assets\/.*\.js$/, route => route.abort());
  await page.goto('/roles/');
  await expect.poll(() => page.locator('#root').innerHTML()).toBe('');
  await connect(page);
  await isHeaded(page, 'Roles');
});

test('what is on the screen stays when reading it again is not answered, with all that was typed, and is read once it is', async () => {
  const page = await shell.visit('/roles/?dialog=new', 'admin@atlas.test');
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Half a role');
  await page.route('**/*', route => route.abort());
  const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/graphql'));
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  const made = await shell.send(page, 'mutation($input: CreateRoleInput!) { createRole(input: $input) { role { title } } }', {
    input: { title: 'A role made meanwhile', description: 'x', permissions: ['CRM'] },
  });
  expect(made).toEqual({ createRole: { role: { title: 'A role made meanwhile' } } });
  // The page becomes visible again and reloads what it may have missed.
  await look('visible');
  await failed;
  await page.waitForTimeout(500);
  await expect.poll(() => title.inputValue()).toBe('Half a role');
  await connect(page);
  await page.getByRole('link', { name: 'A role made meanwhile', includeHidden: true }).first().waitFor({ state: 'attached' });
  await expect.poll(() => title.inputValue()).toBe('Half a role');
});

test('a dialog within a form that cannot be loaded comes later, and the form keeps what was typed', async () => {
  const page = await shell.visit('/CRM/leads/?dialog=new', 'admin@atlas.test');
  const lead = page.getByRole('dialog');
  await lead.getByLabel('Title').fill('Half a lead');
  const customer = lead.getByRole('combobox', { name: 'Customer' });
  await customer.fill('Somebody new');
  const makes = page.getByRole('option', { name: /Somebody new/ });
  await makes.waitFor();
  await cutOff(page);
  await makes.click();
  await page.getByText('Can’t reach the server. This loads as soon as the connection is back.').waitFor();
  await expect.poll(() => lead.getByLabel('Title').inputValue()).toBe('Half a lead');
  await connect(page);
  const maker = page.getByRole('dialog', { name: 'New customer' });
  await maker.waitFor();
  await maker.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => lead.getByLabel('Title').inputValue()).toBe('Half a lead');
});

test('a dialog whose record did not come opens when it does, over the list as it was', async () => {
  const page = await shell.goOn('/roles/', 'admin@atlas.test');
  const role = page.getByRole('table').getByRole('link').first();
  await role.waitFor();
  await page.route(/graphql|readyz/, route => route.abort());
  await role.click();
  await page.getByText('Can’t reach the server. This loads as soon as the connection is back.').waitFor();
  await role.waitFor();
  await connect(page);
  await page.getByRole('dialog', { name: 'Edit role' }).waitFor();
});

test('from a public page, too, the way into the modules is found once the server answers', async () => {
  const page = await shell.goOn('/faq/', 'admin@atlas.test');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await cutOff(page);
  await page.locator('a[href="/"]').first().click();
  await looksAway(page);
  await connect(page);
  await isHeaded(page, 'Atlas Trading at a glance');
});

test('a page whose code a new version has replaced is loaded anew when its next screen is opened', async () => {
  const page = await shell.visit('/roles/', 'admin@atlas.test');
  await isHeaded(page, 'Roles');
  const gone = /\/assets\/UserList-[^/]*\.js$/;
  let isUpdated = false;
  await page.route(gone, route => (isUpdated ? route.continue() : route.fulfill({ status: 404 })));
  await Promise.all([page.waitForEvent('load'), inMenu(page, 'Users').click()]);
  // After a reload it is still missing; it is not reloaded a second time.
  await page.getByRole('heading', { name: 'A new version is ready' }).waitFor();
  await isUsable(page);
  isUpdated = true;
  await page.getByRole('button', { name: 'Reload' }).click();
  await isHeaded(page, 'Users');
  await page.unroute(gone);
});

test('a part of a page that a new version has replaced says so, and takes nothing away', async () => {
  const page = await shell.visit('/CRM/leads/?dialog=new', 'admin@atlas.test');
  const lead = page.getByRole('dialog');
  await lead.getByLabel('Title').fill('Half a lead');
  const gone = /\/assets\/CustomerForm-[^/]*\.js$/;
  await page.route(gone, route => route.fulfill({ status: 404 }));
  await lead.getByRole('combobox', { name: 'Customer' }).fill('Somebody new');
  await page.getByRole('option', { name: /Somebody new/ }).click();
  const notice = page.getByRole('region', { name: 'Noria' });
  await notice.getByText('A new version of Noria is ready.').waitFor();
  // It is above the dialog, which makes everything outside it unclickable.
  await notice.getByRole('button', { name: 'Reload' }).click({ trial: true });
  await expect.poll(() => lead.getByLabel('Title').inputValue()).toBe('Half a lead');
  await page.unroute(gone);
});
