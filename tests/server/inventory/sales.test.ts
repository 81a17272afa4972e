import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, openTill, sell, stocked, takeBack } from '../../support/tills.ts';

let server: TestServer;
let cashier: Client;
let tillSessionId: string;
beforeAll(async () => {
  server = await ownCompany();
  cashier = await signedInAs(server, 'inventory@atlas.test');
  tillSessionId = (await openTill(cashier, 'Sales')).sessionId;
});
afterAll(() => server.stop());

const quantityOf = async (id: string) =>
  (await cashier.query(`query($id: ID!) { inventoryProduct(id: $id) { quantity stockValue } }`, { id })).data.inventoryProduct;
const figures = `type subtotal discountTotal taxTotal total cash card bank tendered change isReturn
  lines { id position description quantity unitPrice vatRate net discountShare base tax total cost } taxes { vatRate base tax }`;

describe('a sale', () => {
  it('adds the tax to the prices, takes stock at its cost, and gives change from cash', async () => {
    const pen = await stocked(cashier, 'Pen', { quantity: '10', salePrice: '10', purchasePrice: '4' });
    const payments = [
      { method: 'CARD', amount: '5' },
      { method: 'CASH', amount: '100' },
    ];
    const { inventoryInvoice, errors } = await sell(cashier, { tillSessionId, lines: [lineOf(pen.id, '3')], payments }, `id ${figures}`);
    expect(errors).toEqual([]);
    expect(inventoryInvoice).toMatchObject({
      type: 'PRODUCTS',
      total: '32.66',
      taxTotal: '2.66',
      cash: '27.66',
      card: '5',
      tendered: '100',
      change: '72.34',
      lines: [{ description: 'Pen', quantity: '3', unitPrice: '10', base: '30', tax: '2.66', cost: '12' }],
      taxes: [{ vatRate: '8.875', base: '30', tax: '2.66' }],
    });
    expect(await quantityOf(pen.id)).toEqual({ quantity: '7', stockValue: '28' });
    const moves = `query($id: ID!) { stockMoves(filter: { sourceId: { eq: $id } }) { edges { node { reason quantity value product { name } } } } }`;
    expect((await cashier.query(moves, { id: inventoryInvoice.id })).data.stockMoves.edges).toEqual([
      { node: { reason: 'SALE', quantity: '-3', value: '-12', product: { name: 'Pen' } } },
    ]);
  });

  it('taxes once for each rate, after the discounts of lines and document', async () => {
    const [tea, book] = [
      await stocked(cashier, 'Tea', { quantity: '5' }),
      await stocked(cashier, 'Book', { quantity: '5', vatCategory: 'ZERO_RATED' }),
    ];
    const lines = [lineOf(tea.id, '2', { discountPercent: '50' }), lineOf(book.id, '1')];
    const { inventoryInvoice } = await sell(cashier, { tillSessionId, lines, discountPercent: '10' }, figures);
    expect(inventoryInvoice).toMatchObject({
      subtotal: '20',
      discountTotal: '2',
      total: '18.8',
      taxes: [
        { vatRate: '8.875', base: '9', tax: '0.8' },
        { vatRate: '0', base: '9', tax: '0' },
      ],
    });
  });

  it('is refused whole, and says why', async () => {
    const cup = await stocked(cashier, 'Cup', { quantity: '2' });
    const refusal = async (input: object) => (await sell(cashier, { tillSessionId, lines: [lineOf(cup.id)], ...input })).errors[0];
    expect(await refusal({ lines: [] })).toMatchObject({ field: 'lines', code: 'lastLine', message: 'Cannot delete the last product.' });
    expect(await refusal({ lines: [lineOf(cup.id, '1.5')] })).toMatchObject({ field: 'lines.0.quantity', code: 'wholeNumber' });
    expect(await refusal({ lines: [lineOf(cup.id, '0')] })).toMatchObject({ field: 'lines.0.quantity' });
    expect(await refusal({ discountPercent: '101' })).toMatchObject({ field: 'discountPercent', code: 'tooLarge' });
    expect(await refusal({ payments: [] })).toMatchObject({ field: 'payments', code: 'required' });
    expect(await refusal({ payments: [{ method: 'CASH', amount: '1' }] })).toMatchObject({
      code: 'paymentTooLow',
      params: { missing: '9.89' },
    });
    expect(await refusal({ payments: [{ method: 'CARD', amount: '20' }] })).toMatchObject({ code: 'paymentTooHigh' });
    expect(await refusal({ tendered: '12345678905' })).toMatchObject({
      field: 'tendered',
      code: 'tenderedTooHigh',
      params: { limit: '1089.00' },
    });
    expect(await refusal({ payments: [{ method: 'CASH', amount: '12345678905' }] })).toMatchObject({ code: 'tenderedTooHigh' });
    expect(await refusal({ expectedTotal: '10' })).toMatchObject({ code: 'priceChanged', params: { total: '10.89', expected: '10' } });
    expect(await refusal({ lines: [lineOf(cup.id, '1'), lineOf(cup.id, '2')] })).toMatchObject({
      code: 'notEnoughStock',
      message: 'Not enough quantity in this product.',
      params: { product: 'Cup', wanted: '3', available: '2' },
    });
    expect(await refusal({ tillSessionId: undefined })).toMatchObject({ field: 'customerId', code: 'required' });
    await cashier.mutate('updateInventoryProduct', { id: cup.id, status: 'INACTIVE' }, 'inventoryProduct { id }');
    expect(await refusal({})).toMatchObject({ field: 'lines.0.itemId', code: 'inactive' });
    expect(await quantityOf(cup.id)).toMatchObject({ quantity: '2' });
  });

  it('takes no id of another kind of record', async () => {
    const jar = await stocked(cashier, 'Jar', { quantity: '5' });
    const sale = { id: jar.id, tillSessionId, lines: [lineOf(jar.id, '2')] };
    expect((await sell(cashier, sale)).errors[0]).toMatchObject({ field: 'id', code: 'invalid' });
  });
});

describe('a return', () => {
  it('gives back what was paid to the cent, in whatever steps, and stock at its cost of then', async () => {
    const nut = await stocked(cashier, 'Nut', { quantity: '9', salePrice: '0.37', purchasePrice: '0.1111' });
    const { inventoryInvoice: sale } = await sell(
      cashier,
      { tillSessionId, lines: [lineOf(nut.id, '7', { discountPercent: '3' })], discountPercent: '7' },
      `id ${figures}`,
    );
    const steps = ['2', '1', '4'];
    const back: Shown[] = [];
    for (const quantity of steps) {
      const { errors, inventoryInvoice } = await takeBack(
        cashier,
        sale.id,
        [{ lineId: sale.lines[0].id, quantity }],
        { tillSessionId },
        figures,
      );
      expect(errors).toEqual([]);
      back.push(inventoryInvoice);
    }
    const sum = (of: (one: Shown) => string) => back.reduce((total, one) => total + Math.round(Number(of(one)) * 100), 0) / 100;
    for (const name of ['subtotal', 'discountTotal', 'taxTotal', 'total']) expect(sum(one => one[name])).toBe(-Number(sale[name]));
    for (const name of ['net', 'base', 'tax', 'cost']) expect(sum(one => one.lines[0][name])).toBe(-Number(sale.lines[0][name]));
    expect(await quantityOf(nut.id)).toEqual({ quantity: '9', stockValue: '1' });
    const more = await takeBack(cashier, sale.id, [{ lineId: sale.lines[0].id, quantity: '1' }]);
    expect(more.errors[0]).toMatchObject({ field: 'lines.0.quantity', code: 'returnTooMuch', params: { left: 0 } });
  });

  it('scraps what cannot be sold again, and is itself never taken back', async () => {
    const mug = await stocked(cashier, 'Mug', { quantity: '3' });
    const { inventoryInvoice: sale } = await sell(cashier, { tillSessionId, lines: [lineOf(mug.id, '2')] });
    const lines = [{ lineId: sale.lines[0].id, quantity: '1', restock: false }];
    const { inventoryInvoice: back } = await takeBack(
      cashier,
      sale.id,
      lines,
      { tillSessionId },
      'id total cash lines { id restocked cost }',
    );
    expect(back).toMatchObject({ total: '-10.89', cash: '-10.89', lines: [{ restocked: false, cost: '-4' }] });
    expect(await quantityOf(mug.id)).toEqual({ quantity: '1', stockValue: '4' });
    const again = await takeBack(cashier, back.id, [{ lineId: back.lines[0].id, quantity: '1' }]);
    expect(again.errors[0]).toMatchObject({ code: 'returnOfReturn' });
  });
});
