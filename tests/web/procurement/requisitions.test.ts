import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('a requisition is made by its documented path, approved, changed and approved again', async () => {
  const page = await shell.visit('/vendorManagement/requisition/createRequisition/', 'procurement@atlas.test');
  const form = page.getByRole('dialog', { name: 'New requisition' });
  const choose = async (field: string, text: string) => {
    await form.getByRole('combobox', { name: field }).fill(text);
    await page.getByRole('option', { name: text }).first().click();
  };
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Choose at least one.').waitFor();
  await form.getByRole('textbox', { name: 'Title' }).fill('Belts for summer');
  await choose('Department', 'Warehouse');
  await form.getByRole('textbox', { name: 'Category' }).fill('Stock');
  await form.getByRole('textbox', { name: 'Quotations due by' }).fill('6/30/2031');
  await choose('Product', 'V-belt B68');
  await form.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await choose('Add a vendor', 'Robert Hayes');
  await choose('Add a vendor', 'Anna Keller');
  await isUsable(page);
  await form.getByRole('button', { name: 'Remove Anna Keller' }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Belts for summer').first().waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Requisition approved').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit requisition' });
  await expect.poll(() => edit.getByRole('combobox', { name: 'Product' }).inputValue()).toBe('V-belt B68');
  await edit.getByRole('button', { name: 'Remove Robert Hayes' }).waitFor();
  await edit.getByRole('textbox', { name: 'Quantity' }).fill('60');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await isUsable(page);
});

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
});

it('an order is issued, received in part, billed and paid', async () => {
  const page = await shell.visit('/vendorManagement/PO/?dialog=new', 'procurement@atlas.test');
  const form = page.getByRole('dialog', { name: 'New purchase order' });
  const choose = async (field: string, text: string) => {
    await form.getByRole('combobox', { name: field }).fill(text);
    await page.getByRole('option', { name: text }).first().click();
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
  await page.getByRole('cell', { name: 'Matches' }).first().waitFor();
  await isUsable(page);
  await act('Pay bill');
  await page.getByText('Paid', { exact: true }).first().waitFor();
});
