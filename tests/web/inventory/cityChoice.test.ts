import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from '../../support/usable.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';

let world: Sextant;
let shell: Shell;
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell } = world);
  await world.inventory.mutate('updateCompanySettings', { country: 'ES' }, 'company { id }');
});
afterAll(() => shell.close());

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
  await expect.poll(() => city.inputValue()).toBe('Badalona');
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
