import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { barriers, overflow } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';

let world: Sextant;
let shell: Shell;
let page: Page;
let tillId: string;
let sessionId: string;
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell } = world);
});
afterAll(() => shell.close());

beforeEach(async () => {
  // Each test has a new till on a new device; changes by earlier tests are reset.
  await update({ salePrice: '10', status: 'ACTIVE' });
  const { till } = await world.inventory.mutate('createTill', { name: `Till ${Math.random()}` }, 'till { id name }');
  tillId = till.id;
  await open('100');
  page = await (await shell.context(world.cashier)).newPage();
  await page.goto('/inventory/till/');
  await page.getByRole('combobox', { name: 'Till' }).selectOption({ label: till.name });
  await page.getByRole('button', { name: 'Resume session' }).click();
  await page.getByRole('button', { name: /^Brass compass/ }).waitFor();
});

const open = async (float: string) => {
  const { tillSession } = await world.inventory.mutate('openTillSession', { tillId, float }, 'tillSession { id }');
  sessionId = tillSession.id;
};
const total = () => page.locator('[data-total]').textContent();
const waiting = () => page.getByRole('dialog', { name: 'Unsent sales' });
const totals = async () => (await world.figures()).map(sale => sale.total);
const update = (change: object) =>
  world.inventory.mutate('updateInventoryProduct', { id: world.compassId, ...change }, 'inventoryProduct { id }');
const refusedSales = async () =>
  (
    await world.inventory.query(
      `query($tillId: ID!) { refusedSales(first: 100, filter: { till: { eq: $tillId } }, sort: { field: SOLD_AT }) {
        edges { node { saleId number status reason replacedById settledBy { name } } } } }`,
      { tillId },
    )
  ).data.refusedSales.edges.map(({ node }: { node: object }) => node) as Record<string, string>[];

/** Sells a number of compasses for cash; returns the number on the receipt. */
async function sell(count: number, price: string): Promise<string> {
  for (let index = 0; index < count; index++) await page.getByRole('button', { name: /^Brass compass/ }).click();
  await expect.poll(total).toBe(price);
  await page.keyboard.press('F9');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('textbox', { name: 'Cash' }).press('Enter');
  await payment.getByText('Change').waitFor();
  await payment.getByRole('textbox', { name: 'Cash' }).press('Enter');
  const sold = page.getByRole('dialog', { name: 'Sale completed' });
  const receipt = (await sold.locator('#receipt-number').textContent())!;
  await sold.getByRole('button', { name: 'Next sale' }).click();
  await sold.waitFor({ state: 'detached' });
  return /P-\w+/.exec(receipt)?.[0] ?? receipt;
}

/** Sells offline while something changes elsewhere; back online, all of it is refused. */
async function refused(counts: number[], meanwhile: () => Promise<unknown>): Promise<string[]> {
  await page.context().setOffline(true);
  const numbers: string[] = [];
  for (const count of counts) numbers.push(await sell(count, `$${(Math.round(count * 1088.75) / 100).toFixed(2)}`));
  await meanwhile();
  await page.context().setOffline(false);
  await page.getByText('Offline').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `${counts.length} unsent` }).click();
  await expect.poll(() => waiting().getByText('Refused').count()).toBe(counts.length);
  await expect.poll(async () => (await refusedSales()).filter(({ status }) => status === 'WAITING').length).toBe(counts.length);
  return numbers;
}

it('records what was sold at the price of then, one by one or all at once', async () => {
  const before = await totals();
  await refused([1, 2, 3], () => update({ salePrice: '13' }));
  await waiting().getByText('The price changed').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await waiting().getByRole('button', { name: 'Record as sold', exact: true }).first().click();
  // The reason field has the focus at once.
  await page.keyboard.insertText('Line was down');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await waiting().getByText('Can’t reach the server').waitFor();
  await page.context().setOffline(false);
  await waiting().getByRole('textbox', { name: 'Reason' }).press('Enter');
  await expect.poll(() => waiting().getByText('Refused').count()).toBe(2);
  await waiting().getByRole('button', { name: 'Record all as sold' }).click();
  expect(await barriers(page)).toEqual([]);
  await waiting().getByRole('button', { name: 'Record all as sold' }).first().click();
  await waiting().getByText('All sales sent').waitFor();
  await expect.poll(() => totals()).toEqual([...before, '10.89', '21.78', '32.66']);
  expect((await refusedSales()).map(({ status, reason }) => [status, reason])).toEqual([
    ['RECORDED', 'Line was down'],
    ['RECORDED', 'Sold offline'],
    ['RECORDED', 'Sold offline'],
  ]);
});

it('loses nothing that is opened again, and keeps what is discarded with its reason', async () => {
  const before = await totals();
  const [first] = await refused([1, 2, 3], () => update({ status: 'INACTIVE' }));
  await expect
    .poll(() =>
      waiting()
        .getByText(/Inactive records can’t be added/)
        .count(),
    )
    .toBe(3);
  await update({ status: 'ACTIVE' });
  await waiting().getByRole('button', { name: 'Try again' }).last().click();
  await expect.poll(() => waiting().getByText('Refused').count()).toBe(2);
  await expect.poll(totals).toEqual([...before, '32.66']);
  await waiting().getByRole('button', { name: 'Edit sale' }).first().click();
  await waiting().waitFor({ state: 'detached' });
  await page.getByText(`Replaces ${first}`).waitFor();
  expect(await barriers(page)).toEqual([]);
  // Neither Escape nor an emptied sale loses it: it waits where it was.
  await page.keyboard.press('F9');
  await page.getByRole('dialog', { name: 'Payment' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(`Replaces ${first}`).waitFor();
  await page.getByRole('button', { name: 'Remove Brass compass' }).click();
  await page.getByText(`Replaces ${first}`).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '2 unsent' }).click();
  await expect.poll(() => waiting().getByText('Refused').count()).toBe(2);

  await waiting().getByRole('button', { name: 'Edit sale' }).first().click();
  await waiting().waitFor({ state: 'detached' });
  await expect.poll(total).toBe('$10.89');
  await sell(1, '$21.78');
  await page.getByRole('button', { name: '1 unsent' }).click();
  await waiting().getByRole('button', { name: 'Discard' }).click();
  await waiting().getByRole('button', { name: 'Discard sale' }).click();
  await waiting().getByText('Required.').waitFor();
  await waiting().getByRole('textbox', { name: 'Reason' }).fill('Rung up twice');
  await waiting().getByRole('button', { name: 'Discard sale' }).click();
  await waiting().getByText('All sales sent').waitFor();
  await expect.poll(() => totals()).toEqual([...before, '32.66', '21.78']);
  await expect
    .poll(() => refusedSales())
    .toMatchObject([
      { number: first, status: 'REPLACED', reason: expect.stringMatching(/^Sold again as POS-/), settledBy: { name: 'Ada Sextant' } },
      { status: 'DISCARDED', reason: 'Rung up twice', settledBy: { name: 'Ada Sextant' } },
      { status: 'RECORDED', reason: null },
    ]);
});

it('sells on with a page that is older than the server, and sends what it sold once the page is new', async () => {
  const before = await totals();
  // The server's response to a page whose operations it no longer knows.
  await page.route('**/graphql', async route => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, documentId: '0'.repeat(64) }) });
  });
  const tab = await page.context().newPage();
  await tab.goto('/inventory/till/');
  // A till that opens sends what waits: here it would send what the old page cannot.
  await tab.getByRole('button', { name: /^Brass compass/ }).waitFor();
  expect(await sell(1, '$10.89')).toMatch(/^P-/);
  await page.getByRole('button', { name: '1 unsent' }).waitFor();
  await page.getByText('A new version of Noria is ready.').waitFor();
  // The tabs of a browser share one till: an item rung up in one is visible in the others until any of them sells it.
  await page.getByRole('button', { name: /^Lantern/ }).click();
  await expect.poll(() => tab.locator('[data-total]').textContent()).toBe('$21.78');
  await tab.getByRole('button', { name: 'Remove Lantern' }).click();
  await expect.poll(total).toBe('$0.00');
  await expect.poll(() => totals()).toEqual(before);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(totals).toEqual([...before, '10.89']);
  await tab.getByRole('button', { name: /unsent/ }).waitFor({ state: 'detached' });
});

it('hears at once that its session was closed elsewhere, and books what was sold in it by its follow-up', async () => {
  await page.getByRole('button', { name: /^Lantern/ }).click();
  await world.inventory.mutate('closeTillSession', { sessionId, countedCash: '100' }, 'tillSession { id }');
  const notice = page.getByRole('alert').filter({ hasText: 'Ada Sextant closed the session of Till' });
  await notice.getByText('Open a session to keep selling').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByLabel('Float').fill('100');
  await page.keyboard.press('Enter');
  // The current sale is still there.
  await page.getByRole('button', { name: 'Remove Lantern' }).click();

  const { data } = await world.inventory.query('query($id: ID!) { till(id: $id) { openSession { id } } }', { id: tillId });
  const closed = data.till.openSession.id;
  // Refused sales stay visible, even though the till is closed.
  await refused([1], () => world.inventory.mutate('closeTillSession', { sessionId: closed, countedCash: '110.89' }, 'tillSession { id }'));
  expect(await barriers(page)).toEqual([]);
  await waiting().getByText('This till session is closed').waitFor();
  await waiting().getByRole('button', { name: 'Record as sold' }).click();
  await waiting().getByRole('button', { name: 'Record as sold' }).click();
  await waiting().getByText('All sales sent').waitFor();
  await navigate(page, `/inventory/sessions/${closed}/`);
  await page.getByRole('link', { name: 'Late sales' }).click();
  await page.getByText('Follow-up').first().waitFor();
  await page.getByText('-$10.89').first().waitFor();
  expect(await barriers(page)).toEqual([]);
});

it('shows refused sales to a supervisor, who settles them; the till that sold hears of it', async () => {
  const [number] = await refused([1], () => update({ salePrice: '12' }));
  await waiting().getByRole('button', { name: 'Edit sale' }).click();
  await page.getByText(`Replaces ${number}`).waitFor();
  const desk = await shell.visit('/inventory/refusedSales/', world.cashier);
  await desk.getByRole('link', { name: number }).click();
  const dialog = desk.getByRole('dialog', { name: number });
  await dialog.getByText('Price changed').waitFor();
  expect(await barriers(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Record as sold' }).click();
  await dialog.getByRole('button', { name: 'Record as sold' }).click();
  await desk
    .getByRole('row', { name: new RegExp(number) })
    .getByText('Recorded')
    .waitFor();
  await page.getByRole('button', { name: /unsent/ }).waitFor({ state: 'detached' });
  // It was open for selling again.
  const twice = `${number} has been recorded.`;
  await page.getByText(twice).waitFor();
  const before = await totals();
  expect(before.at(-1)).toBe('10.89');
  await page.keyboard.press('F9');
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('textbox', { name: 'Card' }).press('Enter');
  await page.getByRole('dialog', { name: 'Payment' }).getByText('Change').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Payment' }).getByText(twice).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear sale' }).click();
  await expect.poll(() => totals()).toEqual(before);
  await desk.setViewportSize({ width: 390, height: 800 });
  await navigate(desk, '/ar/inventory/refusedSales/');
  await desk.getByRole('heading', { level: 1, name: 'المبيعات المرفوضة' }).waitFor();
  await desk.getByText(number).waitFor();
  expect([await overflow(desk), await barriers(desk)]).toEqual([0, []]);
});
