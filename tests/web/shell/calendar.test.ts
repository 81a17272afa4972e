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

it('the calendar is an agenda on a phone, and says when nothing has a day', async () => {
  const look = { viewport: { width: 390, height: 844 }, theme: 'dark' } as const;
  const page = await shell.visit('/ar/calendar/', 'admin@atlas.test', look);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await navigate(page, '/ar/calendar/?day=2001-01-15');
  await page.getByText('لا شيء له تاريخ في هذه الفترة.').waitFor();
  await isUsable(page);
});
