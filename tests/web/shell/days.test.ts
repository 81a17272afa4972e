import { afterAll, beforeAll, expect, it } from 'vitest';
import { Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await Shell.open();
});
afterAll(() => shell.close());

it('a day is typed in the order of the language, stepped, and shown in the format of the user', async () => {
  const page = await shell.goOn('/CRM/quotations/?dialog=new', 'crm@atlas.test');
  const day = page.getByRole('dialog').getByRole('textbox', { name: 'Valid until' });
  await day.fill('2/28/2028');
  await day.press('ArrowUp');
  await expect.poll(() => day.inputValue()).toBe('02/29/2028');
  await day.press('Tab');
  await expect.poll(() => day.inputValue()).toBe('Feb 29, 2028');
  await day.fill('2/30/2028');
  await page.getByRole('button', { name: 'Create' }).click();
  // What is not a day stays as it was typed, and is refused.
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => day.inputValue()).toBe('2/30/2028');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('the calendar is worked by the keyboard, from right to left in Arabic', async () => {
  const page = await shell.goOn('/ar/CRM/quotations/?dialog=new', 'crm@atlas.test');
  const day = page.getByRole('dialog').getByRole('textbox', { name: 'صالح حتى' });
  await day.fill('15/6/2027');
  await day.press('Tab');
  await page.keyboard.press('Enter');
  const chosen = page.locator('[data-part=table-cell-trigger]:focus');
  await chosen.waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await chosen.waitFor({ state: 'hidden' });
  await day.focus();
  await expect.poll(() => day.inputValue()).toBe('23/06/2027');
});

it('a report follows the day that is typed for it', async () => {
  const page = await shell.visit('/economics/reports/trial-balance/', 'finance@atlas.test');
  const last = page.getByRole('textbox', { name: 'To', exact: true });
  await last.fill('2026-06-30');
  await last.press('Tab');
  await page.waitForURL(/to=2026-06-30/);
});
