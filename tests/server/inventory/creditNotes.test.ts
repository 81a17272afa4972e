import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { lineOf, offersOf, openTill, saleId, sell, stocked, takeBack } from '../../support/tills.ts';
import { CreditDesk } from './CreditDesk.ts';

let desk: CreditDesk;
let cashier: Client;
let tillSessionId: string;
let customerId: string;
beforeAll(async () => {
  desk = await CreditDesk.open();
  ({ cashier, tillSessionId, customerId } = desk);
});
afterAll(async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  await desk.server.stop();
});

it('credits an amount of a line: no goods come back, VAT at its rate, and the revenue is less; the rest is the customer’s credit', async () => {
  const lamp = await stocked(cashier, 'Lamp', { quantity: '5', salePrice: '10', purchasePrice: '4' });
  const sale = await desk.soldTo([lineOf(lamp.id, '3')]);
  const before = await desk.overview();
  expect((await desk.credit(sale.id, { reason: ' ', lines: [{ lineId: sale.lines[0].id, amount: '1' }] })).errors).toMatchObject([
    { field: 'reason', code: 'required' },
  ]);
  const input = { id: saleId(), lines: [{ lineId: sale.lines[0].id, amount: '10.89' }] };
  const { inventoryInvoice: note, errors } = await desk.credit(sale.id, input);
  expect(errors).toEqual([]);
  expect(note).toMatchObject({
    kind: 'CREDIT_NOTE',
    number: expect.stringMatching(/^CN-\d{4}-\d{5}$/),
    total: '-10.89',
    taxTotal: '-0.89',
    credit: '-10.89',
    cash: '0',
    balance: '-10.89',
    returnOf: { id: sale.id },
    lines: [{ quantity: '0', base: '-10', tax: '-0.89', cost: '0', restocked: null }],
    taxes: [{ vatRate: '8.875', base: '-10', tax: '-0.89' }],
  });
  expect((await desk.credit(sale.id, input)).inventoryInvoice).toEqual(note);
  expect((await desk.read(sale.id)).lines[0]).toMatchObject({ creditable: '21.77', creditableQuantity: '3' });
  const sold = `inventoryProduct(id: "${lamp.id}") { quantity } productSales(productId: "${lamp.id}") { usedIn { title } months { quantity revenue } recent { number kind quantity revenue } }`;
  const { inventoryProduct, productSales } = (await cashier.query(`{ ${sold} }`)).data;
  expect(inventoryProduct.quantity).toBe('2');
  expect(productSales.months).toHaveLength(12);
  expect([productSales.usedIn, productSales.months.at(-1)]).toEqual([[], { quantity: '3', revenue: '20.00' }]);
  expect(productSales.recent).toEqual([
    { number: note.number, kind: 'CREDIT_NOTE', quantity: '0', revenue: '-10.00' },
    { number: sale.number, kind: 'SALE', quantity: '3', revenue: '30.00' },
  ]);
  const after = await desk.overview();
  expect(Number(before.revenue) - Number(after.revenue)).toBeCloseTo(10, 6);
  expect(after).toMatchObject({ sales: before.sales, returns: before.returns, creditNotes: before.creditNotes + 1, cost: before.cost });
  const why = `{ salesDrilldown(from: "${after.from}", before: "${after.before}", kind: PRODUCT, itemId: "${lamp.id}") { revenue quantity invoices { number kind } } }`;
  expect((await cashier.query(why)).data.salesDrilldown).toMatchObject({
    revenue: '20.00',
    quantity: '3',
    invoices: [{ number: note.number, kind: 'CREDIT_NOTE' }, { kind: 'SALE' }],
  });
});

it('never credits more of a line than is left, in pieces and in money, whoever asks; what comes back is worth what is left', async () => {
  const cup = await stocked(cashier, 'Cup of credit', { quantity: '9' });
  const sale = await desk.soldTo([lineOf(cup.id, '3')]);
  const [{ id: lineId }] = sale.lines;
  const refusal = async (line: object) => (await desk.credit(sale.id, { lines: [{ lineId, ...line }] })).errors[0];
  expect(await refusal({ amount: '32.67' })).toMatchObject({ field: 'lines.0.amount', code: 'creditTooHigh', params: { left: '32.66' } });
  expect(await refusal({ amount: '0.005' })).toMatchObject({ field: 'lines.0.amount', code: 'tooManyDecimals' });
  expect(await refusal({ quantity: '4' })).toMatchObject({ field: 'lines.0.quantity', code: 'creditTooMuch', params: { left: 3 } });
  expect(await refusal({})).toMatchObject({ field: 'lines.0.amount', code: 'required' });
  // One piece was never delivered, and the others were 3 too expensive.
  const { inventoryInvoice: note } = await desk.credit(sale.id, { lines: [{ lineId, quantity: '1' }] });
  expect(note).toMatchObject({ total: '-10.89', lines: [{ quantity: '-1' }] });
  await desk.credit(sale.id, { lines: [{ lineId, amount: '3' }] });
  expect((await takeBack(cashier, sale.id, [{ lineId, quantity: '3' }], { tillSessionId })).errors[0]).toMatchObject({
    code: 'returnTooMuch',
    params: { left: 2 },
  });
  const answers = await Promise.all(Array.from({ length: 6 }, () => desk.credit(sale.id, { lines: [{ lineId, amount: '4' }] })));
  expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(4);
  const { inventoryInvoice: back } = await takeBack(cashier, sale.id, [{ lineId, quantity: '2' }], { tillSessionId });
  expect(back.total).toBe('-2.77');
  expect((await desk.credit(sale.id)).errors[0]).toMatchObject({ code: 'nothingToCredit' });
  expect((await desk.credit(note.id)).errors[0]).toMatchObject({ code: 'returnOfReturn' });
  await expect(desk.forceCredit(note.id, lineId)).rejects.toThrow(/limitExceeded/);
});

it('mirrors the whole invoice to the cent: packages at several rates, discounts of lines and document, whatever was credited before', async () => {
  const [one, other] = [
    await stocked(cashier, 'Mirror', { quantity: '50', salePrice: '3.33' }),
    await stocked(cashier, 'Frame', { quantity: '50', salePrice: '7.77', vatCategory: 'ZERO_RATED' }),
  ];
  const { bundle } = await offersOf(cashier, 'Mirrored', [one.id, other.id]);
  const { usedIn } = (await cashier.query(`{ productSales(productId: "${one.id}") { usedIn { kind title quantity } } }`)).data.productSales;
  expect(usedIn).toEqual([
    { kind: 'PACKAGE', title: 'Mirroredpack', quantity: '2' },
    { kind: 'AGGREGATE_PRODUCT', title: 'Mirroredset', quantity: '3' },
  ]);
  const lines = [lineOf(one.id, '7', { discountPercent: '3' }), { kind: 'PACKAGE', itemId: bundle, quantity: '3', discountPercent: '1.5' }];
  const sale = await desk.soldTo(lines, { discountPercent: '7' });
  const made: Shown[] = [];
  made.push((await desk.credit(sale.id, { lines: [{ lineId: sale.lines[1].id, amount: '5.55' }] })).inventoryInvoice);
  made.push((await desk.credit(sale.id, { lines: [{ lineId: sale.lines[0].id, quantity: '2' }] })).inventoryInvoice);
  made.push(
    (await takeBack(cashier, sale.id, [{ lineId: sale.lines[1].id, quantity: '1' }], { tillSessionId }, desk.figures)).inventoryInvoice,
  );
  made.push((await desk.credit(sale.id, { payments: [{ method: 'BANK' }] })).inventoryInvoice);
  expect(made[3].bank).toBe(made[3].total);
  const cents = (of: (one: Shown) => string) => Math.round(made.reduce((sum, one) => sum + 100 * Number(of(one)), 0));
  for (const name of ['subtotal', 'discountTotal', 'taxTotal', 'total'])
    expect(cents(one => one[name]) + Math.round(100 * Number(sale[name]))).toBe(0);
  for (const rate of sale.taxes)
    expect(
      cents(one => one.taxes.find((tax: Shown) => tax.vatRate === rate.vatRate)?.tax ?? '0') + Math.round(100 * Number(rate.tax)),
    ).toBe(0);
});

it('settles what is owed on its invoice first, then what is paid out; the rest pays a later sale, or is refunded', async () => {
  const pot = await stocked(cashier, 'Pot', { quantity: '20' });
  const sale = await desk.soldTo([lineOf(pot.id, '2')], { payments: [{ method: 'BANK' }] });
  await desk.takePaymentBack(sale.number);
  expect(await desk.read(sale.id)).toMatchObject({ balance: '21.78', status: 'UNPAID' });
  const { inventoryInvoice: small } = await desk.credit(sale.id, { lines: [{ lineId: sale.lines[0].id, amount: '5' }] });
  expect(small).toMatchObject({ credit: '-5', balance: '0', status: 'FULLY_PAID' });
  expect(await desk.read(sale.id)).toMatchObject({ balance: '16.78', status: 'PARTIALLY_PAID' });
  await desk.books.mutate(
    'recordPayment',
    { direction: 'IN', method: 'BANK', amount: '16.78', paidOn: (await desk.overview()).from, partyId: customerId },
    'payment { id }',
  );
  const { inventoryInvoice: note } = await desk.credit(sale.id, { payments: [{ method: 'CASH', amount: '1.78' }], tillSessionId });
  expect(note).toMatchObject({ total: '-16.78', cash: '-1.78', credit: '-15', balance: '-15', status: 'PARTIALLY_PAID' });

  const left = async () => -Number((await desk.read(note.id)).balance);
  const asked = { tillSessionId, customerId, lines: [lineOf(pot.id, '1')] };
  const credited = async () => (await cashier.query(`{ customerCredit(customerId: "${customerId}") }`)).data.customerCredit;
  const all = Number(await credited());
  const dear = { ...asked, lines: [lineOf(pot.id, '15')], credit: String(all + 1), payments: [{ method: 'CARD' }] };
  expect((await sell(cashier, dear)).errors[0]).toMatchObject({ field: 'credit', code: 'creditTooLow', params: { available: `${all}` } });
  expect((await sell(cashier, { ...asked, customerId: undefined, credit: '1' })).errors[0]).toMatchObject({ field: 'customerId' });
  const paid = await desk.soldTo([lineOf(pot.id, '1')], { credit: '4', payments: [{ method: 'CARD' }] });
  expect(paid).toMatchObject({ total: '10.89', credit: '4', card: '6.89', balance: '0', status: 'FULLY_PAID' });
  const had = await left();
  expect((await desk.refund(note.id, String(had + 1))).errors[0]).toMatchObject({ field: 'amount', code: 'creditTooHigh' });
  expect((await desk.refund(note.id, '1')).inventoryInvoice.balance).toBe(String(1 - had));
  await desk.refund(note.id);
  expect((await desk.read(note.id)).balance).toBe('0');
  expect((await desk.refund(note.id)).errors[0]).toMatchObject({ code: 'nothingToRefund' });
  expect((await desk.refund(sale.id)).errors[0]).toMatchObject({ code: 'notCreditNote' });
});

it('pays all of it out where nobody has a credit to keep', async () => {
  const jug = await stocked(cashier, 'Jug', { quantity: '3' });
  const { inventoryInvoice: sale } = await sell(cashier, { tillSessionId, lines: [lineOf(jug.id, '1')] });
  expect((await desk.credit(sale.id)).errors[0]).toMatchObject({ field: 'payments', code: 'required' });
  const { inventoryInvoice: note } = await desk.credit(sale.id, { payments: [{ method: 'CASH' }], tillSessionId });
  expect(note).toMatchObject({ cash: '-10.89', credit: '0', balance: '0' });
});

it('is void while nothing was settled by it: its number stays, and all is as it was before', async () => {
  const bag = await stocked(cashier, 'Bag', { quantity: '3' });
  const sale = await desk.soldTo([lineOf(bag.id, '2')]);
  const before = await desk.overview();
  const { inventoryInvoice: note } = await desk.credit(sale.id, { lines: [{ lineId: sale.lines[0].id, quantity: '1' }] });
  const { inventoryInvoice: gone } = await desk.voided(note.id);
  expect(gone).toMatchObject({ number: note.number, voidedOn: expect.any(String), status: 'CANCELLED', balance: '0' });
  expect((await desk.voided(note.id)).errors).toEqual([]);
  expect(await desk.overview()).toEqual(before);
  expect((await desk.read(sale.id)).lines[0]).toMatchObject({ creditable: '21.78', creditableQuantity: '2' });
  const { inventoryInvoice: again } = await desk.credit(sale.id, { payments: [{ method: 'BANK' }] });
  expect(again.total).toBe('-21.78');
  expect(Number(again.number.slice(-5))).toBe(Number(note.number.slice(-5)) + 1);
  expect((await desk.voided(again.id)).errors[0]).toMatchObject({ code: 'documentSettled' });
  expect((await desk.voided(sale.id)).errors[0]).toMatchObject({ code: 'notCreditNote' });
});

it('stays in the report of the session it was issued in, printed once for good, also when it is void later', async () => {
  const rug = await stocked(cashier, 'Rug', { quantity: '3' });
  const sale = await desk.soldTo([lineOf(rug.id, '2')]);
  const { sessionId } = await openTill(cashier, 'Void later');
  const { inventoryInvoice: note } = await desk.credit(sale.id, { tillSessionId: sessionId });
  const report = async () =>
    (
      await cashier.query(
        `query($id: ID!) { tillSessionReport(id: $id) { returnsCount returnsTotal taxes { base tax } methods { method refunds } } }`,
        { id: sessionId },
      )
    ).data.tillSessionReport;
  await cashier.mutate('closeTillSession', { sessionId, countedCash: '100' }, 'tillSession { id }');
  const printed = await report();
  expect(printed).toMatchObject({ returnsCount: 1, returnsTotal: '21.78' });
  expect((await desk.voided(note.id)).errors).toEqual([]);
  expect(await report()).toEqual(printed);
});

it('is printed in three languages, and names its invoice', async () => {
  const pan = await stocked(cashier, 'Pan', { quantity: '3' });
  const sale = await desk.soldTo([lineOf(pan.id, '1')]);
  const { inventoryInvoice: note } = await desk.credit(sale.id, { lines: [{ lineId: sale.lines[0].id, amount: '2' }] });
  // The minus sign stays with its figure, in Arabic text too.
  const said = {
    en: ['Credit note', 'USD -2.00', 'USD -1.84'],
    ar: ['دائن', '-2.00 USD', '-1.84 USD'],
    sp: ['Nota de crédito', '-2,00 USD', '-1,84 USD'],
  };
  for (const [language, parts] of Object.entries(said))
    for (const query of ['', '?paper=roll']) {
      const words = await desk.printed(note.id, language, query);
      for (const part of [...parts, note.number, sale.number, 'Price too high']) expect(words).toContain(part);
    }
});
