import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { navigate } from '../navigate.ts';
import { pathOf, Shell, signIn } from './Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const expired = `e30.${Buffer.from(JSON.stringify({ exp: 1_000_000 })).toString('base64url')}.x`;

test('shows nothing for 500 ms, in which code and data already load', async () => {
  const page = await (await shell.context('admin@atlas.test')).newPage();
  // Its clock is that of the whole context.
  onTestFinished(() => page.context().close());
  await page.clock.install();
  // Time stands still until the test advances it, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  const data = page.waitForResponse(response => response.url().endsWith('/graphql'));
  await page.goto('/users/');
  await data;
  await expect.poll(() => page.locator('#root').innerHTML()).toBe('');
  await page.clock.runFor(500);
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
});

test('sends visitors without a token, or with an expired one, to the landing page, and to the page of the link after sign-in', async () => {
  const page = await shell.visit('/roles');
  await page.waitForURL('**/landing-page/');
  await page.evaluate(token => localStorage.setItem('token', token), expired);
  await page.goto('/users/?q=a');
  await page.waitForURL('**/landing-page/');
  await page.goto('/authentication/sign-in/');
  await signIn(page, 'admin@atlas.test');
  await page.waitForURL('**/users/?q=a');
});

test('sends whoever is signed in from the sign-in page to the dashboard', async () => {
  const page = await shell.visit('/authentication/sign-in', 'admin@atlas.test');
  await page.getByRole('heading', { name: 'Atlas Trading at a glance' }).waitFor();
  expect(pathOf(page)).toBe('/');
});

test('shows 404 instead of what the permissions do not open, and of what is not there', async () => {
  const page = await shell.goOn('/users/', 'crm@atlas.test');
  await page.waitForURL('**/404/');
  await page.goto('/nothing/of/the/kind');
  await page.waitForURL('**/404/');
  const administrator = await shell.goOn('/company/', 'admin@atlas.test');
  await administrator.waitForURL('**/404/');
  // The page's other requests are answered; only the record is missing.
  for (const path of ['/inventory/counts/nonsense/', `/inventory/products/${crypto.randomUUID()}/`]) {
    await navigate(administrator, path);
    await administrator.getByRole('heading', { name: 'Not found' }).waitFor();
  }
});

test('shows a module’s screens, menu and records to its holders alone, though others read its records', async () => {
  const inventory = await signedInAs(shell.server, 'inventory@atlas.test');
  const asked = '{ inventoryProducts(first: 1) { edges { node { id name } } } customers(first: 1) { edges { node { id name } } } }';
  const { data } = await inventory.query(asked);
  const [product, customer] = [data.inventoryProducts, data.customers].map(({ edges }) => edges[0].node as { id: string; name: string });
  const alone: [email: string, own: string, kind: string, theirs: { name: string }, paths: string[]][] = [
    ['crm@atlas.test', 'CRM', 'Products', product, ['/inventory/products/', `/inventory/products/${product.id}/`]],
    ['inventory@atlas.test', 'Inventory', 'Customers', customer, ['/CRM/customer/', `/CRM/customer/${customer.id}/`]],
  ];
  for (const [email, own, kind, { name }, paths] of alone) {
    const page = await shell.visit('/settings/security/', email);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect.poll(() => menu.getByRole('button').allInnerTexts(), { message: email }).toEqual([own]);
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Control+K');
    const palette = page.getByRole('dialog');
    const answered = page.waitForResponse(async response => (await response.text().catch(() => '')).includes('"searchRecords":'));
    await palette.getByRole('combobox').fill(name);
    expect(await (await answered).text()).toContain(name);
    await palette.getByRole('status').filter({ hasText: 'Searching' }).waitFor({ state: 'hidden' });
    expect(await palette.getByRole('group', { name: kind }).count(), email).toBe(0);
    for (const path of paths) {
      await navigate(page, path);
      await page.waitForURL('**/404/');
    }
  }
});

test('sends a user without any permission to the landing page', async () => {
  const page = await shell.goOn('/404/', 'crm@atlas.test');
  await page.evaluate(() => localStorage.setItem('rolePremission', '[]'));
  await page.goto('/users/');
  await page.waitForURL('**/landing-page/');
});

test('tells a viewer whose role was changed what it opens now', async () => {
  const administrator = await signedInAs(shell.server, 'admin@atlas.test');
  const page = await shell.visit('/users/', 'roles@atlas.test');
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  const roleId = await page.evaluate(() => localStorage.getItem('roleId'));
  const give = (...permissions: string[]) => administrator.mutate('updateRole', { id: roleId, permissions }, '');
  await give('CRM');
  await page.reload();
  await page.waitForURL('**/404/');
  await give('ADMINISTRATIVE_ROLES');
});

test('a session that ends in use leads to sign-in, and sign-in back to its page', async () => {
  const page = await shell.arrive('/users/?status=ACTIVE', 'roles@atlas.test');
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await page.getByRole('searchbox').fill('sofia');
  await page.waitForURL('**q=sofia');
  await shell.send(page, 'mutation { signOut(input: {}) { errors { code } } }', {});
  // On becoming visible, the page checks who is signed in, unless it has already noticed and redirected.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);
  await page.waitForURL('**/authentication/sign-in/**');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signIn(page, 'roles@atlas.test');
  await page.waitForURL(url => url.pathname === '/users/');
  expect(new URL(page.url()).search).toBe('?status=ACTIVE&q=sofia');
});

test('leads documented addresses to their screens, and /en/ to English', async () => {
  const page = await shell.goOn('/inventory/invoice/?q=a', 'admin@atlas.test');
  await page.waitForURL('**/inventory/invoices/?q=a');
  await page.getByRole('heading', { name: 'POS invoices', level: 1 }).waitFor();
  await navigate(page, '/inventory/invoice/createInventoryInvoice');
  await page.waitForURL('**/inventory/invoices/new/');
  const admin = await signedInAs(shell.server, 'admin@atlas.test');
  const { data } = await admin.query('{ inventoryInvoices(first: 1) { edges { node { id number } } } }');
  const { id, number } = data.inventoryInvoices.edges[0].node;
  await navigate(page, `/inventory/invoice/inventoryInvoiceDetails?id=${id}`);
  await page.waitForURL(`**/inventory/invoices/${id}/`);
  await page.getByRole('heading', { name: number, level: 1 }).waitFor();
  await navigate(page, '/inventory/invoice/inventoryInvoiceDetails');
  await page.waitForURL('**/inventory/invoices/');
  await navigate(page, '/economics/accounts-payable/poInvoices');
  await page.waitForURL('**/economics/invoice/purchase-invoice/');
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto('/en/roles/?q=a');
  await page.waitForURL('**/roles/?q=a');
  expect(new URL(page.url()).pathname).toBe('/roles/');
  await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
});
