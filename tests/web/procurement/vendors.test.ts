import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('a vendor is added by its documented path, recognized as known, and found', async () => {
  const page = await shell.visit('/vendorManagement/vendors/createVendor/', 'procurement@atlas.test');
  const form = page.getByRole('dialog', { name: 'New vendor' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Erik Holm');
  await form.getByRole('textbox', { name: 'Company' }).fill('Holm Gears AB');
  await form.getByRole('textbox', { name: 'Email' }).fill('orders@hayes-belting.test');
  await form.getByText('A vendor with these details exists:').waitFor();
  await form.getByRole('textbox', { name: 'Email' }).fill('erik@holm-gears.test');
  await form.getByRole('textbox', { name: 'Phone' }).fill('46855501010');
  await form.getByRole('textbox', { name: 'Address' }).fill('Storgatan 1, Uppsala');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('SE');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Choose at least one.').waitFor();
  await expect.poll(() => form.getByRole('checkbox', { name: 'Coolants' }).count()).toBe(0);
  await form.getByRole('checkbox', { name: 'Motors and drives' }).check();
  await isUsable(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Erik Holm' }).click();
  await page.getByRole('heading', { level: 1, name: 'Erik Holm' }).waitFor();
  await page.getByText('Motors and drives').first().waitFor();
  await isUsable(page);
});
