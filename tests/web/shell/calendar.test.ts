import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { pathOf, Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await Shell.open();
});
afterAll(() => shell.close());

it('the calendar shows kinds that are switched on, remembers them, and opens records by keyboard', async () => {
  const page = await shell.visit('/calendar/', 'admin@atlas.test');
  const layers = page.getByRole('group', { name: 'Kinds shown' });
  const sprints = layers.getByRole('button', { name: 'Sprints' });
  const sprint = page.getByRole('link', { name: 'Racks', exact: true });
  await sprint.first().waitFor();
  await sprints.press('Enter');
  await expect.poll(() => sprint.count()).toBe(0);
  await page.reload();
  await expect.poll(() => sprints.getAttribute('aria-pressed')).toBe('false');
  await sprints.press('Enter');
  await sprint.first().waitFor();
  await page
    .getByRole('button', { name: /^\d+ more$/ })
    .first()
    .press('Enter');
  await page.waitForURL(/span=WEEK/);
  await page.goto('/calendar/?day=2020-01-15&span=WEEK');
  await page.getByRole('button', { name: 'Today' }).press('Enter');
  await sprint.first().press('Enter');
  await expect.poll(() => pathOf(page)).not.toBe('/calendar/');
});

it('the days of the calendar are one tab stop, gone through by arrows in the direction of the page', async () => {
  for (const [language, forward] of [
    ['', 'ArrowRight'],
    ['/ar', 'ArrowLeft'],
  ]) {
    const page = await shell.visit(`${language}/calendar/?day=2020-01-31`, 'admin@atlas.test');
    const day = (on: string) => page.locator(`[role=gridcell][data-day="${on}"]`);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
    const press = async (key: string, on: string) => {
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(on);
    };
    await day('2020-01-31').focus();
    expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
    await press(forward, '2020-02-01');
    await press('ArrowUp', '2020-01-25');
    await press('ArrowDown', '2020-02-01');
    await press(forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight', '2020-01-31');
    await press('PageDown', '2020-02-29');
    await page.waitForURL(/day=2020-02-29/);
    await press('PageUp', '2020-01-29');
    await page.waitForURL(/day=2020-01-29/);
    await isUsable(page);
    await press('Enter', '2020-01-29');
    await expect.poll(() => page.locator('[role=gridcell]').count()).toBe(7);
    await press('PageDown', '2020-02-05');
  }
});

it('the calendar is an agenda on a phone, and says when nothing has a day', async () => {
  const look = { viewport: { width: 390, height: 844 }, theme: 'dark' } as const;
  const page = await shell.visit('/ar/calendar/', 'admin@atlas.test', look);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await navigate(page, '/ar/calendar/?day=2001-01-15');
  await page.getByText('لا شيء له تاريخ في هذه الفترة.').waitFor();
  await isUsable(page);
});
