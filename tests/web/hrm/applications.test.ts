import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('an applicant is moved on the board, hired from there, and stays; an inactive one does not move', async () => {
  const page = await shell.visit('/HRM/applications/', 'admin@atlas.test', { viewport: { width: 2000, height: 900 } });
  const moveTo = async (card: string, target: string) => {
    await page.getByRole('button', { name: `More actions for ${card}` }).click();
    await page
      .getByRole('group', { name: `More actions for ${card}` })
      .getByRole('button', { name: target, exact: true })
      .click();
  };
  await page.getByRole('link', { name: 'Paula Jiménez' }).waitFor();
  await isUsable(page);

  await moveTo('Derek Collins', 'Offer');
  await page.getByText('Inactive application cannot be moved.').first().waitFor();

  await moveTo('Paula Jiménez', 'Confirmed');
  const dialog = page.getByRole('dialog', { name: 'Hire Paula Jiménez' });
  await dialog.getByRole('button', { name: 'Confirm application' }).click();
  await dialog.getByText('Required.').first().waitFor();
  await isUsable(page);
  await dialog.getByRole('combobox', { name: 'Department' }).fill('Sales');
  await page.getByRole('option', { name: 'Sales' }).click();
  await dialog.getByRole('textbox', { name: 'Start date' }).fill('2/1/2031');
  await dialog.getByRole('textbox', { name: 'Monthly gross' }).fill('2500');
  await dialog.getByRole('button', { name: 'Confirm application' }).click();
  await page.getByText('Paula Jiménez moved to Confirmed').first().waitFor();
  await moveTo('Paula Jiménez', 'Offer');
  await page.getByText('Confirmed application cannot be moved.').first().waitFor();

  await page.getByRole('link', { name: 'Paula Jiménez' }).click();
  await page.getByRole('heading', { name: 'Paula Jiménez' }).waitFor();
  await page.getByRole('link', { name: 'Paula Jiménez' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toContain('/HRM/employeeinformation/');
  await page.getByText('Sales assistant').first().waitFor();
});

it('an applicant applies on a phone, in Arabic and in the dark, and is on the open board at once', async () => {
  const board = await shell.visit('/HRM/applications/', 'hrm@atlas.test');
  await board.getByRole('link', { name: 'Marcus Webb' }).waitFor();
  const page = await shell.visit('/ar/jobs/atlas-trading/', undefined, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await isUsable(page);
  await page.getByRole('link', { name: 'Field technician' }).click();
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await page.getByRole('alert').waitFor();
  await isUsable(page);
  await page.getByLabel('الاسم الكامل').fill('هند القاسم');
  await page.getByLabel('البريد الإلكتروني').fill('hind@people.test');
  await page
    .getByLabel('السيرة الذاتية')
    .setInputFiles({ name: 'سيرة.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await page.getByRole('heading', { name: 'شكرًا لتقدّمك' }).waitFor();
  await isUsable(page);
  await board.getByRole('link', { name: 'هند القاسم' }).waitFor();
});
