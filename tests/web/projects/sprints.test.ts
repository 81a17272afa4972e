import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('a sprint is made by its documented path, and takes over what the current one left open', async () => {
  const page = await shell.visit('/projects/createSprint/', 'admin@atlas.test');
  const form = page.getByRole('dialog', { name: 'New sprint' });
  const choose = async (field: string, text: string, option = text) => {
    await form.getByRole('combobox', { name: field }).fill(text);
    await page.getByRole('option', { name: option }).click();
  };
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Choose at least one.').waitFor();
  expect(await form.getByRole('combobox', { name: 'Add a task' }).isDisabled()).toBe(true);
  await form.getByRole('textbox', { name: 'Name' }).fill('Finishing');
  await choose('Project', 'New warehouse');
  await form.getByRole('textbox', { name: 'Start date' }).fill('6/1/2031');
  await form.getByRole('textbox', { name: 'End date' }).fill('6/14/2031');
  await choose('Add a task', 'ATL-8');
  await isUsable(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Finishing' }).waitFor();

  await page.getByRole('button', { name: 'Start sprint' }).click();
  await page.getByText('“Racks” is the project’s current sprint. Complete it first.').waitFor();

  await page.getByRole('link', { name: 'New warehouse in Newark' }).click();
  await page.locator('#tab-sprints').click();
  await page.getByRole('link', { name: 'Racks' }).click();
  await page.getByRole('img', { name: 'Burndown' }).waitFor();
  await page.getByRole('button', { name: 'Hours' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Hours' }).getAttribute('aria-pressed')).toBe('true');
  await isUsable(page);
  await page.getByRole('button', { name: 'Complete sprint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete sprint' });
  await dialog.getByText('3 tasks are still open.').waitFor();
  await dialog.getByRole('combobox', { name: 'Move open tasks to' }).fill('Finish');
  await page.getByRole('option', { name: 'Finishing' }).click();
  await dialog.getByRole('button', { name: 'Complete sprint' }).click();
  await page.getByText('Completed', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
  await expect.poll(() => page.locator('#tab-tasks').textContent()).toContain('1');

  await page.getByRole('link', { name: 'New warehouse in Newark' }).click();
  await page.locator('#tab-sprints').click();
  await page.getByRole('link', { name: 'Finishing' }).click();
  await expect.poll(() => page.locator('#tab-tasks').textContent()).toContain('4');
  await page.getByRole('button', { name: 'Start sprint' }).click();
  await page.getByText('Sprint started').waitFor();
  await page.getByRole('button', { name: 'Complete sprint' }).waitFor();
  await isUsable(page);
});
