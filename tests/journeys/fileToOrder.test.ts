import { afterAll, beforeAll, expect, test } from 'vitest';
import { Shell } from '../web/shell/Shell.ts';
import { exportList, importCustomers } from './customersByFile.ts';
import { sendQuotation, winLead } from './leadToQuotation.ts';
import { mergeDuplicate } from './mergeDuplicate.ts';
import { Journey, type JourneyWords } from './Journey.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const tellings: JourneyWords[] = [
  {
    language: 'en',
    people: ['crm@atlas.test', 'admin@atlas.test'],
    customers: 500,
    name: 'Meridian Works',
    towns: ['Salem', 'Boston'],
    country: 'United States',
    quantity: '3',
    price: '1,000.50',
    /** 3 × 1000.50, plus 8.875 % tax. */
    total: '3,267.88',
    goods: 'Installation of pumps',
    terms: 'Thirty days net',
    signer: 'Laura Kent',
  },
  {
    language: 'ar',
    people: ['admin@boreal.test', 'yazan.haddad@boreal.test'],
    // A long file is read no differently in another language.
    customers: 50,
    name: 'متجر الواحة',
    towns: ['السلط', 'عمّان'],
    country: 'الأردن',
    quantity: '٣',
    price: '١٬٠٠٠٫٥٠٠',
    /** 3 × 1000.500, plus 16 % tax. */
    total: '3,481.740',
    goods: 'تركيب خزانات',
    terms: 'الدفع خلال ثلاثين يوما',
    signer: 'ليلى القاسم',
  },
];

test.each(tellings)(
  'told in $language: customers come from a file, one is won on the board, accepts by a link, and leaves in a file',
  { timeout: 180_000, retry: 0 },
  async telling => {
    const teller = await Journey.of(shell, telling);
    for (const chapter of [importCustomers, winLead, sendQuotation, mergeDuplicate, exportList]) await chapter(teller);
    expect(shell.complaints()).toEqual([]);
  },
);
