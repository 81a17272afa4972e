import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/Client.ts';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';
import { LeadWall } from './LeadWall.ts';

let shell: Shell;
let crm: Client;
let ids: Record<string, string>;
beforeAll(async () => {
  shell = await Shell.open();
  ({ crm, ids } = await LeadWall.fill(shell));
});
afterAll(() => shell.close());

/** Expects a column to hold these cards, top first, and its header to show their totals. */
async function holds(wall: LeadWall, column: string, titles: string[], totals?: string) {
  await expect.poll(() => wall.column(column).getByRole('link').allTextContents(), { message: column }).toEqual(titles);
  if (totals) await wall.column(column).getByText(totals, { exact: true }).waitFor();
}

async function isGood(page: Page) {
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
}

const shoot = async (page: Page, name: string) =>
  process.env.SHOTS && (await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }));

test('in English: a move stays; a lost lead has a reason; a refused move is undone; keys say what they do', async () => {
  const page = await shell.visit(LeadWall.address, 'crm@atlas.test', { viewport: { width: 1280, height: 900 } });
  const wall = new LeadWall(page);
  await holds(wall, 'Inquiry', ['Zephyr pumps', 'Zephyr valves', 'Zephyr hoses'], '3 leads · $1,350.00');
  await isGood(page);

  await page.setViewportSize({ width: 2000, height: 900 });
  await wall.drag('Zephyr pumps', 'Qualified');
  await holds(wall, 'Qualified', ['Zephyr pumps']);
  await wall.drag('Zephyr valves', 'Qualified', 'end');
  await holds(wall, 'Qualified', ['Zephyr pumps', 'Zephyr valves'], '2 leads · $350.00');
  await page.reload();
  await holds(wall, 'Qualified', ['Zephyr pumps', 'Zephyr valves'], '2 leads · $350.00');
  await holds(wall, 'Inquiry', ['Zephyr hoses'], '1 lead · $1,000.00');

  const dialog = page.getByRole('dialog', { name: 'Why did you lose Zephyr hoses?' });
  await wall.drag('Zephyr hoses', 'Lost');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await holds(wall, 'Inquiry', ['Zephyr hoses'], '1 lead · $1,000.00');
  await wall.drag('Zephyr hoses', 'Lost');
  await dialog.getByRole('combobox', { name: 'Loss reason' }).fill('pri');
  await page.getByRole('option', { name: 'Price' }).click();
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await holds(wall, 'Lost', ['Zephyr hoses'], '1 lead · $1,000.00');
  await wall.card('Zephyr hoses').getByText('Price').waitFor();

  await wall.press('Move Zephyr valves', 'Space');
  await wall.hears('Zephyr valves lifted. It is 2 of 2 in Qualified.');
  await wall.press('Move Zephyr valves', 'ArrowRight');
  await wall.hears('Zephyr valves: 1 of 1 in Proposal.');
  await wall.press('Move Zephyr valves', 'Escape');
  await wall.hears('Zephyr valves is back where it was: 2 of 2 in Qualified.');
  for (const key of ['Space', 'ArrowUp', 'ArrowLeft', 'Space']) await wall.press('Move Zephyr valves', key);
  await wall.hears('Zephyr valves dropped. It is now 1 of 1 in Inquiry.');
  await holds(wall, 'Inquiry', ['Zephyr valves'], '1 lead · $250.00');

  // The column is deleted while the move is in flight.
  const { leadColumn } = await crm.mutate('createLeadColumn', { title: 'On trial' }, 'leadColumn { id }');
  await holds(wall, 'On trial', [], '0 leads · $0.00');
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes(`"columnId":"${leadColumn.id}"`))
      await crm.mutate('deleteLeadColumn', { id: leadColumn.id }, 'deletedIds');
    await route.continue();
  });
  await wall.choose('Zephyr pumps', 'On trial');
  await wall.hears(/^Zephyr pumps was not moved\. ./);
  await page.getByText('Zephyr pumps was not moved.', { exact: true }).waitFor();
  await holds(wall, 'Qualified', ['Zephyr pumps'], '1 lead · $100.00');
  await page.unroute('**/graphql');
  await shoot(page, 'board-en');
  expect(shell.complaints()).toEqual([]);
});

test('in Arabic, dark: arrows are mirrored; on a phone a tab leads to each column and a menu moves a card', async () => {
  const input = { id: ids.valves, columnId: (await crm.query('{ leadColumns { id } }')).data.leadColumns[0].id };
  expect((await crm.mutate('moveLead', input, 'lead { id }')).errors).toEqual([]);
  const look = { viewport: { width: 1280, height: 900 }, theme: 'dark' } as const;
  const page = await shell.visit(`/ar${LeadWall.address}`, 'crm@atlas.test', look);
  const wall = new LeadWall(page);
  await holds(wall, 'استفسار', ['Zephyr valves']);
  await wall.press('نقل Zephyr valves', 'Space');
  await wall.hears('رُفعت البطاقة Zephyr valves. موضعها 1 من 1 في استفسار.');
  await wall.press('نقل Zephyr valves', 'ArrowLeft');
  await wall.hears(/Zephyr valves: الموضع 1 من \d في مؤهّلة\./);
  await wall.press('نقل Zephyr valves', 'Space');
  await wall.hears(/وُضعت البطاقة Zephyr valves\. موضعها الآن 1 من \d في مؤهّلة\./);
  await expect.poll(() => wall.column('مؤهّلة').getByRole('link').first().textContent()).toBe('Zephyr valves');
  await shoot(page, 'board-ar-dark');

  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole('navigation', { name: 'لوحة فرص البيع' });
  await tabs.getByRole('button', { name: /^مؤهّلة/ }).click();
  await expect.poll(() => tabs.locator('[aria-current=true]').textContent()).toMatch(/^مؤهّلة/);
  await isGood(page);
  await wall.choose('Zephyr valves', 'مكسوبة');
  await holds(wall, 'مكسوبة', ['Zephyr valves']);
  await tabs.getByRole('button', { name: /^مكسوبة/ }).click();
  await expect.poll(() => wall.inSight('Zephyr valves')).toBe(true);
  await shoot(page, 'board-ar-phone');
  expect(shell.complaints()).toEqual([]);
});
