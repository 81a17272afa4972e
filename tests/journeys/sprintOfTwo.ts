import { expect } from 'vitest';
import { isUsable } from '../support/usable.ts';
import type { ProjectTelling } from './ProjectTelling.ts';

/** Plans a sprint by keyboard alone: a task is added by its name and moved into it, another is lifted and carried there. */
export async function planSprint(teller: ProjectTelling): Promise<void> {
  const { page, say, told, projectId, sprintIds, forward } = teller;
  await teller.go(`/projects/backlog/?project=${projectId}`);
  await teller.card(told.tasks[1], 'backlog').waitFor();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: say('keys.title') });
  await sheet.getByText(say('projectTask.quickAdd')).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await teller.reach(told.tasks[1]);
  await page.keyboard.press('q');
  const quick = page.locator('[data-column="backlog"] form');
  const name = quick.getByRole('textbox', { name: say('projectTask.name') });
  await expect.poll(() => name.evaluate(element => element === document.activeElement)).toBe(true);
  await page.keyboard.type(told.added);
  await page.keyboard.press('Tab');
  await page.keyboard.type(told.tag);
  await page.keyboard.press('Enter');
  await teller.card(told.added, 'backlog').waitFor();
  // The form waits for the next one.
  await expect.poll(() => name.inputValue()).toBe('');
  await expect.poll(() => name.evaluate(element => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await quick.waitFor({ state: 'detached' });

  await teller.reach(told.added);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: say('projectTask.plan') });
  await dialog.getByRole('combobox').fill(told.sprints[0]);
  await page.getByRole('option', { name: told.sprints[0] }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: told.sprints[0] }).waitFor({ state: 'detached' });
  await teller.button('action.save', dialog).press('Enter');
  await teller.card(told.added, sprintIds[0]).waitFor();

  const card = await teller.reach(told.tasks[1]);
  const handle = card.locator('[data-handle]');
  await page.keyboard.press('Space');
  await expect.poll(() => handle.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press(forward);
  await teller.card(told.tasks[1], sprintIds[0]).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => handle.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(async () => (await teller.task(1)).sprint?.id).toBe(sprintIds[0]);
  await isUsable(page);
}

/** Starts the sprint and works on it in two browsers at once, one of them a phone; each sees what the other does. */
export async function workOnSprint(teller: ProjectTelling): Promise<void> {
  const { page, say, told, projectId, sprintIds } = teller;
  await teller.go(`/projects/sprints/${sprintIds[0]}/`);
  await teller.button('sprint.start').press('Enter');
  await teller.button('sprint.complete').waitFor();

  const [done, doing] = [await teller.column('COMPLETED'), await teller.column('IN_PROGRESS')];
  const board = `/projects/kanban/kanban-board/?project=${projectId}`;
  const phone = await teller.shell.visit(`${teller.prefix}${board}`, told.people[1], { viewport: { width: 390, height: 844 } });
  await teller.go(board);
  await teller.card(told.tasks[0], '', phone).waitFor();
  await teller.reach(told.tasks[0]);
  await page.keyboard.press('m');
  const completed = page.getByRole('button', { name: say('statusColumn.COMPLETED'), exact: true });
  const [, moved] = await Promise.all([
    completed.press('Enter'),
    (async () => {
      const card = teller.card(told.tasks[1], '', phone);
      await card.getByRole('button', { name: say('action.moreFor', { name: told.tasks[1] }) }).click();
      await phone
        .locator('[popover]:popover-open')
        .getByRole('button', { name: say('statusColumn.IN_PROGRESS'), exact: true })
        .click();
    })(),
  ]);
  expect(moved).toBeUndefined();
  await teller.card(told.tasks[0], done, phone).waitFor({ state: 'attached' });
  await teller.card(told.tasks[1], doing).waitFor();
  await isUsable(phone);
}

/** Moves a task of a chain by two days in the timeline, whose time runs the way of the language; what waits for it follows. */
export async function moveChain(teller: ProjectTelling): Promise<void> {
  const { page, told, projectId, forward } = teller;
  await teller.go(`/projects/timeline/?project=${projectId}&zoom=DAY`);
  const bar = (index: number) => page.locator('button[data-row]', { hasNot: page.locator('a') }).and(page.getByLabel(told.tasks[index]));
  await bar(1).waitFor();
  const [first, last] = await Promise.all([bar(1).boundingBox(), bar(2).boundingBox()]);
  expect(first!.x < last!.x).toBe(told.language !== 'ar');
  const before = [await teller.task(1), await teller.task(2)];
  await bar(1).focus();
  await page.keyboard.press(forward);
  await page.keyboard.press(forward);
  await page.keyboard.press(forward);
  const later = (days: number, on: string) => new Date(Date.parse(on) + days * 86_400_000).toISOString().slice(0, 10);
  await expect.poll(async () => (await teller.task(1)).dueOn).toBe(later(3, before[0].dueOn));
  await expect.poll(async () => (await teller.task(2)).startOn > before[1].startOn).toBe(true);
  await isUsable(page);
}

/** Completes the sprint; what is open moves on to the next one. */
export async function closeSprint(teller: ProjectTelling): Promise<void> {
  const { page, told, sprintIds } = teller;
  await teller.go(`/projects/sprints/${sprintIds[0]}/`);
  await teller.button('sprint.complete').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(told.sprints[1]);
  await page.getByRole('option', { name: told.sprints[1] }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: told.sprints[1] }).waitFor({ state: 'detached' });
  await teller.button('sprint.complete', dialog).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await teller.button('sprint.complete').waitFor({ state: 'detached' });
  expect([(await teller.task(0)).sprint?.id, (await teller.task(1)).sprint?.id]).toEqual([...sprintIds]);
}
