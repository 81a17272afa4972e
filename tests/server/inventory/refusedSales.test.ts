import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, offersOf, openTill, saleId, sell, stocked, takeBack } from '../../support/tills.ts';

let server: TestServer;
let cashier: Client;
let supervisor: Client;
beforeAll(async () => {
  server = await startDemo();
  cashier = await signedInAs(server, 'inventory@atlas.test');
  supervisor = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

interface Offline {
  id: string;
  tillSessionId: string;
  lines: object[];
  soldAt: string;
  expectedTotal: string;
  payments: object[];
  [field: string]: unknown;
}

/** A sale as an offline till records it. */
const offline = (tillSessionId: string, lines: object[], expectedTotal: string, more: object = {}): Offline => ({
  id: saleId(),
  tillSessionId,
  lines,
  soldAt: minutes(0),
  expectedTotal,
  payments: [{ method: 'CASH' }],
  ...more,
});

/** The price charged: one part per line, in US dollars at the demo's tax rate. */
const at = (price: string, more: object = {}) => ({
  includesTax: false,
  parts: [{ price, vatCategory: 'STANDARD_RATED', vatRate: '8.875', ...more }],
});

const shown = `refusedSale { id status number total code reason lineCount items cashier { name } settledBy { name } till { name }
  invoice { id number total taxTotal issuedOn soldAt reason cashier { name } customer { id } balance cash tillSession { id followUpOf { id } } lines { unitPrice net base tax cost } } }`;

const report = (sale: object, lines: object[], more: object = {}, by = cashier) =>
  by.mutate('reportRefusedSale', { sale, lines, number: 'P-00C0DE', code: 'priceChanged', ...more }, shown);
const record = (id: string, by = cashier, reason = 'Sold while the line was down') => by.mutate('recordRefusedSale', { id, reason }, shown);
const discard = (id: string, reason: string, more: object = {}) => cashier.mutate('discardRefusedSale', { id, reason, ...more }, shown);

/** Reports and records a sale; returns the invoice. */
async function recorded(sale: Offline, lines: object[], by = cashier) {
  const { refusedSale, errors } = await report(sale, lines);
  expect(errors).toEqual([]);
  const answer = await record(refusedSale.id, by);
  expect(answer.errors).toEqual([]);
  return answer.refusedSale;
}

const companyOf = async (client: Client) => (await client.query('{ viewer { companyId } }')).data.viewer.companyId as string;
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.database.inCompany({ companyId: await companyOf(cashier) }, em => em.execute<Row[]>(text, values));
const postedBy = (sourceId: string) =>
  sql<{ role: string; amount: string; on: string }>(
    `select a.role, trim_scale(sum(l.debit - l.credit))::text as amount, e.posted_on::text as on
     from journal_entry e join journal_line l on l.company_id = e.company_id and l.entry_id = e.id
       join account a on a.company_id = l.company_id and a.id = l.account_id
     where e.company_id = noria_company() and e.source_id = ? group by 1, 3 order by 1`,
    [sourceId],
  );

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

describe('a session that was closed from another device', () => {
  const session = async (id: string) =>
    (
      await cashier.query(
        `query($id: ID!) { tillSession(id: $id) { isOpen cashSales expectedCash countedCash difference followUp { id expectedCash countedCash difference cashSales isOpen } followUpOf { id } }
          tillSessionReport(id: $id) { salesCount salesTotal } }`,
        { id },
      )
    ).data;

  it('keeps its report; what was in the drawer when it was counted comes out even with its follow-up', async () => {
    const { sessionId } = await openTill(cashier, 'Counted with it');
    const jar = await stocked(cashier, 'Late jar', { quantity: '9' });
    const sales = [
      offline(sessionId, [lineOf(jar.id)], '10.89'),
      offline(sessionId, [lineOf(jar.id, '2')], '21.78', { payments: [{ method: 'CARD' }] }),
    ];
    // The float of 100, and 10.89 that the server does not know of yet.
    await supervisor.mutate('closeTillSession', { sessionId, countedCash: '110.89' }, 'tillSession { id }');
    const printed = await session(sessionId);
    expect(printed.tillSession).toMatchObject({ expectedCash: '100', difference: '10.89', followUp: null });
    expect((await sell(cashier, sales[0])).errors[0].code).toBe('sessionClosed');
    const late = [await recorded(sales[0], [at('10')]), await recorded(sales[1], [at('10')])];
    const after = await session(sessionId);
    expect(after.tillSessionReport).toEqual(printed.tillSessionReport);
    expect(after.tillSession).toMatchObject({
      expectedCash: '100',
      difference: '10.89',
      followUp: { expectedCash: '10.89', countedCash: '0', difference: '-10.89', cashSales: '10.89', isOpen: false },
    });
    const followUpId = after.tillSession.followUp.id;
    expect(late.map(({ invoice }) => invoice.tillSession.id)).toEqual([followUpId, followUpId]);
    expect((await session(followUpId)).tillSessionReport).toEqual({ salesCount: 2, salesTotal: '32.67' });
    // The count is 10.89 over, the follow-up session 10.89 short: in the ledger the difference is zero.
    const posted = [...(await postedBy(sessionId)), ...(await postedBy(followUpId))];
    expect(posted.map(({ role, amount }) => [role, amount])).toEqual([
      ['CASH', '10.89'],
      ['CASH_DIFFERENCE', '-10.89'],
      ['CASH', '-10.89'],
      ['CASH_DIFFERENCE', '10.89'],
    ]);
    expect(
      (await cashier.mutate('closeTillSession', { sessionId: followUpId, countedCash: '1' }, 'tillSession { id }')).errors[0].code,
    ).toBe('sessionClosed');
  });

  it('has in its follow-up what was sold after the count, as cash that is there', async () => {
    const { sessionId } = await openTill(cashier, 'Sold on');
    const jug = await stocked(cashier, 'Late jug', { quantity: '9' });
    await supervisor.mutate('closeTillSession', { sessionId, countedCash: '100' }, 'tillSession { id }');
    await sql(
      `update till_session set closed_at = closed_at - interval '1 minute', opened_at = opened_at - interval '1 hour' where id = ?`,
      [sessionId],
    );
    await recorded(offline(sessionId, [lineOf(jug.id)], '10.89'), [at('10')]);
    const { tillSession } = await session(sessionId);
    expect(tillSession.followUp).toMatchObject({ expectedCash: '10.89', countedCash: '10.89', difference: '0' });
    expect(await postedBy(tillSession.followUp.id)).toEqual([]);
  });

  it('is followed by the next one of the till, for what was sold in its time', async () => {
    const { sessionId, tillId } = await openTill(cashier, 'Next one');
    const mug = await stocked(cashier, 'Late mug', { quantity: '9' });
    await supervisor.mutate('closeTillSession', { sessionId, countedCash: '100' }, 'tillSession { id }');
    const { tillSession: next } = await supervisor.mutate('openTillSession', { tillId, float: '50' }, 'tillSession { id }');
    await sql(
      `update till_session set closed_at = closed_at - interval '2 minutes', opened_at = opened_at - interval '1 hour' where id = ?`,
      [sessionId],
    );
    await sql(`update till_session set opened_at = opened_at - interval '1 minute' where id = ?`, [next.id]);
    const { invoice } = await recorded(offline(sessionId, [lineOf(mug.id)], '10.89'), [at('10')]);
    expect(invoice.tillSession).toEqual({ id: next.id, followUpOf: null });
    expect((await session(next.id)).tillSession).toMatchObject({ expectedCash: '60.89' });
  });
});

describe('who settles it', () => {
  let sessionId: string;
  let pan: { id: string };
  beforeAll(async () => {
    ({ sessionId } = await openTill(cashier, 'Who'));
    pan = await stocked(cashier, 'Who pan', { quantity: '50' });
  });
  const reported = async () => {
    const sale = offline(sessionId, [lineOf(pan.id)], '10.89');
    return { sale, refused: (await report(sale, [at('10')])).refusedSale };
  };

  it('is its cashier, or a supervisor, who is named; the sale stays the cashier’s', async () => {
    const { refused } = await reported();
    expect(refused).toMatchObject({ status: 'WAITING', settledBy: null, code: 'priceChanged', lineCount: 1 });
    const { refusedSale } = await record(refused.id, supervisor);
    expect(refusedSale.invoice.cashier).toEqual(refused.cashier);
    expect(refusedSale.settledBy).not.toEqual(refused.cashier);
    const { data } = await supervisor.query(
      'query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { action actorName } } } }',
      { id: refused.id },
    );
    expect(data.auditEntries.edges.length).toBe(2);
  });

  it('gives a reason for what is discarded, which is kept; it can still be recorded, but is never booked behind that', async () => {
    const { sale, refused } = await reported();
    expect((await discard(refused.id, ' ')).errors[0]).toMatchObject({ field: 'reason', code: 'required' });
    const { refusedSale } = await discard(refused.id, 'Rung up twice');
    expect(refusedSale).toMatchObject({ status: 'DISCARDED', reason: 'Rung up twice', invoice: null });
    expect((await sell(cashier, sale)).errors[0].code).toBe('saleDiscarded');
    expect((await record(refused.id, supervisor)).refusedSale).toMatchObject({ status: 'RECORDED', invoice: { total: '10.89' } });
    expect((await discard(refused.id, 'No')).errors[0].code).toBe('invalidTransition');
  });

  it('makes another sale instead, and the first is not booked any more', async () => {
    const { sale, refused } = await reported();
    const instead = saleId();
    expect((await discard(refused.id, 'Sold again', { replacedById: instead })).refusedSale.status).toBe('REPLACED');
    expect((await record(refused.id)).errors[0].code).toBe('invalidTransition');
    expect((await sell(cashier, sale)).errors[0].code).toBe('saleDiscarded');
  });

  it('names a sale as the one made instead, and nothing else', async () => {
    const { sale, refused } = await reported();
    const { inventoryInvoice } = await sell(cashier, { tillSessionId: sessionId, lines: [lineOf(pan.id)] });
    const { inventoryInvoice: back } = await takeBack(cashier, inventoryInvoice.id, [
      { lineId: inventoryInvoice.lines[0].id, quantity: '1' },
    ]);
    for (const replacedById of [pan.id, sale.id, back.id])
      expect((await discard(refused.id, 'Sold again', { replacedById })).errors).toMatchObject([
        { field: 'replacedById', code: 'invalid' },
      ]);
    const other = offline(sessionId, [lineOf(pan.id)], '10.89', { replacesId: pan.id });
    expect((await sell(cashier, other)).errors).toMatchObject([{ field: 'replacesId', code: 'invalid' }]);
  });

  it('books what the customer paid once: a sale made instead of one that is booked meanwhile is refused', async () => {
    const { sale, refused } = await reported();
    expect((await record(refused.id, supervisor)).errors).toEqual([]);
    const copy = offline(sessionId, [lineOf(pan.id)], '10.89', { replacesId: sale.id });
    expect((await sell(cashier, copy)).errors).toMatchObject([{ code: 'replacedRecorded' }]);
    const second = await report(copy, [at('10')], { code: 'replacedRecorded' });
    expect((await record(second.refusedSale.id, supervisor)).errors).toMatchObject([{ code: 'replacedRecorded' }]);
    expect((await discard(second.refusedSale.id, 'Booked by the supervisor')).refusedSale.status).toBe('DISCARDED');
  });

  it('books what the customer paid once: a refused sale that another one replaces is booked no more, nor replaced again', async () => {
    const { sale, refused } = await reported();
    const copy = offline(sessionId, [lineOf(pan.id)], '10.89', { replacesId: sale.id });
    expect((await sell(cashier, copy)).errors).toEqual([]);
    expect((await sell(cashier, copy)).errors).toEqual([]);
    expect((await record(refused.id, supervisor)).errors).toMatchObject([{ code: 'saleDiscarded' }]);
    expect((await sell(cashier, sale)).errors).toMatchObject([{ code: 'saleDiscarded' }]);
    expect((await sell(cashier, { ...copy, id: saleId() })).errors).toMatchObject([{ code: 'replacedRecorded' }]);
    expect((await discard(refused.id, 'Sold again', { replacedById: copy.id })).refusedSale.status).toBe('REPLACED');
  });

  it('books what the customer paid once, when a supervisor and a till are at it at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { sale, refused } = await reported();
      const copy = offline(sessionId, [lineOf(pan.id)], '10.89', { replacesId: sale.id });
      await Promise.all([record(refused.id, supervisor), sell(cashier, copy)]);
      expect(await sql('select id from inventory_invoice where id in (?, ?)', [sale.id, copy.id])).toHaveLength(1);
    }
  });

  it('sees it settled when the same sale is taken after all', async () => {
    const { sale, refused } = await reported();
    // Regardless of who sends it.
    await sell(supervisor, sale);
    const { data } = await cashier.query('query($id: ID!) { refusedSale(id: $id) { status invoice { cashier { name } } } }', {
      id: refused.id,
    });
    expect(data.refusedSale).toMatchObject({ status: 'RECORDED', invoice: { cashier: refused.cashier } });
    const booked = offline(sessionId, [lineOf(pan.id)], '10.89');
    await sell(cashier, booked);
    expect((await report(booked, [at('10')])).refusedSale).toMatchObject({ status: 'RECORDED', invoice: { id: booked.id } });
  });

  it('holds Inventory in that company, and reports what can be booked', async () => {
    const { sale, refused } = await reported();
    const [hrm, boreal] = [
      await signedInAs(server, 'hrm@atlas.test'),
      await signedInAs(server, 'inventory@boreal.test').catch(() => signedInAs(server, 'admin@boreal.test')),
    ];
    expect((await hrm.query(`{ refusedSales { totalCount } }`)).errors[0].extensions.code).toBe('FORBIDDEN');
    const foreign = await boreal.query(`query($id: ID!) { refusedSale(id: $id) { id } }`, { id: refused.id });
    expect(foreign.data.refusedSale).toBeNull();
    expect((await report({ ...sale, id: saleId() }, [at('10')], {}, boreal)).errors[0]).toMatchObject({
      field: 'sale.tillSessionId',
      code: 'notFound',
    });
    const broken = async (change: object, lines = [at('10')]) => (await report({ ...sale, id: saleId(), ...change }, lines)).errors[0];
    expect(await broken({ expectedTotal: null })).toMatchObject({ field: 'sale.expectedTotal', code: 'required' });
    expect(await broken({ soldAt: null })).toMatchObject({ field: 'sale.soldAt', code: 'required' });
    expect(await broken({ payments: [{ method: 'CARD', amount: '5' }] })).toMatchObject({ code: 'paymentTooLow' });
    expect(await broken({}, [at('10'), at('10')])).toMatchObject({ field: 'lines', code: 'invalid' });
    expect(await broken({}, [{ includesTax: false, parts: [] }])).toMatchObject({ field: 'lines.0.parts', code: 'required' });
    expect((await report({ ...sale, tendered: '50' }, [at('10')])).errors[0]).toMatchObject({ field: 'sale.id', code: 'keyReused' });
  });
});

it('is recorded once, however many do it at the same moment, and everything adds up', async () => {
  const { sessionId } = await openTill(cashier, 'At once');
  const cap = await stocked(cashier, 'At once cap', { quantity: '2' });
  const sales = Array.from({ length: 6 }, () => offline(sessionId, [lineOf(cap.id)], '10.89'));
  const refused = await Promise.all(sales.map(async sale => (await report(sale, [at('10')])).refusedSale.id as string));
  await supervisor.mutate('closeTillSession', { sessionId, countedCash: '165.34' }, 'tillSession { id }');
  const answers = await Promise.all([...refused, ...refused].map((id, index) => record(id, index % 2 ? supervisor : cashier)));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  const { data } = await cashier.query(
    `query($id: ID!, $product: ID!) { tillSession(id: $id) { difference followUp { difference } } inventoryProduct(id: $product) { quantity } }`,
    { id: sessionId, product: cap.id },
  );
  expect(data).toMatchObject({
    tillSession: { difference: '65.34', followUp: { difference: '-65.34' } },
    inventoryProduct: { quantity: '0' },
  });
  await expectInvariantsHold(server.database);
});
