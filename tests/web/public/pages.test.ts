import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { PublicSite } from './PublicSite.ts';

let site: PublicSite;
beforeAll(async () => void (site = await PublicSite.open()));
afterAll(() => site.close());

test('finds a question by its words and opens it', async () => {
  const page = await site.visit('/faq/');
  await page.getByLabel('Search questions').fill('currency');
  await page.getByText('Yes, in the company settings until the first document is posted').waitFor();
  await page.getByLabel('Search questions').fill('zeppelin');
  await page.getByText('No results. Try fewer words.').waitFor();
});

test('an address that leads nowhere leads home', async () => {
  const page = await site.visit('/no/such/page');
  await page.getByText('This page does not exist').waitFor();
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await page.waitForURL('**/landing-page/');
});

/** Opens a product of the shop, and buys it as a guest up to the page that follows the order. */
async function buy(
  page: Page,
  names: { add: string; checkout: string; place: RegExp; follow: string },
  delivery: Record<string, string>,
): Promise<void> {
  await isUsable(page);
  await page.locator('.card a').first().click();
  await page.locator('.add').waitFor();
  await isUsable(page);
  await page.getByRole('button', { name: names.add }).click();
  await page.getByRole('status').getByRole('link').click();
  await page.getByRole('link', { name: names.checkout }).waitFor();
  await isUsable(page);
  await page.getByRole('link', { name: names.checkout }).click();
  for (const [field, value] of Object.entries(delivery)) await page.locator(`#${field}`).fill(value);
  await page.locator('input[name=payment]').last().check();
  await isUsable(page);
  await page.getByRole('button', { name: names.place }).click();
  await page.getByRole('link', { name: names.follow }).waitFor();
  await isUsable(page);
  await page.getByRole('link', { name: names.follow }).click();
  await page.locator('.steps').waitFor();
  await isUsable(page);
}

const phone = { viewport: { width: 390, height: 844 } };

test('a shop sells to a guest on a phone in Arabic, in the dark', async () => {
  const page = await site.visit('/ar/shop/boreal-foods/', { ...phone, colorScheme: 'dark' });
  const names = { add: 'أضف إلى السلة', checkout: 'إتمام الشراء', place: /تأكيد الطلب/, follow: 'متابعة الطلب' };
  await buy(page, names, {
    name: 'رانيا حداد',
    email: 'rania@phone.test',
    phone: '+962795550101',
    city: 'عمّان',
    address: 'شارع الرينبو 12',
  });
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(site.complaints()).toEqual([]);
});

test('a shop sells to a guest at a desk in Spanish', async () => {
  const page = await site.visit('/sp/shop/atlas-trading/?q=grease');
  const names = { add: 'Añadir al carrito', checkout: 'Tramitar pedido', place: /Realizar el pedido/, follow: 'Seguir el pedido' };
  await buy(page, names, { name: 'Marta Gil', email: 'marta@desk.test', phone: '34911234567', city: 'Madrid', address: 'Calle Mayor 1' });
  await page.getByText('Recibido', { exact: true }).waitFor();
  expect(site.complaints()).toEqual([]);
});
