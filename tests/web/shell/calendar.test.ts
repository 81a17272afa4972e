import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import type { Answer } from '../../support/Client.ts';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { pathOf, Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await Shell.open();
});
afterAll(() => shell.close());

it('the calendar shows kinds that are switched on, remembers them, and opens records by keyboard', async () => {
  const page = await shell.goOn('/calendar/', 'admin@atlas.test');
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
  await navigate(page, '/calendar/?day=2020-01-15&span=WEEK');
  await expect.poll(() => sprint.count()).toBe(0);
  await page.getByRole('button', { name: 'Today' }).press('Enter');
  await sprint.first().press('Enter');
  await expect.poll(() => pathOf(page)).not.toBe('/calendar/');
});

it('the days of the calendar are one tab stop, gone through by arrows in the direction of the page', async () => {
  const page = await shell.goOn('/settings/security/', 'admin@atlas.test');
  for (const [language, forward] of [
    ['', 'ArrowRight'],
    ['/ar', 'ArrowLeft'],
  ]) {
    await navigate(page, `${language}/calendar/?day=2020-01-31`);
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

it('moves what is not fixed to another day, by mouse, by keys and by a phone’s menu, and back', async () => {
  const page = await shell.goOn('/calendar/?span=WEEK', 'admin@atlas.test');
  const send = (query: string, variables: object = {}) => shell.send<Answer['data']>(page, query, variables);
  const day = (on: string) => page.locator(`[role=gridcell][data-day="${on}"]`);
  const { salesTerms } = await send('{ salesTerms { today } }');
  await day(salesTerms.today).waitFor();
  const days = await page.locator('[role=gridcell]').evaluateAll(cells => cells.map(cell => (cell as HTMLElement).dataset.day!));
  const [from, to] = [days[2], days[4]];
  const { customers } = await send('{ customers(first: 1) { edges { node { id } } } }');
  const activity = { title: 'Call about the move', kind: 'CALL', customerId: customers.edges[0].node.id, dueAt: `${from}T12:00:00Z` };
  const made = await send('mutation($input: CreateActivityInput!) { createActivity(input: $input) { activity { id dueAt } } }', {
    input: activity,
  });
  const { id } = made.createActivity.activity;
  const dueOn = async () =>
    (await send('query($id: ID!) { activity(id: $id) { dueAt } }', { id })).activity.dueAt.replace(/T.*/, '') as string;
  const entry = (on: string) => day(on).locator(`[data-item="${id}"]`);
  await entry(from).waitFor();
  await entry(from).hover();
  await page.mouse.down();
  const box = (await day(to).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 8 });
  await page.mouse.up();
  await entry(to).waitFor();
  await expect.poll(dueOn).toBe(to);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await entry(from).waitFor();
  await expect.poll(dueOn).toBe(from);

  await entry(from).getByRole('link').press('Shift+ArrowRight');
  await entry(days[3]).waitFor();
  await page.keyboard.press('Escape');
  await entry(from).waitFor();
  await entry(from).getByRole('link').press('Shift+ArrowRight');
  await expect.poll(dueOn).toBe(days[3]);
  await isUsable(page);

  const phone = await shell.visit(`/calendar/?span=WEEK&day=${from}`, 'admin@atlas.test', { viewport: { width: 390, height: 844 } });
  await phone.getByRole('button', { name: 'More actions for Call about the move' }).press('Enter');
  await phone.getByRole('button', { name: 'Move to…' }).press('Enter');
  await phone.getByRole('dialog').getByRole('textbox', { name: 'Day' }).fill(days[5]);
  await phone.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect.poll(dueOn).toBe(days[5]);
});

it('returns what may not be moved there with the server’s words, and does not lift what is fixed', async () => {
  const page = await shell.goOn('/calendar/', 'admin@atlas.test');
  const send = (query: string, variables: object) => shell.send<Answer['data']>(page, query, variables);
  const { viewer, salesTerms } = await send('{ viewer { userId } salesTerms { today } }', {});
  const dueOn = daysAfter(salesTerms.today, 400);
  const about = {
    name: 'Due at the end',
    categories: ['IT'],
    priority: 'HIGH',
    memberIds: [viewer.userId],
    startOn: salesTerms.today,
    dueOn,
  };
  const project = (
    await send('mutation($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }', {
      input: { ...about, budget: '1' },
    })
  ).createProject.project;
  const task = {
    projectId: project.id,
    name: 'Last of all',
    priority: 'HIGH',
    tags: ['x'],
    summary: 's',
    assigneeIds: [viewer.userId],
    dueOn,
  };
  const made = await send('mutation($input: CreateTaskInput!) { createTask(input: $input) { task { id } } }', { input: task });
  const { id } = made.createTask.task;
  await navigate(page, `/calendar/?day=${dueOn}`);
  const link = page.locator(`[data-day="${dueOn}"] [data-item="${id}"]`).getByRole('link');
  await link.press('Shift+ArrowDown');
  await page.getByText('The project is due earlier. Choose a day within it.').waitFor();
  await link.waitFor();

  await navigate(page, '/calendar/');
  const cursor = (kind: string) =>
    page
      .locator(`li[title^="${kind} ·"]`)
      .first()
      .evaluate(entry => getComputedStyle(entry).cursor);
  expect([await cursor('Invoices due'), await cursor('Sprints')]).toEqual([expect.not.stringContaining('grab'), 'grab']);
});
