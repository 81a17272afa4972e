import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { stocked } from '../../support/tills.ts';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

test('a field is changed in the list: by two clicks, by keyboard, and against someone else', { timeout: 90_000 }, async () => {
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

test('a price is changed in the list, and of several products at once with undo', { timeout: 90_000 }, async () => {
  const page = await shell.visit('/inventory/products/', 'admin@atlas.test', { viewport: { width: 1440, height: 900 } });
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
