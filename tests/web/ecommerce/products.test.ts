import { afterAll, beforeAll, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('a product is added by its documented path, with a new group, and shown in the grid', async () => {
  const page = await shell.visit('/ecommerce/create-product/', 'admin@atlas.test');
  const form = page.getByRole('dialog', { name: 'New shop product' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Bench lamp');
  await form.getByRole('textbox', { name: 'Summary' }).fill('LED, with a clamp');
  await form.getByRole('textbox', { name: 'Description' }).fill('A bright lamp for the workbench.');
  await form.getByRole('textbox', { name: 'Price', exact: true }).fill('20');
  await form.getByRole('textbox', { name: 'Discount price' }).fill('25');
  await form.getByRole('textbox', { name: 'Available' }).fill('10');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Enter a discount price that is not above the price.').waitFor();
  await form.getByRole('textbox', { name: 'Discount price' }).fill('15');
  await form.getByRole('combobox', { name: 'Group' }).fill('Workshop lighting');
  await page.getByRole('option', { name: /Workshop lighting/ }).click();
  const group = page.getByRole('dialog', { name: 'New shop product group' });
  await group.getByRole('textbox', { name: 'Title' }).fill('Workshop lighting');
  await group.getByRole('button', { name: 'Create' }).click();
  await isUsable(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Grid' }).click();
  await page.getByRole('article').filter({ hasText: 'Bench lamp' }).filter({ hasText: '10 available' }).waitFor();
  await isUsable(page);
  await page.getByRole('link', { name: 'Bench lamp' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bench lamp' }).waitFor();
});
