import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

test('on a phone in Arabic a day is planned by keyboard, done by one click, and that undone', async () => {
  const page = await shell.visit('/ar/CRM/activities/', 'crm@atlas.test', { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { level: 1, name: 'مهام اليوم' }).waitFor();
  // The page handles keys only a moment after it is visible.
  const isLed = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name === 'title');
  await expect.poll(async () => (await page.keyboard.press('n'), isLed())).toBe(true);
  await page.keyboard.type('عرض الأسعار');
  await expect.poll(() => page.getByRole('textbox', { name: /^العنوان/ }).inputValue()).toBe('عرض الأسعار');
  await page.keyboard.press('Enter');
  await page.getByText('اختر عميلًا أو جهة اتصال أو فرصة').waitFor();
  const customer = page.getByRole('combobox', { name: /^العميل/ });
  await customer.fill('keystone');
  await page
    .getByRole('option', { name: /Keystone Conveyor/ })
    .first()
    .waitFor();
  await customer.press('Enter');
  await page.getByRole('textbox', { name: /^العنوان/ }).press('Enter');
  const complete = page.getByRole('button', { name: 'تعليم «عرض الأسعار» كمنجز' });
  await complete.click();
  const reopen = page.getByRole('button', { name: 'إعادة فتح «عرض الأسعار»' });
  await reopen.waitFor();
  await page.getByRole('heading', { name: /^أُنجزت اليوم/ }).waitFor();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await complete.waitFor();
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
});
