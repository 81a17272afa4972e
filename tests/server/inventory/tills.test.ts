import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { textOf, widthOf } from '../../support/pdf.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { balancesOf, lineOf, offersOf, openTill, sell, stocked, takeBack } from '../../support/tills.ts';

let server: TestServer;
let cashier: Client;
let shelf: { till: { tillId: string; sessionId: string }; pen: string; ink: string; service: string; bundle: string; set: string };
beforeAll(async () => {
  server = await ownCompany();
  cashier = await signedInAs(server, 'inventory@atlas.test');
  const [pen, ink] = [
    await stocked(cashier, 'Quillpen', { quantity: '12' }),
    await stocked(cashier, 'Quillink', { quantity: '9', salePrice: '5', purchasePrice: '2', vatCategory: 'ZERO_RATED' }),
  ];
  const offers = await offersOf(cashier, 'Quill', [pen.id, ink.id]);
  shelf = { till: await openTill(cashier, 'Shelf'), pen: pen.id, ink: ink.id, ...offers };
});
afterAll(() => server.stop());

const line = (kind: string, itemId: string, quantity = '1') => ({ kind, itemId, quantity });

describe('what can be sold', () => {
  const found = async (variables: object) => {
    const query = `query($search: String, $code: String, $first: Int, $after: String) { sellables(search: $search, code: $code, first: $first, after: $after) {
      edges { cursor node { kind name price priceWithTax vatCategory available refusal } } pageInfo { hasNextPage endCursor } } }`;
    const { data, errors } = await cashier.query(query, variables as never);
    expect(errors).toEqual([]);
    return data.sellables;
  };

  it('is found by words in every kind, with its price with tax and how many there are', async () => {
    const { edges } = await found({ search: 'quill' });
    expect(edges.map(({ node }: { node: object }) => node)).toEqual([
      { kind: 'PRODUCT', name: 'Quillink', price: '5', priceWithTax: '5', vatCategory: 'ZERO_RATED', available: '9', refusal: null },
      { kind: 'PACKAGE', name: 'Quillpack', price: '40.5', priceWithTax: '43.7', vatCategory: null, available: '6', refusal: null },
      {
        kind: 'PRODUCT',
        name: 'Quillpen',
        price: '10',
        priceWithTax: '10.89',
        vatCategory: 'STANDARD_RATED',
        available: '12',
        refusal: null,
      },
      {
        kind: 'AGGREGATE_PRODUCT',
        name: 'Quillset',
        price: '24',
        priceWithTax: '26.13',
        vatCategory: 'STANDARD_RATED',
        available: '4',
        refusal: null,
      },
      {
        kind: 'SERVICE',
        name: 'Quillwork',
        price: '20',
        priceWithTax: '21.78',
        vatCategory: 'STANDARD_RATED',
        available: null,
        refusal: null,
      },
    ]);
    const first = await found({ search: 'quill', first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect((await found({ search: 'quill', first: 1, after: first.pageInfo.endCursor })).edges[0].node.name).toBe('Quillpen');
  });

  it('is found by the very code that was scanned', async () => {
    await cashier.mutate('updateInventoryProduct', { id: shelf.pen, barcode: '4006381333931' }, 'inventoryProduct { id }');
    expect((await found({ code: '4006381333931' })).edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual(['Quillpen']);
    expect((await found({ code: '400638133393' })).edges).toEqual([]);
  });
});

it('sells packages and aggregates out of the stock of what they are made of, and takes them back', async () => {
  const selection =
    'id type total taxTotal status balance payments { method amount } lines { id net base tax cost vatRate } taxes { vatRate base tax }';
  const lines = [line('PACKAGE', shelf.bundle, '2'), line('AGGREGATE_PRODUCT', shelf.set), line('SERVICE', shelf.service)];
  const { inventoryInvoice: sale, errors } = await sell(cashier, { tillSessionId: shelf.till.sessionId, lines }, selection);
  expect(errors).toEqual([]);
  expect(sale).toMatchObject({
    type: 'MIXED',
    total: '135.3',
    status: 'FULLY_PAID',
    balance: '0',
    payments: [{ method: 'CASH', amount: '135.3' }],
  });
  expect(sale.lines.map(({ cost, vatRate }: { cost: string; vatRate: string }) => [cost, vatRate])).toEqual([
    ['20', null],
    ['16', '8.875'],
    ['0', '8.875'],
  ]);
  const stock = async () => {
    const query = `{ pen: inventoryProduct(id: "${shelf.pen}") { quantity } ink: inventoryProduct(id: "${shelf.ink}") { quantity } }`;
    return (await cashier.query(query)).data;
  };
  expect(await stock()).toEqual({ pen: { quantity: '5' }, ink: { quantity: '5' } });
  const all = sale.lines.map(({ id }: { id: string }, index: number) => ({ lineId: id, quantity: index ? '1' : '2' }));
  const { inventoryInvoice: back } = await takeBack(cashier, sale.id, all, { tillSessionId: shelf.till.sessionId }, selection);
  expect(back).toMatchObject({
    total: '-135.3',
    taxTotal: `-${sale.taxTotal}`,
    status: 'FULLY_PAID',
    balance: '0',
    payments: [{ amount: '135.3' }],
  });
  expect(await stock()).toEqual({ pen: { quantity: '12' }, ink: { quantity: '9' } });
});

it('has one session at a time, which counts its cash and posts what is missing', async () => {
  const { tillId, sessionId } = await openTill(cashier, 'Counted');
  const again = await cashier.mutate('openTillSession', { tillId, float: '1' }, 'tillSession { id }');
  expect(again.errors[0].code).toBe('sessionOpen');
  const { inventoryInvoice: sale } = await sell(cashier, {
    tillSessionId: sessionId,
    lines: [lineOf(shelf.pen, '2')],
    payments: [{ method: 'CASH', amount: '50' }],
  });
  await sell(cashier, { tillSessionId: sessionId, lines: [lineOf(shelf.pen)], payments: [{ method: 'CARD' }] });
  await takeBack(cashier, sale.id, [{ lineId: sale.lines[0].id, quantity: '1' }], { tillSessionId: sessionId });
  const move = (direction: string, amount: string, counterpart?: string) =>
    cashier.mutate('addTillCash', { sessionId, direction, counterpart, amount, reason: 'Courier' }, 'tillSession { id }');
  const before = await balancesOf(server, cashier);
  await move('IN', '20');
  expect((await move('OUT', '3', 'EXPENSES')).errors).toEqual([]);
  expect((await move('OUT', '2', 'BANK')).errors).toEqual([]);
  // Money from the safe was the company's cash before.
  expect(await balancesOf(server, cashier)).toEqual({
    CASH: expect.closeTo(before.CASH - 5, 6),
    EXPENSES: expect.closeTo(before.EXPENSES + 3, 6),
    BANK: expect.closeTo(before.BANK + 2, 6),
  });
  expect((await move('OUT', '500')).errors[0]).toMatchObject({ code: 'notEnoughCash', params: { available: '125.89' } });
  const report = `{ tillSessionReport(id: "${sessionId}") { salesCount returnsCount salesTotal returnsTotal methods { method sales refunds } taxes { vatRate base tax } } }`;
  expect((await cashier.query(report)).data.tillSessionReport).toEqual({
    salesCount: 2,
    returnsCount: 1,
    salesTotal: '32.67',
    returnsTotal: '10.89',
    methods: [
      { method: 'CASH', sales: '21.78', refunds: '10.89' },
      { method: 'CARD', sales: '10.89', refunds: '0.00' },
      { method: 'BANK', sales: '0.00', refunds: '0.00' },
    ],
    taxes: [{ vatRate: '8.875', base: '20.00', tax: '1.78' }],
  });
  const selection =
    'tillSession { cashSales cashRefunds paidIn paidOut expectedCash countedCash difference closedAt isOpen till { openSession { id } } }';
  const { tillSession } = await cashier.mutate('closeTillSession', { sessionId, countedCash: '120', note: 'Short' }, selection);
  expect(tillSession).toMatchObject({
    cashSales: '21.78',
    cashRefunds: '10.89',
    paidIn: '20',
    paidOut: '5',
    expectedCash: '125.89',
    difference: '-5.89',
    isOpen: false,
    till: { openSession: null },
  });
  expect((await sell(cashier, { tillSessionId: sessionId, lines: [lineOf(shelf.pen)] })).errors[0].code).toBe('sessionClosed');
  expect((await cashier.mutate('closeTillSession', { sessionId, countedCash: '1' }, 'tillSession { id }')).errors[0].code).toBe(
    'sessionClosed',
  );
});

it('is printed on a sheet and on a roll, in Arabic too; a return names its sale', async () => {
  const crm = await signedInAs(server, 'crm@atlas.test');
  const { customer } = await crm.mutate(
    'createCustomer',
    { name: 'ليلى', address: 'شارع ١', city: 'عمّان', country: 'JO', language: 'AR' },
    'customer { id }',
  );
  const { inventoryInvoice: sale } = await sell(cashier, {
    tillSessionId: shelf.till.sessionId,
    customerId: customer.id,
    lines: [lineOf(shelf.pen, '2')],
  });
  const { inventoryInvoice: back } = await takeBack(cashier, sale.id, [{ lineId: sale.lines[0].id, quantity: '1' }]);
  const text = async (id: string, query = '') => {
    const response = await fetch(`${server.url}/print/${id}.pdf${query}`, { headers: { authorization: `Bearer ${cashier.token}` } });
    const pdf = new Uint8Array(await response.arrayBuffer());
    return { words: await textOf(pdf), width: await widthOf(pdf) };
  };
  const [sheet, roll, returned] = [await text(sale.id), await text(sale.id, '?paper=roll'), await text(back.id, '?paper=roll')];
  expect([sheet.width, roll.width]).toEqual([612, 227]);
  for (const { words } of [sheet, roll]) for (const part of ['Quillpen', '21.78', sale.number]) expect(words).toContain(part);
  expect(returned.words).toContain(sale.number);
  expect(roll.words).toContain('فاتورة');
});

it('is kept from who lacks the right, and from another company', async () => {
  const hrm = await signedInAs(server, 'hrm@atlas.test');
  const boreal = await signedInAs(server, 'admin@boreal.test');
  const { inventoryInvoice: sale } = await sell(cashier, { tillSessionId: shelf.till.sessionId, lines: [lineOf(shelf.ink)] });
  expect((await hrm.query(`{ inventoryInvoices { totalCount } }`)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await boreal.query(`{ inventoryInvoice(id: "${sale.id}") { id } }`)).data.inventoryInvoice).toBeNull();
  const foreign = await takeBack(boreal, sale.id, [{ lineId: sale.lines[0].id, quantity: '1' }]);
  expect(foreign.errors[0]).toMatchObject({ field: 'invoiceId', code: 'notFound' });
  const elsewhere = await sell(boreal, { tillSessionId: shelf.till.sessionId, lines: [lineOf(shelf.ink)] });
  expect(elsewhere.errors[0]).toMatchObject({ field: 'tillSessionId', code: 'notFound' });
});
