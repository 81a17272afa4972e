import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from '../../support/usable.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';
import { navigate } from '../navigate.ts';

let world: Sextant;
let shell: Shell;
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell } = world);
});
afterAll(() => shell.close());

const total = (page: Page) => page.locator('[data-total]').textContent();
const factsOf = (page: Page) => page.locator('dl').first().innerText();

it('chooses prices with tax and coins, enters 11.90, and sells it in cash, without a connection too', async () => {
  const page = await shell.visit('/settings/company/', world.cashier);
  await page.getByRole('checkbox', { name: 'Prices include tax' }).check();
  await page.getByLabel('Tax rounding').selectOption('PER_LINE');
  await page.getByRole('textbox', { name: 'Cash rounding' }).fill('0.05');
  await page.getByRole('textbox', { name: 'Tax rate' }).fill('21');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Company settings updated successfully').waitFor();

  await navigate(page, '/inventory/products/?dialog=new');
  const form = page.getByRole('dialog', { name: 'New product' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Fountain pen');
  await form.getByRole('textbox', { name: 'Manufacturer' }).fill('Quill');
  await form.getByRole('textbox', { name: 'Product code' }).fill('PEN-1');
  await expect.poll(() => form.getByRole('checkbox', { name: 'Price includes tax' }).isChecked()).toBe(true);
  await form.getByRole('textbox', { name: 'Sale price' }).fill('3.99');
  await form.getByText('$3.30 without tax').waitFor();
  await form.getByRole('textbox', { name: 'Sale price' }).fill('11.90');
  await form.getByText('$9.83 without tax').waitFor();
  await form.getByRole('checkbox', { name: 'Price includes tax' }).uncheck();
  await form.getByText('$14.40 with tax').waitFor();
  await form.getByRole('checkbox', { name: 'Price includes tax' }).check();
  await form.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Fountain pen' }).click();
  await page.getByText('Price with tax').waitFor();
  await expect.poll(() => factsOf(page)).toMatch(/Price without tax\s+\$9\.83\s+Price with tax\s+\$11\.90/);

  await navigate(page, '/inventory/till/');
  await page.getByLabel('Float').fill('100');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Fountain pen/ }).waitFor();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  const sold = page.getByRole('dialog', { name: 'Sale completed' });
  // A compass costs 10 before tax, 12.10 with it.
  const ring = async (codes: string[], price: string) => {
    for (const code of codes) {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => total(page)).toBe(price);
    await page.keyboard.press('F9');
    await payment.getByRole('textbox', { name: 'Cash' }).waitFor();
  };
  await ring(['pen-1', '2*4006381333931', 'cmp-1'], '$48.20');
  await payment.getByRole('button', { name: 'Cancel' }).click();
  await payment.waitFor({ state: 'detached' });
  await page.keyboard.press('F6');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Discount on the sale' }).fill('1');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => total(page)).toBe('$47.72');
  await page.keyboard.press('F9');
  await payment.getByText('In cash: $47.70').waitFor();
  await page.keyboard.type('50');
  await payment.getByText('Cash rounding').waitFor();
  await payment.getByText('$2.30').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await sold.getByText(/^Receipt/).waitFor();
  const receipt = await sold.innerText();
  for (const line of [/Subtotal\s+\$48\.20/, /Cash rounding\s+-\$0\.02/, /Total\s+\$47\.70/, /Cash\s+\$47\.70/, /Change\s+\$2\.30/])
    expect(receipt).toMatch(line);
  await page.keyboard.press('Enter');
  await sold.waitFor({ state: 'detached' });

  // Offline: the total shown to the customer is the one recorded.
  await page.context().setOffline(true);
  await ring(['pen-1', 'pen-1', 'pen-1', 'lnt-1'], '$59.90');
  await page.keyboard.press('Enter');
  await payment.getByText('Change').waitFor();
  await page.keyboard.press('Enter');
  await sold.getByText(/^Provisional receipt P-/).waitFor();
  await page.keyboard.press('Enter');
  await sold.waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await expect.poll(async () => (await world.figures()).length).toBe(2);
  await expect
    .poll(() => world.figures())
    .toMatchObject([
      { total: '47.7', cash: '47.7', change: '2.3' },
      { total: '59.9', cash: '59.9', change: '0' },
    ]);
});
