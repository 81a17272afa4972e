import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { pathOf, Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const csv = (...lines: string[]) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
const downloaded = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFile(await download.path(), 'utf8');
};

test('contacts are read from a file: mapped, tried, mended and imported', async () => {
  const page = await shell.goOn('/CRM/contacts/', 'crm@atlas.test', { viewport: { width: 1280, height: 900 } });
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  const choose = async (...lines: string[]) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog
      .getByLabel('Choose a file')
      .first()
      .setInputFiles(csv(...lines));
    await dialog.getByRole('button', { name: 'Check' }).waitFor();
  };
  // Column titles and values are recognized in any of the languages; an unknown title is mapped by hand.
  await choose('Nombre;Telephone no.;الحالة', 'Quendi Osmar;+34 600 111 222;Inactivo', 'Quendi Vale;12;نشط');
  await dialog.getByText('2 rows in 3 columns found.').waitFor();
  const fieldOf = (title: string) => dialog.getByRole('combobox', { name: `Field for column ${title}` });
  expect([await fieldOf('Nombre').inputValue(), await fieldOf('الحالة').inputValue()]).toEqual(['name', 'status']);
  await expect.poll(() => dialog.getByRole('button', { name: 'Check' }).isDisabled()).toBe(true);
  await fieldOf('Telephone no.').selectOption('phone');
  await isUsable(page);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('1 error found.').waitFor();
  await dialog.getByRole('row', { name: /^3.*Enter a phone number with 8 to 15 digits/ }).waitFor();
  await dialog.getByRole('button', { name: 'Import valid rows' }).waitFor();
  await isUsable(page);
  expect(await downloaded(page, () => dialog.getByRole('button', { name: 'Download errors' }).click())).toContain('Enter a phone number');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  await choose('Name,Phone,Status', 'Quendi Osmar,34600111222,Inactive', 'Quendi Vale,34600111333,Active');
  await dialog.getByLabel('Update existing records by').selectOption('phone');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('No errors found.').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Import complete.').waitFor();
  await dialog.getByRole('button', { name: 'Show the list' }).click();
  await page.getByText('92 contacts').waitFor();
  expect(shell.complaints()).toEqual([]);
});

test('the palette finds a contact by the phone number', async () => {
  const page = await shell.visit('/CRM/contacts/', 'crm@atlas.test');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('+34 600 111 333');
  await page
    .getByRole('group', { name: 'Contacts' })
    .getByRole('option', { name: /Quendi Vale/ })
    .waitFor();
  await isUsable(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Quendi Vale' }).waitFor();
  expect(pathOf(page)).toMatch(/^\/CRM\/contacts\/[-0-9a-f]{36}\/$/);
  expect(shell.complaints()).toEqual([]);
});

test('in Arabic, on a dark phone: the file and the palette, from right to left', async () => {
  const page = await shell.visit('/ar/CRM/contacts/', 'admin@boreal.test', { viewport: { width: 390, height: 844 }, theme: 'dark' });
  await page.getByRole('button', { name: 'استيراد', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'استيراد جهات الاتصال' });
  await dialog
    .getByLabel('اختر ملفًا')
    .first()
    .setInputFiles(csv('الاسم,الهاتف,الحالة', 'ليلى القاسم,٠٠٩٦٢٧٩١٢٣٤٥٦٧,نشط', 'بلا هاتف,,غير نشط'));
  await dialog.getByText('الصفوف: 2، الأعمدة: 3.').waitFor();
  await isUsable(page);
  await dialog.getByRole('button', { name: 'تحقق' }).click();
  await dialog.getByText('عُثر على خطأ واحد').waitFor();
  await isUsable(page);
  await dialog.getByRole('button', { name: 'إلغاء' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'البحث في كل شيء' });
  await box.fill('المدينه');
  await page
    .getByRole('group', { name: 'العملاء' })
    .getByRole('option', { name: /^أسواق المدينة/ })
    .first()
    .waitFor();
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
});

test('the palette makes new records, says when nothing is found or no answer comes, and shows each only what he may see', async () => {
  const staff = await shell.visit('/settings/security/', 'hrm@atlas.test');
  await staff.getByRole('heading', { level: 1 }).waitFor();
  await staff.keyboard.press('Control+k');
  const sought = staff.getByRole('combobox', { name: 'Buscar en todo' });
  for (const text of ['quendi', 'cliente']) {
    await sought.fill(text);
    await staff.getByText('Sin resultados').waitFor();
  }
  const page = await shell.goOn('/settings/security/', 'crm@atlas.test');
  await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  await page.route('**/graphql', route => route.abort());
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await box.fill('quendi');
  await page.getByText('Search failed.').waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('group', { name: 'Contacts' }).waitFor();
  await box.fill('new cust');
  await page.getByRole('option', { name: 'New customer' }).click();
  await page.getByRole('dialog', { name: 'New customer' }).waitFor();
  await navigate(page, '/settings/security/');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await box.fill('new order for granite');
  await page.getByRole('option', { name: 'New order for Granite State Gear' }).click();
  await page.getByRole('dialog', { name: 'New order' }).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Granite State Gear');
  expect(shell.complaints().filter(text => !text.includes('ERR_FAILED'))).toEqual([]);
});
