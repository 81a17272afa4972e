import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('an order is issued, received in part, billed and paid', async () => {
  const page = await shell.visit('/vendorManagement/PO/?dialog=new', 'procurement@atlas.test');
  const form = page.getByRole('dialog', { name: 'New purchase order' });
  const choose = async (field: string, text: string) => {
    await form.getByRole('combobox', { name: field }).fill(text);
    await page.getByRole('option', { name: text }).click();
  };
  await choose('Vendor', 'Robert Hayes');
  await choose('Product', 'V-belt B68');
  await form.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await form.getByRole('textbox', { name: 'Unit price' }).fill('7.5');
  await isUsable(page);
  await form.getByRole('button', { name: 'Create' }).click();
  const act = async (action: string, fill?: (dialog: ReturnType<typeof page.getByRole>) => Promise<void>) => {
    await page.getByRole('button', { name: action }).first().click();
    const dialog = page.getByRole('dialog');
    await fill?.(dialog);
    await dialog.getByRole('button', { name: action }).click();
    await expect.poll(() => dialog.count()).toBe(0);
  };
  await act('Issue order');
  await act('Receive goods', async dialog => {
    await dialog.getByRole('textbox', { name: 'Accepted' }).fill('38');
    await dialog.getByRole('textbox', { name: 'Rejected' }).fill('2');
    await dialog.getByRole('button', { name: 'Receive goods' }).click();
    await dialog.getByText('Required.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason for rejection' }).fill('Torn');
    await isUsable(page);
  });
  await page.getByText('Partially received').waitFor();
  await act('Enter bill', async dialog => {
    await dialog.getByRole('textbox', { name: 'Vendor’s number' }).fill('HB-77');
    await isUsable(page);
  });
  await page.locator('#tab-bills').click();
  await page.getByRole('link', { name: /^BILL-/ }).click();
  await page.getByText('Matches').waitFor();
  await isUsable(page);
  await act('Pay bill');
  await page.getByText('Paid', { exact: true }).first().waitFor();
});
