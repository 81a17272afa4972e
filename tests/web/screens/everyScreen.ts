import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../web/core/i18n/languages.ts';
import type { ScreenRow } from '../../../web/core/routing/ScreenRow.ts';
import { signedInAs } from '../../support/Client.ts';
import { barriers, overflow } from '../../support/usable.ts';
import { textsIn } from '../../support/wording.ts';
import { navigate } from '../navigate.ts';
import { Shell } from '../shell/Shell.ts';

// The declarations of the screens read the page's language and session.
vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => undefined);
const { moduleRows } = await import('../../../web/moduleRows.ts');
const { publicRows } = await import('../../../web/publicRows.ts');
const { kinds } = await import('../../../web/records.ts');
vi.unstubAllGlobals();

/** Screens that lead elsewhere or need a secret in the address, with the test that shows them. */
const shownElsewhere: Record<string, string> = {
  '/records/:id/': 'shell/records.test.ts',
  '/economics/invoice/createInvoice/': 'web/finance/salesInvoices.test.ts',
  '/economics/invoice/sales-invoice/': 'web/finance/salesInvoices.test.ts',
  '/economics/invoice/inventory-invoice/': 'web/finance/salesInvoices.test.ts',
  '/ecommerce/create-order/': 'web/ecommerce/orders.test.ts',
  '/ecommerce/create-product/': 'web/ecommerce/products.test.ts',
  '/vendorManagement/requisition/createRequisition/': 'web/procurement/requisitions.test.ts',
  '/vendorManagement/vendors/createVendor/': 'web/procurement/requisitions.test.ts',
  '/authentication/logout/': 'public/signIn.test.ts',
};
const lock = '/authentication/lock-screen/';
const rows = [...moduleRows, ...publicRows].filter(({ path }) => !(path in shownElsewhere));
const addressOf = ({ path }: ScreenRow) => (path === '/authentication/reset-password/' ? `${path}?token=used` : path);
/** Addresses of forms for a new record; an invoice's leads to a screen of its own. */
const forms = kinds
  .flatMap(({ create }) => create?.path ?? [])
  .filter(path => path.includes('?') && !path.startsWith('/inventory/invoices/'));
/** The screen that an address opens, with a form or without; fails where a form belongs to none. */
function rowOf(address: string): ScreenRow {
  const row = rows.find(({ path }) => path === address.split('?')[0]);
  if (!row) throw new Error(`${address} belongs to no screen`);
  return row;
}
/** Every screen of every module, each followed by its forms, which open over it; the screen that closes all others comes last. */
const screens = [...rows.filter(({ path }) => path !== lock), rowOf(lock)].flatMap(row =>
  [addressOf(row), ...forms.filter(form => rowOf(form) === row)].map(address => ({ address, row })),
);

/** How the screens are looked at. */
export interface Look {
  language: Language;
  prefix: string;
  /** Language and direction of the document. */
  lang: string;
  dir: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  width: number;
  /** A user with every permission. */
  member: string;
  /** Whether axe looks for barriers. */
  isChecked: boolean;
}

/**
 * Tests that each screen is named and told in the language, fits the window, has no barrier, and that the browser has nothing to complain
 * of. The screens are those that the modules declare, shown one after the other in the same page.
 */
export function everyScreen({ language, prefix, lang, dir, theme, width, member, isChecked }: Look): void {
  const texts = textsIn(language);
  let shell: Shell;
  beforeAll(async () => {
    shell = await Shell.open({}, 'long');
    // The only list of records that the demo leaves empty.
    const client = await signedInAs(shell.server, member);
    await client.mutate('createWebhookEndpoint', { name: 'Shop', url: 'https://shop.test/hook', types: ['Customer'] }, '');
  });
  afterAll(() => shell.close());

  const people = [
    { who: 'a member', email: member, sees: ({ access }: ScreenRow) => access !== 'PUBLIC' && access !== 'SUPER_ADMIN' },
    { who: 'a super administrator', email: 'super@noria.test', sees: ({ access }: ScreenRow) => access === 'SUPER_ADMIN' },
    { who: 'a stranger', email: undefined, sees: ({ access }: ScreenRow) => access === 'PUBLIC' },
  ];
  describe.each(people)('for $who', ({ email, sees }) => {
    let page: Page;
    let isFramed = false;
    beforeAll(async () => {
      page = await shell.visit(`${prefix}/faq/`, email, { viewport: { width, height: 844 }, theme });
    });
    /** Addresses of the first record of each list. */
    const records = new Map<string, string>();
    const firstRecord = async (list: string): Promise<string> => {
      const link = await page.waitForFunction(start => {
        const links = [...document.querySelectorAll('main a')].map(one => one.getAttribute('href')!);
        return links.find(href => href.startsWith(start) && /[\da-f-]{36}\/$/.test(href));
      }, list);
      return (await link.jsonValue())!;
    };

    test.each(screens.filter(({ row }) => sees(row)))('$address can be used', async ({ address, row }) => {
      await navigate(page, records.get(address) ?? prefix + address);
      const isForm = address.includes('dialog=');
      await page.waitForFunction(
        shown => {
          const { title, documentElement: root } = document;
          return JSON.stringify([title, root.lang, root.dir]) === shown && !document.querySelector('[aria-busy=true]');
        },
        JSON.stringify([`${texts[row.title]} · Noria`, lang, dir]),
      );
      // Asked in the page: on a large page, a locator by role takes as long as showing it.
      await page.waitForFunction(
        content => [...document.querySelectorAll(content)].some(element => element.checkVisibility()),
        isForm ? 'dialog[open]' : 'h1',
      );
      const record = `${address}:id/`;
      if (rows.some(({ path }) => path === record)) records.set(record, await firstRecord(prefix + address));
      const words = (await page.evaluate(() => document.body.innerText)).split(/[^\w.]+/);
      expect(words.filter(word => word.includes('.') && word in texts)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      // The frame around the screens stays the same, and so does the list behind a form.
      const part = isForm ? ['dialog[open]'] : ['main'];
      if (isChecked) expect(await barriers(page, isFramed ? part : undefined)).toEqual([]);
      isFramed = true;
      expect(shell.complaints()).toEqual([]);
    });
  });
}
