import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../support/Client.ts';
import { barriers, overflow } from '../../support/usable.ts';
import { PublicSite } from './PublicSite.ts';

let site: PublicSite;
beforeAll(async () => void (site = await PublicSite.open()));
afterAll(() => site.close());

const phone = { viewport: { width: 390, height: 844 } };
const demo = (page: Page) => page.locator('#demo');
const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('region');
const stored = async (table: string, email: string) =>
  site.server.database.platform(em => em.execute<Record<string, string>[]>(`select * from ${table} where email = ?`, [email]));
/** Text of the focused element, as a screen reader announces it. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).innerText);

describe('asking for a demo', () => {
  test('by keyboard alone: what is wrong is named, what is sent is kept once and said', async () => {
    const page = await site.visit('/landing-page/', phone);
    await demo(page).getByLabel('Your name').focus();
    await page.keyboard.press('Enter');
    await complaintsOf(page, 'Required.', 3);
    await expect.poll(() => demo(page).getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type('Amal Said');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Mill House');
    await page.keyboard.press('Tab');
    await page.keyboard.type('amal@mill');
    await page.keyboard.press('Enter');
    await demo(page).getByText('Enter a valid email address.').waitFor();
    await page.keyboard.type('.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Stock in two halls.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await demo(page).getByText('Thank you, Amal Said. We’ll email amal@mill.test to arrange a time.').waitFor();
    await expect.poll(() => focused(page)).toContain('Thank you, Amal Said.');
    await expect
      .poll(() => stored('demo_request', 'amal@mill.test'))
      .toMatchObject([{ name: 'Amal Said', company: 'Mill House', message: 'Stock in two halls.', language: 'EN' }]);
    expect(site.complaints()).toEqual([]);
  });

  test('is braked, and says for how long', async () => {
    const input = { name: 'Impatient', email: 'again@mill.test' };
    for (let time = 0; time < 5; time++) await left('requestDemo', { ...input, company: `Number ${time}` });
    const page = await site.visit('/landing-page/');
    await demo(page).getByLabel('Your name').fill(input.name);
    await demo(page).getByLabel('Company').fill('Number 5');
    await demo(page).getByLabel('Email address').fill(input.email);
    await demo(page).getByRole('button', { name: 'Request a demo' }).click();
    await demo(page)
      .getByRole('alert')
      .getByText(/Too many attempts. Try again in \d+ seconds/)
      .waitFor();
    await expect.poll(() => demo(page).getByLabel('Company').inputValue()).toBe('Number 5');
    await expect.poll(() => stored('demo_request', 'again@mill.test')).toHaveLength(5);
  });

  test('is in the menu and below the plans', async () => {
    const page = await site.visit('/sp/landing-page/', { viewport: { width: 1280, height: 800 } });
    await page.getByRole('navigation').getByRole('link', { name: 'Pedir una demostración' }).click();
    expect(new URL(page.url()).hash).toBe('#demo');
    await page.getByRole('link', { name: '¿Más usuarios, más espacio o su propio servidor? Escríbanos.' }).click();
    await page.getByRole('button', { name: 'Pedir una demostración' }).waitFor();
  });
});

describe('the newsletter', () => {
  test.each([
    {
      prefix: '',
      button: 'Subscribe',
      wrong: 'Enter a valid email address.',
      done: /^Subscribed\. The newsletter goes to/,
      language: 'EN',
    },
    {
      prefix: '/ar',
      button: 'اشترك',
      wrong: 'أدخل عنوان بريد إلكتروني صالحًا.',
      done: /^تم الاشتراك\. ستصل النشرة إلى/,
      language: 'AR',
    },
    {
      prefix: '/sp',
      button: 'Suscribirse',
      wrong: 'Introduzca un correo electrónico válido.',
      done: /^Suscripción confirmada\. El boletín/,
      language: 'SP',
    },
  ])('takes an address on $prefix/live-demo/, and answers alike when it has it', async ({ prefix, button, wrong, done, language }) => {
    const email = `reader.${language.toLowerCase()}@mill.test`;
    // Whether the server has the address is no matter of language.
    for (const typed of language === 'EN' ? [email, email.toUpperCase()] : [email]) {
      const page = await site.visit(`${prefix}/live-demo/`, phone);
      await newsletter(page).getByRole('textbox').fill('nobody');
      await newsletter(page).getByRole('button', { name: button }).click();
      await newsletter(page).getByText(wrong).waitFor();
      await newsletter(page).getByRole('textbox').fill(typed);
      await page.keyboard.press('Enter');
      await newsletter(page).getByRole('status').getByText(done).waitFor();
      await expect.poll(() => focused(page)).toContain(email);
      expect(await overflow(page)).toBe(0);
    }
    await expect.poll(() => stored('newsletter_subscriber', email)).toMatchObject([{ language }]);
  });

  test('says so when the server does not answer, keeps what was typed, and goes on when it does', async () => {
    const page = await site.visit('/landing-page/', phone);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await newsletter(page).getByRole('textbox').fill('later@mill.test');
    await newsletter(page).getByRole('button').click();
    await newsletter(page).getByRole('alert').getByText('Can’t reach the server.').waitFor();
    await page.context().setOffline(false);
    await newsletter(page).getByRole('button').click();
    await newsletter(page).getByRole('status').getByText('later@mill.test').waitFor();
    site.complaints();
  });
});

test('forms with errors and with thanks have no barrier, light or dark', async () => {
  const page = await site.visit('/ar/landing-page/', phone);
  await demo(page).getByRole('button').click();
  await complaintsOf(page, 'مطلوب.', 3);
  await newsletter(page).getByRole('textbox').fill('thanks@mill.test');
  await page.keyboard.press('Enter');
  await newsletter(page).getByRole('status').waitFor();
  for (const isDark of [false, true]) {
    await page.evaluate(dark => document.documentElement.classList.toggle('dark', dark), isDark);
    expect(await barriers(page)).toEqual([]);
  }
  expect(await overflow(page)).toBe(0);
});

describe('the super administrator', () => {
  const looks = [
    { prefix: '', width: 1280, theme: 'light' as const, menu: 'Enquiries', handle: 'Mark as handled', handled: 'Handled' },
    { prefix: '/ar', width: 390, theme: 'dark' as const, menu: 'الاستفسارات', handle: 'تعليم كمتابَع', handled: 'تمت متابعته' },
  ];

  test.each(looks)('reads what came and sees to it, $width px, $theme', async ({ prefix, width, theme, menu, handle, handled }) => {
    const name = `Visitor of ${width}`;
    await left('requestDemo', { name, email: `visitor.${width}@mill.test`, company: 'Mill House', message: 'Two halls.' });
    const look = { viewport: { width, height: 844 }, theme };
    const page = await site.goOn(`${prefix}/settings/enquiries/?q=${width}`, look, 'super@noria.test');
    await page.getByRole('heading', { name: menu, level: 1 }).waitFor();
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText('Two halls.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: handle }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole(width < 768 ? 'listitem' : 'row')
      .filter({ hasText: name })
      .getByText(handled, { exact: true })
      .waitFor();
    await page.locator('main').locator('a[href$="/settings/enquiries/subscribers/"]').click();
    await page.getByText('reader.ar@mill.test').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(site.complaints()).toEqual([]);
  });

  test('sees a request come in', async () => {
    const page = await site.goOn('/settings/enquiries/', { theme: 'light' }, 'super@noria.test');
    await page.getByRole('heading', { name: 'Enquiries', level: 1 }).waitFor();
    await left('requestDemo', { name: 'Just now', email: 'now@mill.test', company: 'Mill House' });
    await page.getByRole('link', { name: 'Just now' }).waitFor();
    await page.getByRole('button', { name: 'More actions for Just now' }).click();
    await page.getByRole('button', { name: 'Mark as handled' }).click();
    await page.getByText('Demo request updated successfully').waitFor();
    await page.getByRole('row').filter({ hasText: 'Just now' }).getByText('Handled', { exact: true }).waitFor();
  });
});

/** Submits a form as a visitor does. */
const left = (name: 'requestDemo', input: Record<string, string>) => new Client(site.server.url).mutate(name, input, '');

/** Expects this number of fields in the demo form to show the same error. */
async function complaintsOf(page: Page, text: string, count: number): Promise<void> {
  await demo(page)
    .getByText(text)
    .nth(count - 1)
    .waitFor();
  await expect.poll(() => demo(page).getByText(text).count()).toBe(count);
}
