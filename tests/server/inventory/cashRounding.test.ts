import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { noTender, settle, type Tender } from '../../../web/inventory/till/pay/tender.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, openTill, saleId, sell, stocked, takeBack } from '../../support/tills.ts';

let server: TestServer;
let client: Client;
let tillSessionId: string;
let companyId: string;
beforeAll(async () => {
  server = await ownCompany();
  client = await signedInAs(server, 'admin@atlas.test');
  tillSessionId = (await openTill(client, 'Coins')).sessionId;
  companyId = (await client.query('{ viewer { companyId } }')).data.viewer.companyId;
  await settings({ taxRate: '21', pricesIncludeTax: true, cashRounding: '0.05' });
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

const administrator = { name: 'Yen Chief', email: 'chief@yen.test', password: demoPassword };
const settings = (values: Record<string, unknown>, by = client) => by.mutate('updateCompanySettings', values, 'company { cashRounding }');
const figures = `id number cashRounding rounding subtotal taxTotal total cash card tendered change balance status
  lines { id total } tillSession { id }`;
const sold = async (lines: object[], more: object = {}, by = client): Promise<Shown> => {
  const { inventoryInvoice, errors } = await sell(by, { tillSessionId, lines, ...more }, figures);
  if (!inventoryInvoice) throw new Error(JSON.stringify(errors));
  return inventoryInvoice;
};
const postedTo = (role: string, sourceId: string) =>
  server.database.inCompany({ companyId }, async em => {
    const [row] = await em.execute<[{ amount: string }]>(
      `select trim_scale(coalesce(sum(l.credit - l.debit), 0))::text as amount from journal_entry e
       join journal_line l on l.company_id = e.company_id and l.entry_id = e.id
       join account a on a.company_id = l.company_id and a.id = l.account_id
       where e.company_id = noria_company() and e.source_id = ? and a.role = ?`,
      [sourceId, role],
    );
    return row.amount;
  });

test.each([
  { price: '10.89', payments: [{ method: 'CASH' }], rounding: '0.01', total: '10.9', cash: '10.9' },
  { price: '10.87', payments: [{ method: 'CASH' }], rounding: '-0.02', total: '10.85', cash: '10.85' },
  { price: '10.87', payments: [{ method: 'CARD' }], rounding: '0', total: '10.87', cash: '0' },
  { price: '10.87', payments: [{ method: 'CARD', amount: '5' }, { method: 'CASH' }], rounding: '-0.02', total: '10.85', cash: '5.85' },
  { price: '0.02', payments: [{ method: 'CASH' }], rounding: '-0.02', total: '0', cash: '0' },
])('rounds what is due in cash to the smallest coin: $price by $payments', async ({ price, payments, rounding, total, cash }) => {
  const pen = await stocked(client, `Cash ${price}`, { quantity: '5', salePrice: price });
  const sale = await sold([lineOf(pen.id)], { payments, expectedTotal: price, expectedRounding: rounding });
  expect(sale).toMatchObject({ cashRounding: '0.05', rounding, total, cash, balance: '0', status: 'FULLY_PAID' });
  expect(await postedTo('ROUNDING', sale.id)).toBe(rounding);
});

it('gives back in cash what was paid in cash, in whatever steps', async () => {
  const nut = await stocked(client, 'Rounded nut', { quantity: '9', salePrice: '3.63' });
  const sale = await sold([lineOf(nut.id, '3')]);
  expect(sale).toMatchObject({ total: '10.9', rounding: '0.01' });
  const steps: Shown[] = [];
  for (let step = 0; step < 3; step++) {
    const back = await takeBack(client, sale.id, [{ lineId: sale.lines[0].id, quantity: '1' }], { tillSessionId }, figures);
    expect(back.errors).toEqual([]);
    steps.push(back.inventoryInvoice);
  }
  expect(steps.map(({ cash }) => cash)).toEqual(['-3.65', '-3.6', '-3.65']);
  const cents = (name: string) => Math.round(steps.reduce((sum, step) => sum + 100 * Number(step[name]), 0));
  for (const name of ['total', 'rounding', 'taxTotal', 'cash']) expect(cents(name)).toBe(-Math.round(100 * Number(sale[name])));
});

it('refuses a rounding that the customer was not told, and a coin finer than the currency', async () => {
  const pen = await stocked(client, 'Told', { quantity: '5', salePrice: '10.89' });
  const { errors } = await sell(client, { tillSessionId, lines: [lineOf(pen.id)], expectedRounding: '0.03' });
  expect(errors[0]).toMatchObject({ code: 'cashRoundingChanged', params: { expected: '0.03', rounding: '0.01' } });
  expect((await settings({ cashRounding: '0.005' })).errors).toMatchObject([{ field: 'cashRounding', code: 'tooManyDecimals' }]);
  const chief = await signedInAs(server, 'super@noria.test');
  const { company } = await chief.mutate(
    'createCompany',
    { name: 'Yen', currency: 'USD', planCode: 'UNLIMITED', administrator },
    'company { id }',
  );
  const yen = await signedInAs(server, administrator.email);
  await settings({ cashRounding: '0.05' }, yen);
  const changed = { id: company.id, currency: 'JPY' };
  expect((await chief.mutate('updateCompany', changed, 'company { id }')).errors).toMatchObject([{ field: 'cashRounding' }]);
});

it('counts the drawer to the coin: sales, what is given back, and the change are of coins there are', async () => {
  const { sessionId } = await openTill(client, 'Counted');
  const pen = await stocked(client, 'Counted pen', { quantity: '9', salePrice: '10.87' });
  const first = await sold([lineOf(pen.id)], { tillSessionId: sessionId, tendered: '20' });
  expect(first).toMatchObject({ cash: '10.85', tendered: '20', change: '9.15' });
  await sold([lineOf(pen.id, '2')], { tillSessionId: sessionId });
  await takeBack(client, first.id, [{ lineId: first.lines[0].id, quantity: '1' }], { tillSessionId: sessionId });
  const closing = { sessionId, countedCash: '121.75' };
  const { tillSession } = await client.mutate('closeTillSession', closing, 'tillSession { cashSales cashRefunds expectedCash difference }');
  expect(tillSession).toEqual({ cashSales: '32.6', cashRefunds: '10.85', expectedCash: '121.75', difference: '0' });
  const { data } = await client.query(`{ tillSessionReport(id: "${sessionId}") { salesTotal returnsTotal rounding } }`);
  expect(data.tillSessionReport).toEqual({ salesTotal: '32.60', returnsTotal: '10.85', rounding: '0.01' });
});

it('pays a credit note out in coins, and takes back by it what rounding took', async () => {
  const pen = await stocked(client, 'Credited pen', { quantity: '9', salePrice: '10.87' });
  const sale = await sold([lineOf(pen.id)]);
  const lines = [{ lineId: sale.lines[0].id, amount: '10.87' }];
  const input = { invoiceId: sale.id, tillSessionId, reason: 'Wrong', lines, payments: [{ method: 'CASH' }] };
  const { inventoryInvoice: note } = await client.mutate('creditInventoryInvoice', input, `inventoryInvoice { ${figures} }`);
  expect(note).toMatchObject({ total: '-10.85', rounding: '0.02', cash: '-10.85', balance: '0' });
  expect(await postedTo('ROUNDING', sale.id)).toBe('-0.02');
  expect(await postedTo('ROUNDING', note.id)).toBe('0.02');
  const voided = await client.mutate('voidCreditNote', { id: note.id }, 'inventoryInvoice { id }', 'RecordInput');
  expect(voided.errors).toMatchObject([{ code: 'documentSettled' }]);
});

describe('in dinars, of which there is no coin of one fils', () => {
  let dinars: TestServer;
  beforeAll(async () => void (dinars = await ownCompany({ currency: 'JOD', taxRate: '16' })));
  test.each([
    { price: '0.017', total: '0.015', rounding: '-0.002' },
    { price: '0.018', total: '0.02', rounding: '0.002' },
    { price: '1.25', total: '1.25', rounding: '0' },
  ])('rounds $price to $total', async ({ price, total, rounding }) => {
    const jordan = await signedInAs(dinars, 'admin@atlas.test');
    expect((await settings({ pricesIncludeTax: true, cashRounding: '0.005' }, jordan)).errors).toEqual([]);
    const { sessionId } = await openTill(jordan, `Fils ${price}`);
    const nut = await stocked(jordan, `Fils ${price}`, { quantity: '5', salePrice: price, purchasePrice: '0.001' });
    expect(await sold([lineOf(nut.id)], { tillSessionId: sessionId }, jordan)).toMatchObject({ total, rounding, cash: total });
  });
});

it('books a refused sale by the coins it was paid with', async () => {
  const pen = await stocked(client, 'Refused pen', { quantity: '9', salePrice: '10.87' });
  const sale = {
    id: saleId(),
    tillSessionId,
    lines: [lineOf(pen.id)],
    payments: [{ method: 'CASH' }],
    expectedTotal: '10.87',
    expectedRounding: '0.03',
  };
  const told = { ...sale, soldAt: new Date().toISOString() };
  expect((await sell(client, told)).errors).toMatchObject([{ code: 'cashRoundingChanged' }]);
  const lines = [{ includesTax: true, parts: [{ price: '10.87', vatCategory: 'STANDARD_RATED', vatRate: '21' }] }];
  const terms = { pricesIncludeTax: true, vatMode: 'PER_RATE', cashRounding: '0.1' };
  const report = { sale: told, lines, terms, number: 'P-C01N', code: 'cashRoundingChanged' };
  const { refusedSale } = await client.mutate('reportRefusedSale', report, 'refusedSale { id total }');
  expect(refusedSale.total).toBe('10.9');
  const recorded = await client.mutate(
    'recordRefusedSale',
    { id: refusedSale.id, reason: 'Paid' },
    `refusedSale { invoice { ${figures} } }`,
  );
  expect(recorded.errors).toEqual([]);
  expect(recorded.refusedSale.invoice).toMatchObject({ total: '10.9', rounding: '0.03', cashRounding: '0.1', cash: '10.9' });
});

test.each([
  { total: '10.89', tender: { CASH: '20' } },
  { total: '10.87', tender: { CASH: '10.85' } },
  { total: '10.87', tender: { CARD: '10.87' } },
  { total: '10.87', tender: { CASH: '5', CARD: '5.87' } },
  { total: '10.88', tender: { CASH: '10', CARD: '5' } },
  { total: '0.02', tender: { CASH: '0' } },
])('a till settles $total by $tender as the server does', async ({ total, tender }) => {
  const settled = settle(total, { ...noTender, ...(tender as Partial<Tender>) }, { digits: currencyDecimals('USD'), coin: '0.05' });
  expect(settled).toMatchObject({ missing: '0.00', isTooMuch: false });
  const pen = await stocked(client, `Settled ${total} ${JSON.stringify(tender)}`, { quantity: '5', salePrice: total });
  const { payments, tendered, rounding, change } = settled;
  const said = { payments, tendered, expectedTotal: total, expectedRounding: rounding };
  const sale = await sold([lineOf(pen.id)], said);
  expect(Number(sale.rounding)).toBe(Number(rounding));
  expect(Number(sale.change ?? 0)).toBe(Number(change));
  expect(Number(sale.total)).toBe(Number(settled.due));
});
