import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { lineOf, openTill, sell } from '../../support/tills.ts';
import { at, offline, openRefusals } from './RefusedSales.ts';

let refusals: Awaited<ReturnType<typeof openRefusals>>;
let keeper: Client;
let admin: Client;
let tillSessionId: string;
let count = 0;
beforeAll(async () => {
  refusals = await openRefusals();
  ({ cashier: keeper, supervisor: admin } = refusals);
  ({ sessionId: tillSessionId } = await openTill(keeper, 'Serials'));
});
afterAll(async () => {
  await expectInvariantsHold(refusals.server.database, refusals.server.companyId);
  await refusals.server.stop();
});

const issues = ({ errors }: Shown) => errors.map(({ field, code }: Shown) => [field, code]);

/** A product that keeps serial numbers, with some pieces in the default warehouse. */
async function product(...serialNumbers: string[]): Promise<string> {
  const given = { name: `Drill ${++count}`, manufacturer: 'Sella', purchasePrice: '5', salePrice: '10', isSerialized: true };
  const answer = await keeper.mutate(
    'createInventoryProduct',
    { ...given, quantity: String(serialNumbers.length), serialNumbers },
    'inventoryProduct { id }',
  );
  expect(answer.errors).toEqual([]);
  return answer.inventoryProduct.id;
}

/** Where each piece of a product is. */
async function pieces(productId: string): Promise<Record<string, string>> {
  const asked = 'query($id: ID!) { inventoryProduct(id: $id) { serials(first: 50) { edges { node { number state } } } } }';
  const { data } = await keeper.query(asked, { id: productId });
  return Object.fromEntries(data.inventoryProduct.serials.edges.map(({ node }: Shown) => [node.number, node.state]));
}

const adjust = (productId: string, kind: string, serialNumbers: string[], more: object = {}) =>
  keeper.mutate(
    'adjustStock',
    { productId, kind, quantity: String(serialNumbers.length || 1), serialNumbers, note: 'Test', ...more },
    'inventoryProduct { quantity }',
  );

const warehouse = async (): Promise<Shown> =>
  (await keeper.mutate('createWarehouse', { name: `Annex ${++count}` }, 'warehouse { id name }')).warehouse;

const counter = (productId: string, serialNumbers: string[], more: object = {}) =>
  sell(keeper, { tillSessionId, lines: [lineOf(productId, String(serialNumbers.length || 1), { serialNumbers, ...more })] });

describe('a product with serial numbers', () => {
  it('opens, comes and goes piece by piece', async () => {
    const refused = await keeper.mutate(
      'createInventoryProduct',
      { name: 'Saw', manufacturer: 'Sella', salePrice: '9', isSerialized: true, quantity: '2', serialNumbers: ['A'] },
      'inventoryProduct { id }',
    );
    expect(issues(refused)).toEqual([['serialNumbers', 'serialCount']]);
    const id = await product('A1', 'A2');
    expect(issues(await adjust(id, 'ADD', ['a1']))).toEqual([['serialNumbers.0', 'serialInStock']]);
    expect(issues(await adjust(id, 'ADD', ['A3']))).toEqual([]);
    expect(issues(await adjust(id, 'SCRAP', []))).toEqual([['serialNumbers', 'serialCount']]);
    expect(issues(await adjust(id, 'SCRAP', ['A9']))).toEqual([['serialNumbers.0', 'serialUnknown']]);
    expect(issues(await adjust(id, 'SCRAP', ['A3']))).toEqual([]);
    expect(issues(await adjust(id, 'SCRAP', ['A3']))).toEqual([['serialNumbers.0', 'serialGone']]);
    expect(await pieces(id)).toEqual({ A1: 'IN_STOCK', A2: 'IN_STOCK', A3: 'SCRAPPED' });
  });

  it('begins and ends to keep them only without stock, and is in no batch', async () => {
    const id = await product('B1');
    const change = (values: object) => keeper.mutate('updateInventoryProduct', { id, ...values }, 'inventoryProduct { id }');
    expect(issues(await change({ isSerialized: false }))).toEqual([['isSerialized', 'serialsNeedNoStock']]);
    expect(issues(await change({ isPerishable: true }))).toEqual([['isSerialized', 'serialsNotPerishable']]);
    await adjust(id, 'REMOVE', ['B1']);
    expect(issues(await change({ isSerialized: false }))).toEqual([]);
    expect(issues(await adjust(id, 'ADD', ['B1']))).toEqual([['serialNumbers', 'serialsNotKept']]);
  });

  it('is received, and the receipt reversed, by its numbers', async () => {
    const id = await product('C1');
    const receipt = async (serialNumbers: string[]) => {
      const { data } = await keeper.query('{ warehouses(first: 1, filter: { isDefault: { eq: true } }) { edges { node { id } } } }');
      const lines = [{ productId: id, quantity: '2', unitCost: '5', serialNumbers }];
      const input = { warehouseId: data.warehouses.edges[0].node.id, lines };
      return (await keeper.mutate('createGoodsReceipt', input, 'goodsReceipt { id }')).goodsReceipt.id as string;
    };
    const act = (name: string, of: string) =>
      keeper.mutate(
        name,
        { id: of },
        'goodsReceipt { status lines { serialNumbers } }',
        name.startsWith('reverse') ? 'RecordInput' : undefined,
      );
    expect(issues(await act('postGoodsReceipt', await receipt(['C2'])))).toEqual([['lines.0.serialNumbers', 'serialCount']]);
    expect(issues(await act('postGoodsReceipt', await receipt(['C2', 'C1'])))).toEqual([['lines.0.serialNumbers.1', 'serialInStock']]);
    const whole = await receipt(['C2', 'C3']);
    expect((await act('postGoodsReceipt', whole)).goodsReceipt).toMatchObject({ lines: [{ serialNumbers: ['C2', 'C3'] }] });
    expect(issues(await act('reverseGoodsReceipt', whole))).toEqual([]);
    expect(await pieces(id)).toEqual({ C1: 'IN_STOCK', C2: 'RETURNED', C3: 'RETURNED' });
  });

  it('is transferred by them, and sold only from where it lies', async () => {
    const id = await product('D1', 'D2');
    const { data } = await keeper.query('{ warehouses(first: 1, filter: { isDefault: { eq: true } }) { edges { node { id } } } }');
    const annex = await warehouse();
    const input = { fromWarehouseId: data.warehouses.edges[0].node.id, toWarehouseId: annex.id, lines: [{ productId: id, quantity: '1' }] };
    const { stockTransfer } = await keeper.mutate('createStockTransfer', input, 'stockTransfer { id }');
    const finish = (serialNumbers: string[]) =>
      keeper.mutate('finishStockTransfer', { id: stockTransfer.id, serialNumbers }, 'stockTransfer { lines { serialNumbers } }');
    expect(issues(await finish([]))).toEqual([['serialNumbers', 'serialCount']]);
    expect((await finish(['D2'])).stockTransfer).toEqual({ lines: [{ serialNumbers: ['D2'] }] });
    const sold = await counter(id, ['D2']);
    expect(sold.errors).toMatchObject([{ field: 'lines.0.serialNumbers.0', code: 'serialElsewhere', params: { warehouse: annex.name } }]);
    expect(issues(await counter(id, []))).toEqual([['lines.0.serialNumbers', 'serialCount']]);
    expect(issues(await counter(id, ['D1']))).toEqual([]);
  });

  it('comes back from its sale only as one of the pieces that were sold', async () => {
    const id = await product('E1', 'E2', 'E3');
    const { inventoryInvoice: sale } = await counter(id, ['E1', 'E2']);
    await counter(id, ['E3']);
    const shown = 'inventoryInvoice { lines { id serialNumbers returnableSerials } }';
    const lineSold = async () => {
      const asked = `query($id: ID!) { ${shown.replace('inventoryInvoice', 'inventoryInvoice(id: $id)')} }`;
      return (await keeper.query(asked, { id: sale.id })).data.inventoryInvoice.lines[0];
    };
    const line = await lineSold();
    expect(line.serialNumbers).toEqual(['E1', 'E2']);
    const giveBack = (number: string, restock: boolean) =>
      keeper.mutate(
        'returnInventoryInvoice',
        {
          invoiceId: sale.id,
          reason: 'Broken',
          lines: [{ lineId: line.id, quantity: '1', restock, serialNumbers: [number] }],
          payments: [{ method: 'CARD' }],
        },
        shown,
      );
    expect(issues(await giveBack('E3', true))).toEqual([['lines.0.serialNumbers.0', 'serialNotSold']]);
    expect((await giveBack('E1', true)).inventoryInvoice.lines).toMatchObject([{ serialNumbers: ['E1'] }]);
    expect(issues(await giveBack('E1', true))).toEqual([['lines.0.serialNumbers.0', 'serialNotSold']]);
    expect(await lineSold()).toMatchObject({ serialNumbers: ['E1', 'E2'], returnableSerials: ['E2'] });
    expect(issues(await giveBack('E2', false))).toEqual([]);
    expect(await pieces(id)).toEqual({ E1: 'IN_STOCK', E2: 'SCRAPPED', E3: 'SOLD' });
  });

  it('is counted by the pieces that are found', async () => {
    const id = await product('F1', 'F2');
    const annex = await warehouse();
    const { stockCount } = await keeper.mutate('createStockCount', { warehouseId: annex.id }, 'stockCount { id }');
    await adjust(id, 'ADD', ['F3', 'F4'], { warehouseId: annex.id });
    const record = (quantity: string, serialNumbers: string[]) =>
      keeper.mutate(
        'countStock',
        { countId: stockCount.id, productId: id, quantity, serialNumbers },
        'stockCountLine { difference missingSerials }',
      );
    expect(issues(await record('2', ['F3']))).toEqual([['serialNumbers', 'serialCount']]);
    // One is missing, another was never booked: no difference in number.
    expect((await record('2', ['F3', 'F5'])).stockCountLine).toEqual({ difference: '0', missingSerials: ['F4'] });
    expect(issues(await keeper.mutate('postStockCount', { id: stockCount.id }, 'stockCount { id }', 'RecordInput'))).toEqual([]);
    expect(await pieces(id)).toEqual({ F1: 'IN_STOCK', F2: 'IN_STOCK', F3: 'IN_STOCK', F4: 'REMOVED', F5: 'IN_STOCK' });
  });

  it('is sold within a package by the numbers of its line', async () => {
    const [one, other] = [await product('G1', 'G2'), await product('G1', 'H1')];
    const lines = [one, other].map(productId => ({ productId, quantity: '1' }));
    const { inventoryPackage } = await keeper.mutate(
      'createInventoryPackage',
      { title: `Set ${++count}`, discountPercentage: '10', lines },
      'inventoryPackage { id }',
    );
    const line = (serialNumbers: string[]) => ({ kind: 'PACKAGE', itemId: inventoryPackage.id, quantity: '1', serialNumbers });
    expect(issues(await sell(keeper, { tillSessionId, lines: [line(['G1'])] }))).toEqual([['lines.0.serialNumbers', 'serialCount']]);
    expect(issues(await sell(keeper, { tillSessionId, lines: [line(['H1', 'G1'])] }))).toEqual([]);
    expect([await pieces(one), await pieces(other)]).toEqual([
      { G1: 'SOLD', G2: 'IN_STOCK' },
      { G1: 'IN_STOCK', H1: 'SOLD' },
    ]);
  });

  it('is sold once, however many sell it at once', async () => {
    const id = await product('I1', 'I2', 'I3');
    const answers = await Promise.all(Array.from({ length: 4 }, () => counter(id, ['I2'])));
    expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(1);
    expect(await pieces(id)).toEqual({ I1: 'IN_STOCK', I2: 'SOLD', I3: 'IN_STOCK' });
  });

  it('is held when it was sold offline, and recorded as sold', async () => {
    const id = await product('J1', 'J2');
    await counter(id, ['J1']);
    const sold = offline(tillSessionId, [lineOf(id, '1', { serialNumbers: ['J1'] })], '10.89', { payments: [{ method: 'CARD' }] });
    expect(issues(await sell(keeper, sold))).toEqual([['lines.0.serialNumbers.0', 'serialGone']]);
    const { refusedSale } = await refusals.report(sold, [at('10')], { code: 'serialGone' });
    expect(issues(await refusals.record(refusedSale.id))).toEqual([['lines.0.serialNumbers.0', 'serialGone']]);
    // A piece that was never booked is added as a difference of a count.
    const strange = offline(tillSessionId, [lineOf(id, '1', { serialNumbers: ['J7'] })], '10.89', { payments: [{ method: 'CARD' }] });
    await refusals.recorded(strange, [at('10')]);
    expect(await pieces(id)).toEqual({ J1: 'SOLD', J2: 'IN_STOCK', J7: 'SOLD' });
  });

  it('goes with a deleted product and comes back with it', async () => {
    const id = await product('K1', 'K2');
    expect(issues(await keeper.mutate('deleteInventoryProducts', { ids: [id] }, '__typename', 'DeleteInput'))).toEqual([]);
    expect(issues(await keeper.mutate('restoreRecords', { ids: [id] }, '__typename', 'DeleteInput'))).toEqual([]);
    expect(await pieces(id)).toEqual({ K1: 'IN_STOCK', K2: 'IN_STOCK' });
  });
});

describe('the question of a warranty', () => {
  it('is answered by the serial number: who bought it, when, and what happened to it', async () => {
    const id = await product('WX-771');
    const { customer } = await admin.mutate(
      'createCustomer',
      { name: 'Heron Ltd', address: '1 Quay', city: 'Cork', country: 'IE', email: 'heron@heron.test' },
      'customer { id }',
    );
    const input = { customerId: customer.id, pricesIncludeTax: false, lines: [{ itemId: id, quantity: '1' }] };
    const { salesInvoice } = await admin.mutate('createSalesInvoice', input, 'salesInvoice { id lines { id } }');
    const issue = (serialNumbers: string[]) =>
      admin.mutate('issueSalesInvoice', { id: salesInvoice.id, serialNumbers }, 'salesInvoice { number issuedOn lines { serialNumbers } }');
    expect(issues(await issue([]))).toEqual([['serialNumbers', 'serialCount']]);
    const { salesInvoice: issued } = await issue(['wx-771']);
    expect(issued.lines).toEqual([{ serialNumbers: ['WX-771'] }]);
    const found = `query { stockSerials(first: 5, search: "wx-771") { edges { node { id number state soldOn saleId saleNumber warehouse { id }
      customer { name } product { id } moves(first: 5) { edges { node { reason sourceId } } } } } } }`;
    const [{ node }] = (await keeper.query(found)).data.stockSerials.edges;
    expect(node).toMatchObject({
      state: 'SOLD',
      soldOn: issued.issuedOn,
      saleId: salesInvoice.id,
      saleNumber: issued.number,
      warehouse: null,
      customer: { name: 'Heron Ltd' },
      product: { id },
      moves: { edges: [{ node: { reason: 'SALE', sourceId: salesInvoice.id } }, { node: { reason: 'OPENING' } }] },
    });
    const credit = {
      invoiceId: salesInvoice.id,
      reason: 'Returned',
      lines: [{ lineId: salesInvoice.lines[0].id, quantity: '1', restock: true, serialNumbers: ['WX-771'] }],
    };
    expect(issues(await admin.mutate('creditSalesInvoice', credit, 'salesInvoice { id }'))).toEqual([]);
    expect((await keeper.query(found)).data.stockSerials.edges[0].node).toMatchObject({ state: 'IN_STOCK', soldOn: null, customer: null });
  });
});
