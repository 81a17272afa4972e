import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from '../../support/usable.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';

let world: Sextant;
let shell: Shell;
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell } = world);
  await world.inventory.mutate('updateCompanySettings', { country: 'ES', address: '1 Quay', taxNumber: 'B-55' }, 'company { id }');
});
afterAll(() => shell.close());

it('takes on a customer by phone while the sale goes on, and the receipt names them and each rate', async () => {
  const { data } = await world.inventory.query('{ tills(first: 1) { edges { node { id } } } }');
  await world.inventory.mutate('openTillSession', { tillId: data.tills.edges[0].node.id, float: '100' }, 'tillSession { id }');
  const page = await (await shell.context(world.cashier)).newPage();
  await page.goto('/inventory/till/');
  await page.getByRole('button', { name: /^Brass compass/ }).click();
  await page.getByRole('button', { name: /^Customer/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('+34 600 111 222');
  await page.getByRole('option', { name: /600 111 222/ }).click();
  const form = page.getByRole('dialog', { name: 'New customer' });
  expect(await form.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+34 600 111 222');
  expect(await barriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create' }).press('Enter');
  await page.getByRole('button', { name: /^Customer.*34600111222/ }).waitFor();
  await page.keyboard.press('F9');
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('textbox', { name: 'Cash' }).fill('20');
  await page.keyboard.press('Enter');
  const receipt = page.locator('[data-receipt]');
  for (const text of ['34600111222', '1 Quay', 'Tax number B-55', 'VAT 8.875% on $10.00']) await receipt.getByText(text).waitFor();
});

it('offers the cities of the country, and keeps any other that is typed', async () => {
  const page = await (await shell.context(world.cashier)).newPage();
  await page.goto('/inventory/warehouses/?dialog=new');
  const form = page.getByRole('dialog', { name: 'New warehouse' });
  const city = form.getByRole('combobox', { name: 'City' });
  await city.pressSequentially('badal');
  await page.getByRole('option', { name: /^Badalona/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await city.inputValue()).toBe('Badalona');
  await city.fill('bad');
  await page
    .getByRole('option', { name: /^Badaj/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  // The list closes, the dialog does not.
  await expect.poll(() => city.getAttribute('aria-expanded')).toBe('false');
  await city.fill('Badalon Nova');
  await form.getByRole('textbox', { name: 'Name' }).fill('By the sea');
  await form.getByRole('button', { name: 'Create' }).press('Enter');
  await form.waitFor({ state: 'detached' });
  const { data } = await world.inventory.query('{ warehouses(first: 1, search: "By the sea") { edges { node { city } } } }');
  expect(data.warehouses.edges[0].node.city).toBe('Badalon Nova');
});
