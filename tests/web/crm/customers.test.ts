import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

async function isGood(page: Page) {
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
}

test('in English: a customer known already is warned of, made, and found with its contacts', async () => {
  const page = await shell.visit('/CRM/customer/', 'crm@atlas.test', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('button', { name: 'New customer' }).click();
  const form = page.getByRole('dialog', { name: 'New customer' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Keystone Conveyors');
  await form.getByRole('textbox', { name: 'Phone' }).fill('(412) 555-0172');
  await form.getByText('A customer with the same data already exists:').waitFor();
  await expect.poll(() => form.getByRole('link', { name: 'Keystone Conveyor' }).getAttribute('href')).toMatch(/\/CRM\/customer\/.+\//);
  await form.getByRole('textbox', { name: /^Address/ }).fill('410 Carbon St');
  await form.getByRole('combobox', { name: /^City/ }).fill('Pittsburgh');
  await form.getByRole('combobox', { name: /^Country/ }).selectOption({ label: 'United States' });
  const owner = form.getByRole('combobox', { name: 'Owner' });
  await owner.fill('daniel');
  await page.getByRole('option', { name: 'Daniel Brooks' }).waitFor();
  await owner.press('Enter');
  await expect.poll(() => owner.inputValue()).toBe('Daniel Brooks');
  await isGood(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Customer created successfully').waitFor();
  await form.waitFor({ state: 'hidden' });

  await page.getByRole('searchbox').fill('keystone');
  await page.getByRole('link', { name: 'Keystone Conveyors' }).click();
  await page.getByRole('heading', { level: 1, name: 'Keystone Conveyors' }).waitFor();
  await page
    .getByRole('link', { name: /^Contacts/ })
    .last()
    .click();
  await page.getByText('Add the people you deal with at this customer.').waitFor();
  await isGood(page);

  // A record started from a customer's page is for that customer, and a quotation is valid for a month by default.
  await page
    .getByRole('link', { name: /^Quotations/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'New quotation' }).click();
  const quotation = page.getByRole('dialog', { name: 'New quotation' });
  await expect.poll(() => quotation.getByRole('combobox', { name: /^Customer/ }).inputValue()).toBe('Keystone Conveyors');
  await expect.poll(() => quotation.getByLabel(/^Valid until/).inputValue()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
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

test('an administrator sees what an erasure would do, types the name, and the person is gone', async () => {
  const page = await shell.visit('/CRM/customer/', 'admin@atlas.test', { viewport: { width: 1280, height: 900 } });
  const input = { name: 'Ilse Wren', email: 'ilse@wren.test', address: '1 Quay', city: 'Boston', country: 'US' };
  const make = 'mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }';
  const { createCustomer } = await shell.send<{ createCustomer: { customer: { id: string } } }>(page, make, { input });
  await navigate(page, `/CRM/customer/${createCustomer.customer.id}/`);
  await page.getByRole('button', { name: 'Actions for Ilse Wren' }).click();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase personal data' });
  await dialog.getByText("The customer's record").waitFor();
  await dialog.getByRole('button', { name: 'Erase personal data' }).click();
  await dialog.getByText('Required.').first().waitFor();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ilse');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('By letter');
  await dialog.getByRole('button', { name: 'Erase personal data' }).click();
  await dialog.getByText('Enter the name exactly as shown.').first().waitFor();
  await isGood(page);
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ilse Wren');
  await dialog.getByRole('button', { name: 'Erase personal data' }).click();
  await page.getByRole('heading', { level: 1, name: 'Erased person' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(shell.complaints()).toEqual([]);
});
