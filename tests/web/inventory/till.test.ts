import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { sharedChromium } from '../../support/chromium.ts';
import { barriers } from '../../support/usable.ts';
import { Visitors } from '../../support/Visitors.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';

let world: Sextant;
let shell: Shell;
let cashier: string;
let figures: Sextant['figures'];
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell, cashier, figures } = world);
});
afterAll(() => shell.close());

/** Types a code as a scanner does. */
const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};
const total = (page: Page) => page.locator('[data-total]').textContent();

it('sells by keyboard alone: scanned, counted, put aside, split over cash and card, with change and a receipt', async () => {
  const page = await shell.goOn('/inventory/till/', cashier);
  await page.getByLabel('Float').fill('100');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Brass compass/ }).waitFor();
  await scan(page, '4006381333931');
  await expect.poll(() => total(page)).toBe('$10.89');
  await scan(page, '2*lnt-1');
  await expect.poll(() => total(page)).toBe('$54.44');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await expect.poll(() => total(page)).toBe('$65.33');
  await page.keyboard.press('-');
  await scan(page, '00000000');
  await page.getByText('No item has the code 00000000.').waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.keyboard.press('F8');
  await expect.poll(() => total(page)).toBe('$0.00');
  await page.keyboard.press('F8');
  const held = page.getByRole('dialog', { name: 'Held sales' });
  await held.waitFor();
  await page.keyboard.press('Enter');
  await held.waitFor({ state: 'detached' });
  await expect.poll(() => total(page)).toBe('$54.44');

  await page.keyboard.press('F9');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('textbox', { name: 'Cash' }).waitFor();
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await payment.getByText('$15.56').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const sold = page.getByRole('dialog', { name: 'Sale completed' });
  await sold.getByText(/^Receipt/).waitFor();
  await expect.poll(() => figures()).toMatchObject([{ total: '54.44', cash: '34.44', card: '20', change: '15.56' }]);
  const [paper] = await Promise.all([page.waitForEvent('download'), sold.getByRole('link', { name: 'PDF' }).press('Enter')]);
  expect(paper.suggestedFilename()).toMatch(/POS-.*\.pdf$/);
  await sold.getByRole('button', { name: 'Next sale' }).press('Enter');
  await sold.waitFor({ state: 'detached' });
  await expect.poll(() => total(page)).toBe('$0.00');
  expect(shell.complaints()).toEqual([]);

  // Offline: sales wait in view, and are recorded once when the server answers.
  const sellOffline = async (code: string, price: string, count: number) => {
    await scan(page, code);
    await expect.poll(() => total(page)).toBe(price);
    await page.keyboard.press('F9');
    await payment.getByRole('textbox', { name: 'Cash' }).waitFor();
    await page.keyboard.press('Enter');
    await payment.getByText('Change').waitFor();
    await page.keyboard.press('Enter');
    await sold.getByText(/^Provisional receipt P-/).waitFor();
    await page.keyboard.press('Enter');
    await sold.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `${count} unsent` }).waitFor();
  };
  const compassTile = page.getByRole('button', { name: /^Brass compass/ });
  await page.context().setOffline(true);
  for (const count of [1, 2]) await sellOffline('4006381333931', '$10.89', count);
  // One is sold and two wait: the remaining stock already reflects them, before and while the server is told.
  await compassTile.getByText('47 left').waitFor();
  await compassTile.evaluate(tile => {
    const seen = ((globalThis as { seen?: Set<string> }).seen = new Set<string>());
    const note = () => seen.add(/\d\d left/.exec(tile.textContent ?? '')?.[0] ?? '');
    new MutationObserver(note).observe(tile, { subtree: true, childList: true, characterData: true });
    note();
  });
  await page.getByText('Offline').waitFor();
  await expect.poll(() => figures()).toHaveLength(1);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /unsent/ }).waitFor({ state: 'detached' });
  const booked = await figures();
  expect(booked.map(sale => sale.total)).toEqual(['54.44', '10.89', '10.89']);
  expect(new Set(booked.map(sale => sale.number)).size).toBe(3);
  await compassTile.getByText('47 left').waitFor();
  expect(await page.evaluate(() => [...((globalThis as { seen?: Set<string> }).seen ?? [])])).toEqual(['47 left']);

  // The browser's own errors about the missing connection are the only ones.
  expect(shell.complaints().filter(complaint => !/ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([]);
});

it("pays by the customer's credit what it covers, and by card the rest", async () => {
  const name = `Nadia ${Math.random()}`;
  await world.customerWithCredit(name, '4.5');
  const page = await shell.goOn('/inventory/till/', cashier);
  await page.getByRole('button', { name: /^Brass compass/ }).click();
  await expect.poll(() => total(page)).toBe('$10.89');
  await page.keyboard.press('F4');
  await page.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name: `${name} Boston` }).click();
  await page.getByRole('button', { name: `Customer: ${name}` }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('F9');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('checkbox', { name: 'Use customer credit of $4.50' }).check();
  await payment.getByText('$6.39').first().waitFor();
  await payment.getByRole('textbox', { name: 'Card' }).press('Enter');
  await payment.getByText('Change').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sale completed' }).getByText('Customer credit').waitFor();
  expect((await figures()).at(-1)).toMatchObject({ total: '10.89', cash: '0', card: '6.39', credit: '4.5' });
  expect(shell.complaints()).toEqual([]);
});

it("sells over plain http at the server's time, on a device whose clock is forty minutes fast", async () => {
  // The one address of this machine that browsers do not treat as secure: there are no locks or random ids on it.
  const visitors = new Visitors(await sharedChromium(), shell.server, shell.server.url.replace(/\/\/[^:]+/, '//0.0.0.0'));
  onTestFinished(() => visitors.close());
  const page = await (await visitors.context(cashier)).newPage();
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now.call(Date) + 40 * 60_000;
    globalThis.Date = new Proxy(Date, { construct: (Real, said: []) => (said.length > 0 ? new Real(...said) : new Real(Real.now())) });
  });
  await page.goto('/inventory/till/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const sell = async (receipt: RegExp) => {
    await page.getByRole('button', { name: /^Brass compass/ }).click();
    await page.keyboard.press('F9');
    const payment = page.getByRole('dialog', { name: 'Payment' });
    await payment.getByRole('textbox', { name: 'Card' }).press('Enter');
    await payment.getByText('Change').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Sale completed' }).getByText(receipt).waitFor();
    await page.keyboard.press('Enter');
  };
  await sell(/^Receipt/);
  await page.context().setOffline(true);
  await sell(/^Provisional receipt/);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /unsent/ }).waitFor({ state: 'detached' });
});

it('sells, takes back and counts the drawer in Arabic', async () => {
  const page = await shell.visit('/ar/inventory/till/', cashier, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await page.getByRole('button', { name: /^Lantern/ }).tap();
  await page.getByRole('button', { name: /^الدفع/ }).tap();
  const payment = page.getByRole('dialog', { name: 'الدفع' });
  await payment.getByRole('group', { name: 'مبالغ نقدية' }).getByRole('button').first().tap();
  await payment.getByRole('button', { name: 'إتمام البيع' }).tap();
  const sold = page.getByRole('dialog', { name: 'تم البيع' });
  await sold.getByRole('button', { name: 'البيع التالي' }).tap();
  await sold.waitFor({ state: 'detached' });
  const { number } = (await figures()).at(-1)!;
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.dir, document.documentElement.scrollWidth <= innerWidth]))
    .toEqual(['rtl', true]);

  await page.keyboard.press('F7');
  await page.getByRole('combobox', { name: 'رقم الإيصال' }).fill(number);
  await page.getByRole('option', { name: number }).tap();
  const taking = page.getByRole('dialog', { name: 'إرجاع' });
  await taking.getByRole('button', { name: 'الكل' }).tap();
  await taking.getByLabel('السبب').fill('مكسور');
  expect(await barriers(page)).toEqual([]);
  await taking.getByRole('button', { name: 'استرداد المبلغ' }).tap();
  await taking.waitFor({ state: 'detached' });
  expect((await figures()).at(-1)).toMatchObject({ total: '-21.78', cash: '-21.78' });

  // Float of 100, cash sales of 34.44 and twice 10.89; the last sale was returned.
  await page.getByRole('button', { name: 'المزيد' }).tap();
  await page.getByRole('button', { name: 'إغلاق الوردية' }).tap();
  const count = page.getByRole('dialog', { name: 'إغلاق الوردية' });
  await count.getByText('156.22').waitFor();
  await count.getByLabel('المعدود').fill('156.21');
  await count.getByRole('button', { name: 'إغلاق الوردية' }).tap();
  await page.waitForURL(/\/ar\/inventory\/sessions\/[0-9a-f-]{36}\/$/);
  await page.goto('/ar/inventory/till/');
  await page.getByRole('heading', { name: 'الصندوق مغلق' }).waitFor();
  expect(shell.complaints()).toEqual([]);
});
