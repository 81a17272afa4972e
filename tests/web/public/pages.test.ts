import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, overflow } from '../../support/usable.ts';
import { PublicSite } from './PublicSite.ts';

const pages = [
  '/landing-page/',
  '/live-demo/',
  '/authentication/sign-in/',
  '/authentication/sign-up',
  '/authentication/forgot-password',
  '/authentication/reset-password?token=used',
  '/authentication/confirm-mail',
  '/faq/',
  '/terms/',
  '/settings/privacy-policy/',
  '/404',
];
/** Accessibility is checked in light and dark, left to right and right to left: a third language would show nothing new. */
const languages = [
  { prefix: '', lang: 'en', dir: 'ltr', theme: 'light' },
  { prefix: '/ar', lang: 'ar', dir: 'rtl', theme: 'dark' },
  { prefix: '/sp', lang: 'es', dir: 'ltr', theme: undefined },
];

/** A message id in place of its text: `signIn.title`. The demo's mailboxes look similar. */
const messageId = /\b[a-z][A-Za-z]*\.[a-z][A-Za-z]+(\.[a-z][A-Za-z]+)*\b(?<!atlas\.test)/;

let site: PublicSite;
beforeAll(async () => void (site = await PublicSite.open()));
afterAll(() => site.close());

describe.each(languages)('in $lang', ({ prefix, lang, dir, theme }) => {
  test.concurrent.each(pages)('%s is named, told in this language, fits a phone and has no barrier', async path => {
    await site.visitors.during(prefix + path, undefined, { viewport: { width: 390, height: 844 } }, async page => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([lang, dir]);
      expect(await page.title()).toMatch(/\S+ · Noria$/);
      expect(await page.locator('body').innerText()).not.toMatch(messageId);
      expect(await overflow(page)).toBe(0);
      if (theme === 'dark') await page.evaluate(() => document.documentElement.classList.add('dark'));
      if (theme) expect(await barriers(page)).toEqual([]);
      expect(site.complaints()).toEqual([]);
    });
  });
});

test('finds a question by its words and opens it', async () => {
  const page = await site.visit('/faq/');
  await page.getByLabel('Search the questions').fill('currency');
  await page.getByText('Until the first document is posted').waitFor();
  await page.getByLabel('Search the questions').fill('zeppelin');
  await page.getByText('No question has these words').waitFor();
});

test('an address that leads nowhere leads home', async () => {
  const page = await site.visit('/no/such/page');
  await page.getByText('This page does not exist').waitFor();
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await page.waitForURL('**/landing-page/');
});
