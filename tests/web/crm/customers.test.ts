import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { pathOf, Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

async function isGood(page: Page) {
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
}

test('in English: a customer known already is warned of, made, found, and merged with the one it is', { timeout: 90_000 }, async () => {
  const page = await shell.visit('/CRM/customer/', 'crm@atlas.test', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('button', { name: 'New customer' }).click();
  const form = page.getByRole('dialog', { name: 'New customer' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Keystone Conveyors');
  await form.getByRole('textbox', { name: 'Phone' }).fill('(412) 555-0172');
  await form.getByText('There is a customer already with the same data:').waitFor();
  expect(await form.getByRole('link', { name: 'Keystone Conveyor' }).getAttribute('href')).toMatch(/\/CRM\/customer\/.+\//);
  await form.getByRole('textbox', { name: /^Address/ }).fill('410 Carbon St');
  await form.getByRole('textbox', { name: /^City/ }).fill('Pittsburgh');
  await form.getByRole('combobox', { name: /^Country/ }).selectOption({ label: 'United States' });
  const owner = form.getByRole('combobox', { name: 'Owner' });
  await owner.fill('daniel');
  await page.getByRole('option', { name: 'Daniel Brooks' }).waitFor();
  await owner.press('Enter');
  expect(await owner.inputValue()).toBe('Daniel Brooks');
  await isGood(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Customer created successfully').waitFor();
  await form.waitFor({ state: 'hidden' });

  await page.getByRole('searchbox').fill('keystone');
  await page.getByRole('link', { name: 'Keystone Conveyors' }).click();
  await page.getByRole('heading', { level: 1, name: 'Keystone Conveyors' }).waitFor();
  const old = pathOf(page);
  await isGood(page);
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('button', { name: 'Merge with another…' }).click();
  await page.getByRole('button', { name: /Keystone Conveyor \(same phone\)/ }).click();
  const merge = page.getByRole('dialog', { name: 'Merge two customers' });
  // The older one stays unless said, and brings what it has.
  expect(await merge.getByRole('group', { name: 'Which one stays?' }).getByRole('radio').first().isChecked()).toBe(true);
  await merge.getByRole('group', { name: 'Address' }).getByRole('radio', { name: '410 Carbon St', exact: true }).check();
  await isGood(page);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await page.getByRole('heading', { level: 1, name: 'Keystone Conveyor', exact: true }).waitFor();
  await page.getByText('410 Carbon St', { exact: true }).waitFor();

  // The old address leads to the one that stayed.
  const stays = pathOf(page);
  await page.goto(old);
  await page.waitForURL(stays);
  await page
    .getByRole('link', { name: /^Contacts/ })
    .last()
    .click();
  await page.getByRole('region').getByRole('table').waitFor();
  await isGood(page);
});

test('in Arabic, on a phone: list, page and form, from right to left', async () => {
  const page = await shell.visit('/ar/CRM/customer/', 'admin@boreal.test', { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { level: 1, name: 'العملاء' }).waitFor();
  await page.getByRole('searchbox').fill('المدينة');
  await page.getByRole('link', { name: 'أسواق المدينة', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'أسواق المدينة' }).waitFor();
  await isGood(page);
  await page.getByRole('button', { name: 'تعديل' }).click();
  const form = page.getByRole('dialog', { name: 'تعديل العميل' });
  await form.getByText('الرقم الضريبي نفسه').first().waitFor();
  await isGood(page);
  await form.getByRole('textbox', { name: /^الاسم/ }).fill('أسواق المدينة الكبرى');
  await form.getByRole('button', { name: 'حفظ' }).click();
  await page.getByRole('heading', { level: 1, name: 'أسواق المدينة الكبرى' }).waitFor();
  expect(shell.complaints()).toEqual([]);
});
