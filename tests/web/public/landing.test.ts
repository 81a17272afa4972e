import { afterAll, beforeAll, expect, test } from 'vitest';
import { PublicSite } from './PublicSite.ts';

let site: PublicSite;
beforeAll(async () => void (site = await PublicSite.open()));
afterAll(() => site.close());

test('shows the plans by the month and by the year, and starts with the chosen one', async () => {
  const page = await site.visit('/landing-page/');
  const plans = page.locator('#plans li:has(h3)');
  await plans.first().waitFor();
  const figures = async () => (await plans.allInnerTexts()).map(text => text.match(/\$[\d,]+/g));
  await expect.poll(() => figures()).toEqual([['$89'], ['$179'], ['$279']]);
  await page.getByText('Yearly', { exact: true }).click();
  await expect
    .poll(() => figures())
    .toEqual([
      ['$69', '$828', '$240'],
      ['$119', '$1,428', '$720'],
      ['$189', '$2,268', '$1,080'],
    ]);
  await page.getByRole('link', { name: 'Get started with Professional' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /Professional/ }).isChecked()).toBe(true);
});

test('says Empezar in Spanish, names the eight modules, and tells the language by its prefix', async () => {
  const page = await site.visit('/sp/landing-page/');
  await page.getByRole('link', { name: 'Empezar con Start Up' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Empezar/ }).allInnerTexts()).toEqual(['Empezar', 'Empezar', 'Empezar']);
  await expect.poll(() => page.locator('#modules h3').count()).toBe(8);
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByText('العربية').click();
  await page.waitForURL('**/ar/landing-page/');
  await page.getByRole('heading', { name: 'أدِر شركتك كلها من سجلات واحدة.' }).waitFor();
});

test('one click in the live demo signs in as one of its people', async () => {
  const page = await site.visit('/live-demo/');
  await page.getByRole('button', { name: 'Enter as Accounting' }).click();
  await page.waitForFunction(() => localStorage.getItem('userEmail') === 'finance@atlas.test');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rolePremission'))).toBe('["Financial Management"]');
});

test('the live demo says so when its company is not loaded', async () => {
  await site.server.database.platform(em => em.execute(`update credential set email = 'moved@atlas.test' where email = 'crm@atlas.test'`));
  const page = await site.visit('/live-demo/');
  await page.getByRole('button', { name: 'Enter as Sales' }).click();
  await page.getByText('The demo company isn’t loaded on this server').waitFor();
});
