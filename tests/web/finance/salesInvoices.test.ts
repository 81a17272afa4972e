import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('an invoice is made out, issued, paid in part, and found in the books', async () => {
  const page = await shell.goOn('/economics/invoice/createInvoice/', 'finance@atlas.test');
  const form = page.getByRole('dialog', { name: 'New invoice' });
  await form.getByRole('combobox', { name: 'Customer' }).fill('Lakeshore');
  await page.getByRole('option', { name: /Lakeshore Bottling/ }).click();
  const line = form.getByRole('group', { name: 'Line 1' });
  await line.getByRole('combobox', { name: 'Item' }).fill('Conveyor inspection');
  await page.getByRole('option', { name: /Conveyor inspection/ }).click();
  await expect.poll(() => line.getByRole('textbox', { name: 'Unit price' }).inputValue()).not.toBe('');
  await line.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await line.getByRole('textbox', { name: 'Unit price' }).fill('100');
  await isUsable(page);
  await form.getByRole('button', { name: 'Create' }).click();

  await page.getByRole('heading', { level: 1, name: 'Draft for Lakeshore Bottling' }).waitFor();
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('dialog', { name: 'Issue this invoice?' }).getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();

  await page.getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await expect.poll(() => payment.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('217.75');
  await payment.getByRole('textbox', { name: 'Amount' }).fill('17.75');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText('Partly paid').waitFor();
  await page.locator('#tab-payments').click();
  await page.getByRole('row', { name: /Bank transfer \$17\.75/ }).waitFor();
  await page.locator('#tab-entries').click();
  await page.getByText('Accounts receivable').first().waitFor();
  await isUsable(page);
});

it('the rest of an invoice is written off with a reason, and taken back', async () => {
  const page = await shell.goOn('/economics/invoice/?status=PARTIALLY_PAID', 'finance@atlas.test');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page
    .getByRole('menuitem', { name: 'Write off' })
    .or(page.getByRole('button', { name: 'Write off' }))
    .click();
  const dialog = page.getByRole('dialog', { name: 'Write off this invoice?' });
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).not.toBe('');
  await isUsable(page);
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await dialog.getByText('Required').or(dialog.getByText('required')).first().waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Closed down');
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Written off', { exact: true }).waitFor();
  await page.locator('#tab-payments').click();
  const row = page.getByRole('row', { name: /Write-off Closed down/ });
  await row.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Reversed').waitFor();
  await expect.poll(() => row.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Record payment' }).waitFor();
  await isUsable(page);
});

it('the documented paths lead to the lists', async () => {
  const page = await shell.visit('/economics/invoice/sales-invoice/', 'admin@atlas.test');
  await page.waitForURL(/\/economics\/invoice\/$/);
  await navigate(page, '/economics/invoice/inventory-invoice/');
  await page.waitForURL(/\/inventory\/invoices\/$/);
});

it('who sells reads the invoices, and changes nothing', async () => {
  const page = await shell.visit('/CRM/invoice/', 'crm@atlas.test');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  await page.waitForURL(/\/CRM\/invoice\/[0-9a-f-]{36}\/$/);
  await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
  for (const name of ['Record payment', 'Edit', 'Send'])
    await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0);
  await isUsable(page);
});
