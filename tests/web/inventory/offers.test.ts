import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { openTill, lineOf, sell, stocked } from '../../support/tills.ts';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

test('an aggregate product is put together by typing, tells what it costs while it is, and which component limits it', async () => {
  const client = await signedInAs(shell.server, 'inventory@atlas.test');
  await stocked(client, 'Quill pencil', { quantity: '6', purchasePrice: '0.5' });
  await stocked(client, 'Quill eraser', { quantity: '2', purchasePrice: '0.25' });
  const page = await shell.goOn('/inventory/aggregatedProducts/?dialog=new', 'inventory@atlas.test', {
    viewport: { width: 390, height: 844 },
  });
  const form = page.getByRole('dialog', { name: 'New aggregate product' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('Quill set');
  const pick = async (line: number, name: string, quantity: string) => {
    const part = form.getByRole('group', { name: `Component ${line}` });
    await part.getByRole('combobox').fill(name);
    await page.getByRole('option', { name }).waitFor();
    await part.getByRole('combobox').press('Enter');
    await part.getByRole('textbox', { name: `Quantity of component ${line}` }).fill(quantity);
  };
  await pick(1, 'Quill pencil', '2');
  await form.getByRole('button', { name: 'Add component' }).click();
  await pick(2, 'Quill eraser', '1');
  await form.getByRole('textbox', { name: /^Selling price/ }).fill('3');
  await expect.poll(() => form.getByRole('status').last().innerText()).toMatch(/In-house cost\s+\$1\.25\s+Profit\s+\$1\.75/);
  await isUsable(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Quill set' }).click();
  await page.getByText('On sale').first().waitFor();
  await page.getByRole('link', { name: 'Availability' }).click();
  await page.getByRole('row', { name: /Quill eraser Limiting/ }).waitFor();
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
});

test('in Arabic: a figure of the dashboard leads to the invoices behind it, which come to the same', async () => {
  const client = await signedInAs(shell.server, 'inventory@atlas.test');
  const { id } = await stocked(client, 'Inkwell', { quantity: '5', salePrice: '10' });
  const { sessionId: tillSessionId } = await openTill(client, 'Counter');
  await sell(client, { tillSessionId, lines: [lineOf(id, '3')] });
  const page = await shell.goOn('/ar/inventory/dashboard/?span=TODAY', 'inventory@atlas.test');
  const tile = page.locator('section').filter({ has: page.getByRole('heading', { name: 'الإيراد', exact: true }) });
  await tile.getByRole('link').waitFor();
  await isUsable(page);
  const revenue = await tile.getByRole('link').innerText();
  await tile.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'لماذا هذا الرقم؟' }).waitFor();
  await expect.poll(() => page.locator('dd').first().innerText()).toBe(revenue);
  await expect.poll(() => page.getByRole('table', { name: 'الفواتير' }).getByRole('row').count()).toBeGreaterThan(1);
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
});

test('goods that have expired are asked about, and come in where somebody is sure', async () => {
  const client = await signedInAs(shell.server, 'inventory@atlas.test');
  const { id } = await stocked(client, 'Sealing wax', { quantity: '5', isPerishable: true, expiresOn: '2031-06-30' });
  const page = await shell.goOn(`/inventory/products/${id}/`, 'inventory@atlas.test', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Adjust stock' }).click();
  const form = page.getByRole('dialog', { name: 'Adjust stock' });
  await form.getByRole('combobox', { name: /^Direction/ }).selectOption('Remove stock');
  await expect.poll(() => form.getByRole('option', { name: 'Goods received' }).count()).toBe(0);
  await form.getByRole('combobox', { name: /^Direction/ }).selectOption('Add stock');
  await form.getByRole('combobox', { name: /^Reason/ }).selectOption('RECEIVE');
  await form.getByLabel(/^Quantity/).fill('2');
  await form.getByLabel(/^Expiry date/).fill('2020-01-31');
  await form.getByLabel(/^Note/).fill('Delivery');
  const question = page.getByRole('dialog', { name: 'Receive expired goods?' });
  await form.getByRole('button', { name: 'Adjust stock' }).click();
  await question.getByText('These goods expired on Jan 31, 2020.').waitFor();
  await isUsable(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await form.getByText(/^It expired on .Jan 31, 2020/).waitFor();
  await form.getByRole('button', { name: 'Adjust stock' }).click();
  await question.getByRole('button', { name: 'Receive anyway' }).click();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  const { inventoryProduct } = (await client.query(`{ inventoryProduct(id: "${id}") { quantity available } }`)).data;
  expect(inventoryProduct).toEqual({ quantity: '7', available: '5' });
  expect(shell.complaints()).toEqual([]);
});
