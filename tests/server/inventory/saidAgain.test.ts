import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany, sharedDemo } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, openTill, saleId, sell, stocked, takeBack } from '../../support/tills.ts';

let server: TestServer;
let cashier: Client;
let tillSessionId: string;
beforeAll(async () => {
  server = await ownCompany();
  cashier = await signedInAs(server, 'inventory@atlas.test');
  tillSessionId = (await openTill(cashier, 'Said again')).sessionId;
});
afterAll(() => server.stop());

const reused = { field: 'id', code: 'keyReused' };
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe('an id', () => {
  it('said again with the same content is the same sale, however it is written', async () => {
    const jar = await stocked(cashier, 'Jar', { quantity: '9' });
    const soldAt = new Date().toISOString();
    const sale = { id: saleId(), tillSessionId, soldAt, lines: [lineOf(jar.id, '2')] };
    const first = await sell(cashier, sale);
    expect(first.errors).toEqual([]);
    for (const same of [sale, { ...sale, lines: [lineOf(jar.id, '2.0', { discountPercent: '0.00' })], clientMutationId: 'again' }]) {
      const again = await sell(cashier, same);
      expect(again.errors).toEqual([]);
      expect(again.inventoryInvoice).toEqual(first.inventoryInvoice);
    }
  });

  it('of the demo cannot be used for other content either', async () => {
    const unhashed = `select distinct kind from inventory_invoice where content_hash is null`;
    const keeper = await signedInAs(await sharedDemo(), 'inventory@atlas.test');
    const { data } = await keeper.query('{ viewer { companyId } }');
    expect(await server.database.inCompany({ companyId: data.viewer.companyId }, em => em.execute(unhashed))).toEqual([]);
  });

  it('said again with other content is refused, and nothing is sold', async () => {
    const jug = await stocked(cashier, 'Jug', { quantity: '9' });
    const sale = { id: saleId(), tillSessionId, lines: [lineOf(jug.id, '2')] };
    expect((await sell(cashier, sale)).errors).toEqual([]);
    const others = [
      { lines: [lineOf(jug.id, '3')] },
      { lines: [lineOf(jug.id, '2', { discountPercent: '5' })] },
      { payments: [{ method: 'CARD' }] },
      { tendered: '100' },
      { discountPercent: '1' },
    ];
    for (const other of others) expect((await sell(cashier, { ...sale, ...other })).errors[0]).toMatchObject(reused);
    const found = await cashier.query(`query($id: ID!) { inventoryProduct(id: $id) { quantity } }`, { id: jug.id });
    expect(found.data.inventoryProduct.quantity).toBe('7');
  });

  it('is of one document: a return and a credit note do not take it over, nor each other', async () => {
    const cup = await stocked(cashier, 'Cup', { quantity: '9' });
    const { inventoryInvoice: sale } = await sell(cashier, { id: saleId(), tillSessionId, lines: [lineOf(cup.id, '4')] });
    const lines = [{ lineId: sale.lines[0].id, quantity: '1' }];
    expect((await takeBack(cashier, sale.id, lines, { id: sale.id })).errors[0]).toMatchObject(reused);
    const id = saleId();
    const { inventoryInvoice: back } = await takeBack(cashier, sale.id, lines, { id });
    expect((await takeBack(cashier, sale.id, lines, { id })).inventoryInvoice).toEqual(back);
    expect((await takeBack(cashier, sale.id, [{ ...lines[0], quantity: '2' }], { id })).errors[0]).toMatchObject(reused);
    const credit = (more: object) =>
      cashier.mutate(
        'creditInventoryInvoice',
        { id, invoiceId: sale.id, reason: 'Scratched', lines: [{ lineId: sale.lines[0].id, amount: '1' }], payments: [], ...more },
        'inventoryInvoice { id }',
      );
    expect((await credit({})).errors[0]).toMatchObject(reused);
    const own = saleId();
    const payments = [{ method: 'CASH' }];
    const { inventoryInvoice: note } = await credit({ id: own, payments });
    expect((await credit({ id: own, payments })).inventoryInvoice).toEqual(note);
    expect((await credit({ id: own, payments, reason: 'Dented' })).errors[0]).toMatchObject(reused);
  });
});

it('refuses less in hand than is due in cash', async () => {
  const pot = await stocked(cashier, 'Pot', { quantity: '9' });
  const refusal = async (input: object) => (await sell(cashier, { tillSessionId, lines: [lineOf(pot.id)], ...input })).errors[0];
  expect(await refusal({ tendered: '5' })).toMatchObject({ field: 'tendered', code: 'paymentTooLow', params: { missing: '5.89' } });
  expect(await refusal({ tendered: '0' })).toMatchObject({ field: 'tendered', code: 'paymentTooLow' });
  expect(await refusal({ tendered: '10', payments: [{ method: 'CASH', amount: '10.89' }] })).toMatchObject({ field: 'tendered' });
  const split = [{ method: 'CARD', amount: '5' }, { method: 'CASH' }];
  expect(await refusal({ tendered: '5', payments: split })).toMatchObject({ field: 'tendered', params: { missing: '0.89' } });
  expect(await refusal({ tendered: '5.89', payments: split })).toBeUndefined();
  expect(await refusal({ tendered: '0', payments: [{ method: 'CARD' }] })).toBeUndefined();
});

it('sells at a time of its session only, give or take what clocks differ', async () => {
  const pan = await stocked(cashier, 'Pan', { quantity: '9' });
  const refusal = async (soldAt: string) => (await sell(cashier, { tillSessionId, lines: [lineOf(pan.id)], soldAt })).errors[0];
  for (const soldAt of [minutes(-60), minutes(60), '1999-12-31T00:00:00Z'])
    expect(await refusal(soldAt)).toMatchObject({ field: 'soldAt', code: 'soldOutsideSession' });
  expect(await refusal(minutes(-10))).toBeUndefined();
  // A till's fast clock never dates a sale in the future.
  const { inventoryInvoice } = await sell(cashier, { tillSessionId, lines: [lineOf(pan.id)], soldAt: minutes(10) }, 'soldAt');
  expect(Date.parse(inventoryInvoice.soldAt)).toBeLessThanOrEqual(Date.now());
});
