import { afterAll, beforeAll, test } from 'vitest';
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
