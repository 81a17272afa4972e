import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('in Spanish: the dashboard leads to a task, whose timer survives a reload and becomes a time entry', async () => {
  const page = await shell.visit('/projects/dashboard/', 'projects@atlas.test', { viewport: { width: 1400, height: 900 } });
  await page.getByRole('heading', { name: 'Vencen en 7 días' }).waitFor();
  await page.getByRole('link', { name: 'Install the racks' }).click();
  await page.getByRole('button', { name: 'Iniciar cronómetro' }).click();
  const stop = page.getByRole('button', { name: 'Detener el cronómetro y registrar las horas' });
  await stop.waitFor();
  await page.getByRole('button', { name: 'Iniciar cronómetro' }).click();
  await page.getByText('Su cronómetro ya está en marcha. Deténgalo primero.').waitFor();
  await page.reload();
  await stop.click();
  await page.getByText('Horas registradas').waitFor();
  await expect.poll(() => stop.count()).toBe(0);

  await page.getByRole('link', { name: 'New warehouse in Newark' }).click();
  await page.locator('#tab-time').click();
  await page.getByRole('row', { name: /Mateo Vargas.*0,01/ }).waitFor();
  await page.getByRole('button', { name: 'Nuevo registro de horas' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo registro de horas' });
  await form.getByRole('textbox', { name: 'Horas' }).fill('25');
  await form.getByRole('button', { name: 'Crear' }).click();
  await form.getByText('Introduzca 24 o menos.').waitFor();
  await form.getByRole('textbox', { name: 'Horas' }).fill('1,25');
  await form.getByRole('button', { name: 'Crear' }).click();
  await page.getByRole('row', { name: /Mateo Vargas.*1,25/ }).waitFor();
  await isUsable(page);
});
