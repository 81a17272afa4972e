import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pressKeys, scanCode } from '../../support/keyBurst.ts';
import { barriers } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';

const compass = '4006381333931';
const unknown = '012345678905';

let world: Sextant;
let shell: Shell;
let page: Page;
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell } = world);
  const { data } = await world.inventory.query('{ tills(first: 1) { edges { node { id } } } }');
  await world.inventory.mutate('openTillSession', { tillId: data.tills.edges[0].node.id, float: '100' }, 'tillSession { id }');
  page = await (await shell.context(world.cashier)).newPage();
  // Counts sounds.
  await page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator() {
        (globalThis as { heard?: number }).heard = ((globalThis as { heard?: number }).heard ?? 0) + 1;
        return super.createOscillator();
      }
    };
  });
  await page.goto('/inventory/till/');
  await page.getByRole('button', { name: /^Brass compass/ }).waitFor();
});
afterAll(() => shell.close());

/** The till as it is opened: nobody pays, nothing is rung up, no sound was heard. */
beforeEach(async () => {
  const dialog = page.getByRole('dialog');
  while (await dialog.count()) {
    await page.keyboard.press('Escape');
    await dialog.first().waitFor({ state: 'detached' });
  }
  // What a test has rung up is put aside.
  if ((await total()) !== '$0.00') await page.keyboard.press('F8');
  await page.locator('[data-total]', { hasText: '$0.00' }).waitFor();
  await page.evaluate(() => void ((globalThis as { heard?: number }).heard = 0));
});

const total = () => page.locator('[data-total]').textContent();
const heard = () => page.evaluate(() => (globalThis as { heard?: number }).heard ?? 0);
const payment = () => page.getByRole('dialog', { name: 'Payment' });
const cash = () => payment().getByRole('textbox', { name: 'Cash' });

it('refuses what is scanned while the customer pays, with a sound and a line, and leaves the payment as it was', async () => {
  await scanCode(page, compass);
  await expect.poll(total).toBe('$10.89');
  await page.keyboard.press('F9');
  await cash().waitFor();
  await scanCode(page, unknown);
  await payment().getByRole('alert').getByText(`${unknown} was not added`).waitFor();
  await expect.poll(() => cash().inputValue()).toBe('');
  await expect.poll(() => heard()).toBe(1);
  await cash().fill('20');
  await scanCode(page, compass);
  await payment().getByRole('alert').getByText('Brass compass was not added').waitFor();
  await expect.poll(() => cash().inputValue()).toBe('20');
  // Also with the focus on the button that completes the sale, and for keys a scanner sends after its Enter.
  await payment().getByRole('button', { name: 'Complete sale' }).focus();
  await pressKeys(page, [...compass, 'Enter', 'Enter'], 20);
  await expect.poll(heard).toBe(3);
  expect(await barriers(page)).toEqual([]);
  await expect.poll(() => world.figures()).toEqual([]);
  await cash().press('Enter');
  await page.getByRole('dialog', { name: 'Sale completed' }).waitFor();
  await expect.poll(() => world.figures()).toMatchObject([{ total: '10.89', cash: '10.89', change: '9.11' }]);
  // The next customer's first item, while the receipt is still shown.
  await scanCode(page, compass);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(total).toBe('$10.89');
});

it('adds what is scanned wherever the cursor is, and nothing of it stays where it stood', async () => {
  await scanCode(page, compass);
  await expect.poll(total).toBe('$10.89');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Brass compass' });
  await quantity.fill('2');
  await scanCode(page, 'LNT-1');
  await expect.poll(total).toBe('$43.55');
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await quantity.focus();
  await scanCode(page, compass);
  await expect.poll(() => quantity.inputValue()).toBe('3');
  // A partial word in the search field is not part of a code, but a quantity is.
  const search = page.getByRole('combobox', { name: 'Search or scan' });
  await search.fill('lant');
  await scanCode(page, compass);
  await expect.poll(() => quantity.inputValue()).toBe('4');
  await expect.poll(() => search.inputValue()).toBe('');
  await search.fill('3*');
  await scanCode(page, compass);
  await expect.poll(() => quantity.inputValue()).toBe('7');
  // In a dialog that takes no payment it is added as well, and the dialog says so.
  await page.keyboard.press('F6');
  const discount = page.getByRole('dialog', { name: 'Discount' });
  await discount.getByRole('textbox', { name: 'Discount on the sale' }).focus();
  await scanCode(page, 'LNT-1');
  await discount.getByText('Added: Lantern').waitFor();
  await discount.getByRole('textbox', { name: 'Discount on Brass compass' }).waitFor();
  await expect.poll(() => discount.getByRole('textbox', { name: 'Discount on the sale' }).inputValue()).toBe('0');
  await expect.poll(() => heard()).toBe(0);
  await scanCode(page, unknown);
  await discount.getByText(`No item has the code ${unknown}.`).waitFor();
  await expect.poll(() => heard()).toBe(1);
});

it('hears a slow scanner, and takes nobody who types fast for one', async () => {
  await scanCode(page, compass);
  await expect.poll(total).toBe('$10.89');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Brass compass' });
  await quantity.focus();
  await scanCode(page, compass, 95);
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await quantity.focus();
  await pressKeys(page, [...'1250', 'Enter'], 70);
  await expect.poll(() => quantity.inputValue()).toBe('1250');
  await quantity.fill('1');
  await page.keyboard.press('F9');
  await cash().waitFor();
  await pressKeys(page, [...'100.00', 'Enter'], 80);
  await page.getByRole('dialog', { name: 'Sale completed' }).waitFor();
  expect((await world.figures()).at(-1)).toMatchObject({ total: '10.89', change: '89.11' });
});

it('asks before it takes much more than what is due, and keeps a quantity that cannot be', async () => {
  await scanCode(page, compass);
  await expect.poll(total).toBe('$10.89');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Brass compass' });
  await quantity.focus();
  await page.keyboard.type('123456789');
  await page.keyboard.press('Tab');
  await expect.poll(() => quantity.inputValue()).toBe('1');
  await page.keyboard.press('F9');
  await cash().fill('500');
  await cash().press('Enter');
  const question = payment().getByRole('alert');
  await question.getByText('$500.00').waitFor();
  await question.getByText('$489.11').waitFor();
  expect(await barriers(page)).toEqual([]);
  await cash().press('Enter');
  await question.getByRole('button', { name: 'Correct the amount' }).click();
  await question.waitFor({ state: 'detached' });
  const before = (await world.figures()).length;
  await cash().fill('500');
  await cash().press('Enter');
  await question.getByRole('button', { name: 'Yes, complete sale' }).click();
  await page.getByRole('dialog', { name: 'Sale completed' }).waitFor();
  const sold = await world.figures();
  expect(sold).toHaveLength(before + 1);
  expect(sold.at(-1)).toMatchObject({ total: '10.89', change: '489.11' });
  await page.keyboard.press('Enter');
  await scanCode(page, compass);
  await page.keyboard.press('F9');
  await cash().fill('12345678905');
  await cash().press('Enter');
  await payment()
    .getByText(/up to \$1,089\.00/i)
    .waitFor();
  await expect.poll(() => world.figures()).toHaveLength(before + 1);
});

it('counts the next article where the cursor stood in the quantity of the last, and opens no till with a code', async () => {
  const { data } = await world.inventory.query('{ warehouses(first: 1) { edges { node { id } } } }');
  const { stockCount } = await world.inventory.mutate(
    'createStockCount',
    { warehouseId: data.warehouses.edges[0].node.id },
    'stockCount { id }',
  );
  await navigate(page, `/inventory/counts/${stockCount.id}/`);
  await page.getByRole('textbox', { name: 'Scan or enter a product' }).focus();
  await scanCode(page, compass);
  await page.getByRole('textbox', { name: 'Counted' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await scanCode(page, '20000000');
  await page.getByText('No results').waitFor();
  const counted = `query($id: ID!) { stockCount(id: $id) { countedCount } }`;
  expect((await world.inventory.query(counted, { id: stockCount.id })).data.stockCount.countedCount).toBe(0);

  const { till } = await world.inventory.mutate('createTill', { name: 'Back desk' }, 'till { id }');
  await page.evaluate(() => indexedDB.databases().then(all => all.forEach(({ name }) => indexedDB.deleteDatabase(name!))));
  await page.goto('/inventory/till/');
  await page.getByRole('combobox', { name: 'Till' }).selectOption({ label: 'Back desk' });
  await page.getByRole('textbox', { name: 'Float' }).focus();
  await scanCode(page, compass);
  await page.getByText('Nothing added. Open or resume the session first.').waitFor();
  await expect.poll(() => heard()).toBe(1);
  await expect.poll(() => page.getByRole('textbox', { name: 'Float' }).inputValue()).toBe('0.00');
  const open = `query($id: ID!) { till(id: $id) { openSession { id } } }`;
  expect((await world.inventory.query(open, { id: till.id })).data.till.openSession).toBeNull();
});
