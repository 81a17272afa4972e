import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { lineOf, openTill, saleId, sell, stocked, takeBack } from '../../support/tills.ts';
import { at, offline, openRefusals } from './RefusedSales.ts';

type Refusals = Awaited<ReturnType<typeof openRefusals>>;

let server: Refusals['server'];
let cashier: Refusals['cashier'];
let supervisor: Refusals['supervisor'];
let report: Refusals['report'];
let record: Refusals['record'];
let discard: Refusals['discard'];
let sql: Refusals['sql'];
beforeAll(async () => {
  ({ server, cashier, supervisor, report, record, discard, sql } = await openRefusals());
});
afterAll(() => server.stop());

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

  it('gives a reason for what is discarded, which is kept; it can still be but is never booked behind that', async () => {
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
  await expectInvariantsHold(server.database, server.companyId);
});
