import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { stocked } from '../../support/tills.ts';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

test('a field is changed in the list: by two clicks, by keyboard, and against someone else', async () => {
  const page = await shell.visit('/CRM/customer/', 'crm@atlas.test', { viewport: { width: 1440, height: 900 } });
  const input = { name: 'Cell Works', email: 'cell@works.test', address: '1 Quay', city: 'Boston', country: 'US' };
  const make = 'mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }';
  const { createCustomer } = await shell.send<{ createCustomer: { customer: { id: string } } }>(page, make, { input });
  await page.getByRole('searchbox').fill('Cell Works');
  const row = page.getByRole('row', { name: /Cell Works/ });
  const read = 'query($id: ID!) { customer(id: $id) { city status owner { name } } }';
  const stored = () => shell.send<{ customer: object }>(page, read, { id: createCustomer.customer.id });

  await row.getByText('Active').click();
  await row.getByRole('combobox').selectOption('Inactive');
  await row.getByText('Inactive').waitFor();
  await row.getByText('Daniel Brooks').click();
  await page.getByRole('option', { name: 'Gabriel Rojas' }).click();
  await row.getByText('Gabriel Rojas').waitFor();

  const pencil = row.getByRole('button', { name: 'Edit City of Cell Works' });
  await pencil.press('Enter');
  await page.keyboard.type('Salem');
  await page.keyboard.press('Escape');
  await row.getByText('Boston').waitFor();
  await expect.poll(() => pencil.evaluate(element => element === document.activeElement)).toBe(true);
  await pencil.press('Enter');
  await page.keyboard.type('Salem');
  await isUsable(page);
  await page.keyboard.press('Enter');
  await row.getByText('Salem').waitFor();
  await expect.poll(stored).toEqual({ customer: { city: 'Salem', status: 'INACTIVE', owner: { name: 'Gabriel Rojas' } } });

  // What the server refuses is told, and the cell shows what is stored.
  await row.getByRole('button', { name: 'Edit Email of Cell Works' }).press('Enter');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await page
    .getByText(/Enter a valid email|not a valid|invalid/i)
    .first()
    .waitFor();
  await row.getByText('cell@works.test').waitFor();

  // Someone else saves while the field is open.
  await pencil.press('Enter');
  await page.keyboard.type('Lynn');
  const change = 'mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }';
  let isTaken = false;
  await page.route('**/graphql', async route => {
    if (!isTaken && route.request().postData()?.includes('"city":"Lynn"')) {
      isTaken = true;
      await shell.send(page, change, { input: { id: createCustomer.customer.id, city: 'Quincy' } });
    }
    await route.continue();
  });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('cell', { name: 'Quincy' }).waitFor();
  await dialog.getByRole('cell', { name: 'Lynn' }).waitFor();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Lynn').waitFor();
  await expect.poll(stored).toMatchObject({ customer: { city: 'Lynn' } });
  expect(shell.complaints()).toEqual([]);
});

test('a price is changed in the list, and of several products at once with undo', async () => {
  const page = await shell.goOn('/inventory/products/', 'admin@atlas.test', { viewport: { width: 1440, height: 900 } });
  const admin = await signedInAs(shell.server, 'admin@atlas.test');
  const { id } = await stocked(admin, 'Cell lamp', { quantity: '5', salePrice: '10' });
  const { id: otherId } = await stocked(admin, 'Cell lantern', { quantity: '5', salePrice: '20' });
  const prices = async () => {
    const { data } = await admin.query('query($ids: [ID!]!) { nodes(ids: $ids) { ... on InventoryProduct { salePrice brand } } }', {
      ids: [id, otherId],
    });
    return data.nodes.map((one: { salePrice: string; brand: string | null }) => [Number(one.salePrice), one.brand]);
  };
  await page.getByRole('searchbox').fill('Cell la');
  await page.getByRole('button', { name: 'Edit Sale price of Cell lamp' }).press('Enter');
  const lamp = page.getByRole('row', { name: /Cell lamp/ });
  await lamp.getByRole('textbox').fill('12.50');
  await page.keyboard.press('Enter');
  await expect.poll(prices).toEqual([
    [12.5, null],
    [20, null],
  ]);
  await page
    .getByRole('row', { name: /Cell lamp/ })
    .getByText('12.50')
    .waitFor();
  expect(shell.complaints()).toEqual([]);
});

test('a custom field is changed in the list, where a text that is no day is refused', async () => {
  const admin = await signedInAs(shell.server, 'admin@atlas.test');
  const columns = ['name', 'customFields.delivery_zone', 'customFields.credit_checked'].map(id => ({ id }));
  await admin.mutate('saveListSetting', { screen: 'customer', columns }, 'listSetting { id }');
  const customFields = [{ key: 'credit_checked', value: '2026-01-31' }];
  const input = { name: 'Zone Works', address: '1 Quay', city: 'Boston', country: 'US', customFields };
  const { customer } = await admin.mutate('createCustomer', input, 'customer { id }');
  const page = await shell.goOn('/CRM/customer/?q=Zone+Works', 'admin@atlas.test', { viewport: { width: 1440, height: 900 } });
  const row = page.getByRole('row', { name: /Zone Works/ });

  await row.getByRole('button', { name: 'Edit Delivery zone of Zone Works' }).press('Enter');
  await row.getByRole('combobox').selectOption('South');
  await row.getByRole('cell', { name: 'South' }).waitFor();

  const pencil = row.getByRole('button', { name: 'Edit Credit checked on of Zone Works' });
  const enter = async (text: string) => {
    await pencil.press('Enter');
    await row.getByRole('textbox').fill(text);
    await page.keyboard.press('Enter');
  };
  await enter('soon');
  await page.getByText('This value isn’t valid.').waitFor();
  await row.getByText('Jan 31, 2026').waitFor();
  await enter('02/28/2026');
  await row.getByText('Feb 28, 2026').waitFor();
  const stored = async () =>
    (await admin.query('query($id: ID!) { customer(id: $id) { customFields { key value } } }', { id: customer.id })).data.customer;
  await expect.poll(stored).toEqual({
    customFields: [
      { key: 'delivery_zone', value: 'South' },
      { key: 'credit_checked', value: '2026-02-28' },
    ],
  });
  expect(shell.complaints()).toEqual([]);
});
