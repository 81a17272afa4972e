import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { today } from '../../support/today.ts';
import { SpendingWorld } from './Spending.ts';

let world: SpendingWorld;
let customerId: string;
beforeAll(async () => {
  world = await SpendingWorld.open();
  [customerId] = await world.books.customers(1);
});
afterAll(() => world.books.server.stop());

const question = `query($from: Date, $to: Date) { vatReturn(from: $from, to: $to) { from to rows { box side category rate count base tax }
  outputTax inputTax due outputPosted inputPosted } }`;
const read = async (from: string, to: string): Promise<Shown> => {
  const { data, errors } = await world.client.query(question, { from, to });
  expect(errors).toEqual([]);
  return data.vatReturn;
};
const documents = async (variables: object): Promise<Shown> => {
  const { data, errors } = await world.client.query(
    `query($from: Date!, $to: Date!, $side: VatSide!, $category: PurchaseVatCategory, $rate: Decimal, $first: Int! = 50, $offset: Int! = 0) {
       vatDocuments(from: $from, to: $to, side: $side, category: $category, rate: $rate, first: $first, offset: $offset) {
         count base tax documents { documentId number countedOn isVoiding base tax } } }`,
    { ...variables },
  );
  expect(errors).toEqual([]);
  return data.vatDocuments;
};
const sell = async (unitPrice: string, vatCategory: string): Promise<Shown> => {
  const line = { description: 'Advice', quantity: '1', unitPrice, vatCategory };
  const input = { customerId, pricesIncludeTax: false, lines: [line], issue: true };
  const { salesInvoice, errors } = await world.client.mutate(
    'createSalesInvoice',
    input,
    'salesInvoice { id number taxTotal taxes { vatRate } }',
  );
  expect(errors).toEqual([]);
  return salesInvoice;
};

it('sorts sales and purchases into boxes, taxes reverse charge on both sides, and agrees with the accounts', async () => {
  const headId = await world.head();
  await world.client.mutate('updateCompanySettings', { taxRate: '20' }, 'company { id }');
  await sell('100', 'STANDARD_RATED');
  await sell('40', 'ZERO_RATED');
  const buy = (net: string, vatCategory: string) => world.book(net, { headId, vatCategory, issuedOn: today() });
  await buy('50', 'STANDARD_RATED');
  await buy('30', 'REVERSE_CHARGE');
  await buy('9', 'EXEMPT');
  const vat = await read(today(), today());
  const rate = vat.rows[0].rate as string;
  const taxed = (base: number) => ((base * Number(rate)) / 100).toFixed(2);
  expect(Number(rate)).toBeGreaterThan(0);
  expect(vat.rows).toEqual([
    { box: 1, side: 'SALES', category: 'STANDARD_RATED', rate, count: 1, base: '100.00', tax: taxed(100) },
    { box: 2, side: 'SALES', category: 'ZERO_RATED', rate: '0', count: 1, base: '40.00', tax: '0.00' },
    { box: 5, side: 'SALES', category: 'REVERSE_CHARGE', rate, count: 1, base: '30.00', tax: taxed(30) },
    { box: 7, side: 'PURCHASES', category: 'STANDARD_RATED', rate, count: 1, base: '50.00', tax: taxed(50) },
    { box: 9, side: 'PURCHASES', category: 'EXEMPT', rate: '0', count: 1, base: '9.00', tax: '0.00' },
    { box: 11, side: 'PURCHASES', category: 'REVERSE_CHARGE', rate, count: 1, base: '30.00', tax: taxed(30) },
  ]);
  expect(vat).toMatchObject({
    outputTax: taxed(130),
    inputTax: taxed(80),
    due: taxed(50),
    outputPosted: taxed(130),
    inputPosted: taxed(80),
  });
});

it('leads to the documents of a box; a voided one comes off on the day it is voided', async () => {
  const invoice = await sell('7', 'ZERO_RATED');
  const box = { from: today(), to: today(), side: 'SALES', category: 'ZERO_RATED', rate: '0' };
  expect(await documents(box)).toMatchObject({ count: 2, base: '47.00', tax: '0.00' });
  await world.client.mutate('voidSalesInvoice', { id: invoice.id }, 'salesInvoice { id }', 'RecordInput');
  const { count, base, documents: found } = await documents(box);
  expect([count, base]).toEqual([3, '40.00']);
  expect(found.filter(({ documentId }: Shown) => documentId === invoice.id).map((row: Shown) => [row.isVoiding, row.base])).toEqual([
    [false, '7.00'],
    [true, '-7.00'],
  ]);
  expect((await documents({ ...box, first: 1, offset: 1 })).documents).toEqual([found[1]]);
  expect((await documents({ ...box, first: 5, offset: 3 })).documents).toEqual([]);
});

it('pages through documents of several days, though it reads only those of the page', async () => {
  const headId = await world.head();
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-03', '2026-03-09', '2026-03-10'])
    await world.book('11', { headId, vatCategory: 'EXEMPT', issuedOn: day });
  const box = { from: '2026-03-01', to: '2026-03-31', side: 'PURCHASES', category: 'EXEMPT' };
  const { documents: all, ...sums } = await documents(box);
  expect(all.map(({ countedOn }: Shown) => countedOn)).toEqual(['2026-03-02', '2026-03-03', '2026-03-03', '2026-03-09', '2026-03-10']);
  for (const [first, offset] of [
    [2, 0],
    [2, 1],
    [2, 2],
    [1, 4],
    [9, 3],
  ])
    expect(await documents({ ...box, first, offset })).toEqual({ ...sums, documents: all.slice(offset, offset + first) });
});

it('counts entries on the VAT accounts without a document apart, on their day', async () => {
  const lines = [
    { account: 'VAT_OUTPUT', debit: '3' },
    { account: 'BANK', credit: '3' },
  ] as const;
  for (const journal of ['SALES', 'GENERAL'] as const)
    await world.books.post('3', { postedOn: '2026-02-03', journal, sourceId: newId(0x78), lines: [...lines] });
  const vat = await read('2026-02-01', '2026-02-28');
  expect(vat.rows).toEqual([{ box: 6, side: 'SALES', category: null, rate: null, count: 2, base: '0.00', tax: '-6.00' }]);
  expect(vat).toMatchObject({ due: '-6.00', outputPosted: '-6.00', inputPosted: '0.00' });
  expect(await documents({ from: '2026-02-01', to: '2026-02-28', side: 'SALES' })).toMatchObject({ count: 2, tax: '-6.00' });
  expect(await read('2025-01-01', '2025-12-31')).toMatchObject({ rows: [], due: '0.00' });
});

it('is read only with the right, and agrees with the accounts of every company on every day', async () => {
  const seller = await signedInAs(world.books.server, 'crm@atlas.test');
  const { data, errors } = await seller.query(question, {});
  expect(data.vatReturn).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  await expectInvariantsHold(world.books.server.database, world.books.companyId);
});
