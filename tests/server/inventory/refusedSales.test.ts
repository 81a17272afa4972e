import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { lineOf, offersOf, openTill, sell, stocked } from '../../support/tills.ts';
import { at, minutes, offline, openRefusals } from './RefusedSales.ts';

type Refusals = Awaited<ReturnType<typeof openRefusals>>;

let server: Refusals['server'];
let cashier: Refusals['cashier'];
let supervisor: Refusals['supervisor'];
let report: Refusals['report'];
let record: Refusals['record'];
let recorded: Refusals['recorded'];
let sql: Refusals['sql'];
let postedBy: Refusals['postedBy'];
beforeAll(async () => {
  ({ server, cashier, supervisor, report, record, recorded, sql, postedBy } = await openRefusals());
});
afterAll(() => server.stop());

describe('a paid sale that was refused', () => {
  it('is booked at the price of then, when the price has changed', async () => {
    const { sessionId } = await openTill(cashier, 'Old prices');
    const pen = await stocked(cashier, 'Old pen', { quantity: '10' });
    const sale = offline(sessionId, [lineOf(pen.id, '2')], '21.78', { payments: [{ method: 'CASH' }], tendered: '30' });
    await cashier.mutate('updateInventoryProduct', { id: pen.id, salePrice: '12' }, 'inventoryProduct { id }');
    expect((await sell(cashier, sale)).errors[0].code).toBe('priceChanged');
    const refused = await recorded(sale, [at('10')]);
    expect(refused).toMatchObject({
      status: 'RECORDED',
      items: '2 × Old pen',
      total: '21.78',
      reason: 'Sold while the line was down',
      invoice: {
        id: sale.id,
        total: '21.78',
        taxTotal: '1.78',
        cash: '21.78',
        balance: '0',
        lines: [{ unitPrice: '10', base: '20', tax: '1.78', cost: '8' }],
      },
    });
    // When the till sends it again, it gets the recorded invoice, and nothing is posted twice.
    expect((await sell(cashier, sale)).inventoryInvoice.number).toBe(refused.invoice.number);
    expect((await record(refused.id)).refusedSale.invoice).toEqual(refused.invoice);
    expect((await report(sale, [at('10')])).refusedSale.id).toBe(refused.id);
  });

  it('leaves stock at nothing and a counted difference with its reason, when the goods were sold elsewhere', async () => {
    const { sessionId } = await openTill(cashier, 'Short');
    const lamp = await stocked(cashier, 'Short lamp', { quantity: '3' });
    const sale = offline(sessionId, [lineOf(lamp.id, '2'), lineOf(lamp.id, '1', { discountPercent: '10' })], '31.57');
    await sell(cashier, { tillSessionId: sessionId, lines: [lineOf(lamp.id, '2')] });
    expect((await sell(cashier, sale)).errors[0].code).toBe('notEnoughStock');
    const refused = await recorded(sale, [at('10'), at('10')]);
    const moves = await cashier.query(
      `query($id: ID!) { inventoryProduct(id: $id) { quantity stockValue } stockMoves(filter: { product: { eq: $id } }) { edges { node { reason quantity value note } } } }`,
      { id: lamp.id },
    );
    expect(moves.data.inventoryProduct).toEqual({ quantity: '0', stockValue: '0' });
    const moved = moves.data.stockMoves.edges.map(({ node }: { node: object }) => node);
    expect(moved).toContainEqual({ reason: 'COUNT', quantity: '2', value: '8', note: 'P-00C0DE: Sold while the line was down' });
    expect(await postedBy(refused.id)).toMatchObject([
      { role: 'INVENTORY', amount: '8' },
      { role: 'STOCK_ADJUSTMENT', amount: '-8' },
    ]);
    expect(refused.invoice).toMatchObject({ total: '31.57', lines: [{ cost: '8' }, { cost: '4' }] });
  });

  it('is booked whatever was put out of use since: article, package and its day, customer', async () => {
    const { sessionId } = await openTill(cashier, 'Gone');
    const [cup, saucer] = [await stocked(cashier, 'Gone cup', { quantity: '9' }), await stocked(cashier, 'Gone saucer', { quantity: '9' })];
    const tray = await stocked(cashier, 'Gone tray', { quantity: '3' });
    const { bundle, set, service } = await offersOf(cashier, 'Gone', [cup.id, saucer.id]);
    const customerInput = { name: 'Gone Customer', address: '1 Quay', city: 'Boston', country: 'US' };
    const crm = await signedInAs(server, 'crm@atlas.test');
    const { customer } = await crm.mutate('createCustomer', customerInput, 'customer { id }');
    const lines = [
      { kind: 'PACKAGE', itemId: bundle, quantity: '1' },
      { kind: 'AGGREGATE_PRODUCT', itemId: set, quantity: '1' },
      { kind: 'SERVICE', itemId: service, quantity: '1' },
      lineOf(tray.id),
    ];
    const parts = [
      { price: '27', vatCategory: 'STANDARD_RATED', vatRate: '8.875' },
      { price: '18', vatCategory: 'STANDARD_RATED', vatRate: '8.875' },
    ];
    const terms = [{ includesTax: false, parts }, at('24'), at('20'), at('10')];
    const sale = offline(sessionId, lines, '107.79', { customerId: customer.id });
    for (const [name, id] of Object.entries({
      InventoryPackage: bundle,
      AggregateProduct: set,
      InventoryService: service,
      InventoryProduct: cup.id,
    })) {
      const field = `${name[0].toLowerCase()}${name.slice(1)}`;
      expect((await cashier.mutate(`update${name}`, { id, status: 'INACTIVE' }, `${field} { id }`)).errors).toEqual([]);
    }
    await crm.mutate('updateCustomer', { id: customer.id, status: 'INACTIVE' }, 'customer { id }');
    expect((await cashier.mutate('deleteInventoryProducts', { ids: [tray.id] }, 'deletedIds', 'DeleteInput')).errors).toEqual([]);
    expect((await sell(cashier, sale)).errors[0].code).toMatch(/inactive|notFound/);
    const refused = await recorded(sale, terms);
    expect(refused.invoice).toMatchObject({ total: '107.79', customer: { id: customer.id } });
  });

  it('stands at what was paid even where the arithmetic has changed', async () => {
    const { sessionId } = await openTill(cashier, 'Arithmetic');
    const nut = await stocked(cashier, 'Counted nut', { quantity: '9' });
    const book = await stocked(cashier, 'Counted book', { quantity: '9', vatCategory: 'ZERO_RATED' });
    const sale = offline(sessionId, [lineOf(nut.id), lineOf(book.id)], '20.95');
    const refused = await recorded(sale, [at('10'), at('10', { vatCategory: 'ZERO_RATED', vatRate: '0' })]);
    expect(refused.invoice).toMatchObject({
      total: '20.95',
      cash: '20.95',
      lines: [
        { net: '10.92', base: '10.03', tax: '0.89' },
        { net: '10.03', tax: '0' },
      ],
    });
  });

  it('is booked on the day it was sold while that period is open, else today with its own day kept', async () => {
    const { sessionId } = await openTill(cashier, 'Days');
    const pot = await stocked(cashier, 'Days pot', { quantity: '9' });
    const yesterday = minutes(-24 * 60);
    await sql('update till_session set opened_at = ? where id = ?', [minutes(-25 * 60), sessionId]);
    const day = (instant: string) => instant.slice(0, 10);
    // The same as for an ordinary sale that arrives late.
    const { inventoryInvoice } = await sell(
      cashier,
      { tillSessionId: sessionId, lines: [lineOf(pot.id)], soldAt: yesterday },
      'issuedOn soldAt',
    );
    const [{ on: soldOn, today }] = await sql<{ on: string; today: string }>(
      `select (?::timestamptz at time zone time_zone)::date::text as on, (now() at time zone time_zone)::date::text as today from company where id = noria_company()`,
      [yesterday],
    );
    expect(inventoryInvoice.issuedOn).toBe(soldOn);
    expect(day(inventoryInvoice.soldAt)).toBe(day(yesterday));
    const open = await recorded(offline(sessionId, [lineOf(pot.id)], '10.89', { soldAt: yesterday }), [at('10')]);
    expect(open.invoice.issuedOn).toBe(soldOn);
    expect(await postedBy(open.invoice.id)).toSatisfy((lines: { on: string }[]) => lines.every(({ on }) => on === soldOn));
    await supervisor.mutate('setLockDate', { lockedUntil: soldOn }, 'ledgerSetting { id }');
    const locked = await recorded(offline(sessionId, [lineOf(pot.id)], '10.89', { soldAt: yesterday }), [at('10')]);
    expect(locked.invoice).toMatchObject({ issuedOn: today });
    expect(day(locked.invoice.soldAt)).toBe(day(yesterday));
    await supervisor.mutate('setLockDate', { lockedUntil: null }, 'ledgerSetting { id }');
  });
});
