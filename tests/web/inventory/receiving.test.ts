import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scanCode } from '../../support/keyBurst.ts';
import { barriers } from '../../support/usable.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';

const compass = '4006381333931';

let world: Sextant;
let shell: Shell;
let page: Page;
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell } = world);
  page = await (await shell.context(world.cashier)).newPage();
});
afterAll(() => shell.close());

const line = (name: string) => page.locator('[data-line]').filter({ hasText: name });
const quantityOf = (name: string) => line(name).getByRole('textbox', { name: 'Quantity' });

it('receives what is scanned, counts what is scanned again, and posts it by keyboard', async () => {
  await page.goto('/inventory/receipts/?dialog=new');
  const form = page.getByRole('dialog', { name: 'New goods receipt' });
  await form.getByRole('combobox', { name: 'Add a product' }).focus();
  await scanCode(page, compass);
  await quantityOf('Brass compass').waitFor();
  await scanCode(page, compass);
  await expect.poll(() => quantityOf('Brass compass').inputValue()).toBe('2');
  // Wherever the cursor is: the code stays in no field.
  await quantityOf('Brass compass').focus();
  await scanCode(page, compass);
  await expect.poll(() => quantityOf('Brass compass').inputValue()).toBe('3');
  await form.getByRole('combobox', { name: 'Add a product' }).fill('LNT-1');
  await page.getByRole('option', { name: /^Lantern/ }).waitFor();
  await page.keyboard.press('Enter');
  await quantityOf('Lantern').waitFor();
  await scanCode(page, '20000000');
  await form.getByRole('alert').getByText('No product has the code 20000000.').waitFor();
  await expect.poll(() => form.locator('[data-line]').count()).toBe(2);
  await form.getByRole('textbox', { name: 'Delivery note' }).fill('DN 12');
  await line('Brass compass').getByRole('textbox', { name: 'Unit cost' }).fill('3.5');
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await form.getByRole('button', { name: 'Create' }).press('Enter');
  await page.getByRole('button', { name: 'Post receipt' }).press('Enter');
  await page.getByRole('heading', { name: /^GRN-/ }).waitFor();
  const { data } = await world.inventory.query(
    '{ goodsReceipts(first: 1) { edges { node { status supplierReference lines { quantity unitCost product { name } } } } } }',
  );
  expect(data.goodsReceipts.edges[0].node).toMatchObject({
    status: 'POSTED',
    supplierReference: 'DN 12',
    lines: [
      { quantity: '3', unitCost: '3.5', product: { name: 'Brass compass' } },
      { quantity: '1', product: { name: 'Lantern' } },
    ],
  });
  await page.getByRole('button', { name: 'Reverse receipt' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse receipt' }).press('Enter');
  await page.getByText('Reversed', { exact: true }).first().waitFor();
});
