import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { barriers } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await Shell.open();
  const crm = await signedInAs(shell.server, 'crm@atlas.test');
  const customer = async (_: unknown, index: number): Promise<string> => {
    const input = {
      name: `Bulk ${String(index + 1).padStart(3, '0')}`,
      address: '1 Main St',
      city: index < 120 ? 'Villaquejida' : index < 130 ? 'Sevilla' : 'Cuenca',
      country: 'ES',
    };
    return (await crm.mutate('createCustomer', input, 'customer { id }')).customer.id;
  };
  const ids = await Promise.all(Array.from({ length: 134 }, customer));
  await crm.mutate('createContact', { name: 'Who refers to it', phone: '12345678901', customerId: ids[131] }, '');
});
afterAll(() => shell.close());

const wide = { viewport: { width: 1280, height: 900 } };
const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const open = async (address: string, size = wide) => {
  // Not straight from another list of customers, whose rows would stand there for a moment.
  const page = await shell.goOn('/settings/security/', 'crm@atlas.test', size);
  await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  await navigate(page, address);
  await page
    .getByText(/\d customers?/)
    .filter({ visible: true })
    .first()
    .waitFor();
  return page;
};

test('columns are chosen, moved and resized by keyboard, and are so after a reload', async () => {
  const page = await open('/CRM/customer/?city=Villaquejida');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await panel.getByRole('button', { name: 'Move Status' }).focus();
  await page.keyboard.press('ArrowUp');
  await panel.getByText(/Status moved to position/).waitFor();
  await panel.getByRole('button', { name: 'Done' }).click();
  const edge = page.getByRole('separator', { name: 'Width of Name' });
  const before = Number(await edge.getAttribute('aria-valuenow'));
  const saved = page.waitForResponse(response => response.url().endsWith('/graphql'));
  await edge.press('ArrowRight');
  await saved;
  const shown = await heads(page);
  expect(shown.join()).not.toContain('Phone');
  expect(shown.findIndex(head => head.includes('Status'))).toBeLessThan(shown.findIndex(head => head.includes('Owner')));
  await page.reload();
  await page.getByRole('table').waitFor();
  await expect.poll(() => heads(page)).toEqual(shown);
  expect(Number(await edge.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
});

test('filters are chosen in a panel, stand as chips and in the address, and go one by one', async () => {
  const page = await open('/CRM/customer/');
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  await panel.getByRole('checkbox', { name: 'Active', exact: true }).check();
  await panel.getByRole('textbox', { name: 'City' }).fill('sevi');
  const updated = panel.getByRole('group', { name: 'Last updated' });
  await updated.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 7 days' });
  expect(await barriers(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('10 customers').waitFor();
  expect(new URL(page.url()).searchParams.toString()).toBe('status=ACTIVE&city=sevi&updatedAt=LAST_7_DAYS');
  await page.getByRole('button', { name: 'Remove filter City: sevi' }).click();
  await page.getByText('10 customers').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.has('city')).toBe(false);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.waitForURL(url => url.search === '');
  // An old link may name an option that no longer exists: it then filters nothing, and no filter is shown.
  await navigate(page, '/CRM/customer/?status=RETIRED&city=sevi');
  await page.getByRole('button', { name: 'Remove filter City: sevi' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remove filter/ }).count()).toBe(1);
});

test('rows come as one scrolls, and are there when one comes back', async () => {
  const page = await open('/CRM/customer/?city=Villaquejida');
  const area = page.getByRole('region', { name: /table/ });
  await expect
    .poll(async () => {
      await area.evaluate(element => element.scrollTo(0, element.scrollHeight));
      return page.getByRole('link', { name: 'Bulk 120' }).count();
    })
    .toBe(1);
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('link', { name: 'Bulk 119' }).click();
  await page.waitForURL(/customer\/[\da-f-]{36}/);
  await page.goBack();
  await page.getByRole('link', { name: 'Bulk 119' }).waitFor();
});

test('what is ticked is deleted at once, what is refused is named with its reason, and all that match are changed', async () => {
  const page = await open('/CRM/customer/?city=Cuenca');
  await page.getByRole('checkbox', { name: 'Select Bulk 131' }).check();
  await page.getByRole('checkbox', { name: 'Select Bulk 133' }).click({ modifiers: ['Shift'] });
  await page.getByText('3 selected').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const report = page.getByRole('dialog', { name: '1 record was left unchanged' });
  await report.getByText('Bulk 132').waitFor();
  await expect
    .poll(() => report.getByRole('row').nth(1).getByRole('cell').allInnerTexts())
    .toEqual(['Bulk 132', expect.stringMatching(/1 record uses it/)]);
  await report.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('2 customers', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('4 customers', { exact: true }).waitFor();
  await navigate(page, '/CRM/customer/?city=Villaquejida');
  await page.getByText('120 customers', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all loaded records' }).check();
  await page.getByRole('button', { name: 'Select all 120 results' }).click();
  await page.getByText('120 selected').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Status').selectOption({ label: 'Inactive' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('120 records updated successfully').waitFor();
});

test('a view is saved and shared, and a colleague opens it and takes a copy', async () => {
  const page = await open('/CRM/customer/?city=Sevilla&sort=-NAME');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Of Seville');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Share with the company' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Of Seville' }).waitFor();
  const view = new URL(page.url()).searchParams.get('view');
  const other = await shell.visit('/CRM/customer/', 'admin@atlas.test', wide);
  await other.getByRole('button', { name: 'Views' }).click();
  await other.getByRole('link', { name: 'Of Seville' }).click();
  await other.getByText('10 customers').waitFor();
  await other.getByRole('button', { name: 'Of Seville' }).click();
  await expect.poll(() => other.getByRole('button', { name: 'Edit view' }).count()).toBe(0);
  await other.getByRole('button', { name: 'Save as new view' }).waitFor();
  // The bare link works too.
  await other.goto(`/CRM/customer/?view=${view}`);
  await other.waitForURL(/city=Sevilla/);
});

test('the keyboard walks the rows, ticks and opens them, and tells how', async () => {
  const page = await open('/CRM/customer/?city=Sevilla');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select Bulk 121' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByText('1 selected').waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  await page.keyboard.type('jx');
  await page.waitForURL(/q=jx/);
  await page.goBack();
  await page.goto('/CRM/customer/?city=Sevilla');
  await page.getByRole('link', { name: 'Bulk 121' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/customer\/[\da-f-]{36}/);
});

test('the help explains the screen in view beside it, and is searched', async () => {
  const page = await open('/CRM/customer/?city=Sevilla');
  await page.getByRole('link', { name: 'Bulk 121' }).waitFor();
  await page.keyboard.press('F1');
  const help = page.getByRole('complementary', { name: 'Help' });
  await help.getByRole('heading', { name: 'Customers' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Bulk 121' }).click();
  await page.waitForURL(/customer\/[\da-f-]{36}/);
  await help.getByRole('searchbox').fill('delegation');
  await help.getByRole('button', { name: /^Approval limits and delegations/ }).click();
  await help.getByRole('heading', { name: 'Approval limits and delegations' }).waitFor();
  await help.getByRole('button', { name: 'Help for this screen' }).click();
  await help.getByRole('heading', { name: 'Customers' }).waitFor();
  await help.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('F1').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await help.getByRole('searchbox').press('Escape');
  await help.waitFor({ state: 'hidden' });
});

test('on a phone cards are selected and fit', async () => {
  const page = await open('/CRM/customer/?city=Sevilla', { viewport: { width: 390, height: 844 } });
  await page.getByRole('checkbox', { name: 'Select Bulk 121' }).check();
  await page.getByText('1 selected').waitFor();
  expect(await barriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the browser has nothing to complain of', () => {
  expect(shell.complaints()).toEqual([]);
});

test('a link clicked before the search has begun opens its page, however slowly that loads', async () => {
  // A page that has not loaded it before.
  const page = await shell.visit('/CRM/customer/?city=Villaquejida', 'crm@atlas.test', wide);
  await page.route(/CustomerPage[^/]*\.js$/, async route => {
    await new Promise(resolve => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('searchbox').fill('Bulk 001');
  await page.getByRole('link', { name: 'Bulk 001' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bulk 001' }).waitFor();
});
