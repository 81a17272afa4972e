import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Stock } from './Stock.ts';

let server: TestServer;
let stock: Stock;
let elsewhere: string;
let home: string;
beforeAll(async () => {
  server = await ownCompany();
  stock = await Stock.of(server);
  elsewhere = await stock.warehouse();
  [{ id: home }] = await stock.rows<{ id: string }>('select id from warehouse where is_default');
});
afterAll(() => server.stop());

const mutate = (name: string, input: Record<string, unknown>, selection: string, type?: string) =>
  stock.client.mutate(name, input, selection, type);
/** Stock value by the ledger, and as the sum over all locations. */
const worth = async () => {
  const [row] = await stock.rows<{ account: string; places: string }>(
    `select (select coalesce(sum(l.debit - l.credit), 0) from journal_line l join account a on a.company_id = l.company_id and a.id = l.account_id
       where a.role = 'INVENTORY')::text as account, (select sum(value) from stock_level)::text as places`,
  );
  return row;
};

describe('a product', () => {
  const selection =
    'inventoryProduct { id version quantity stockValue stockMoves(first: 5) { edges { node { reason quantity value note onHandAfter } } } }';

  it('opens with a movement, and another quantity is an adjustment for a reason', async () => {
    const before = await worth();
    const input = { name: 'Sprocket', manufacturer: 'Rodabal', quantity: '50', purchasePrice: '2.5', salePrice: '4' };
    const made = (await mutate('createInventoryProduct', input, selection)).inventoryProduct;
    expect(made).toMatchObject({ quantity: '50', stockValue: '125' });
    const { id, version } = made;
    expect((await mutate('updateInventoryProduct', { id, version, quantity: '48' }, selection)).errors).toMatchObject([
      { field: 'quantityReason', code: 'required' },
    ]);
    const changed = await mutate('updateInventoryProduct', { id, version, quantity: '48', quantityReason: 'Two broken' }, selection);
    expect(changed.inventoryProduct).toMatchObject({ quantity: '48', stockValue: '120' });
    expect(changed.inventoryProduct.stockMoves.edges.map(({ node }: { node: object }) => node)).toEqual([
      { reason: 'ADJUSTMENT', quantity: '-2', value: '-5', note: 'Two broken', onHandAfter: '48' },
      { reason: 'OPENING', quantity: '50', value: '125', note: null, onHandAfter: '50' },
    ]);
    const after = await worth();
    expect(Number(after.account) - Number(before.account)).toBe(120);
    expect(Number(after.places) - Number(before.places)).toBe(120);
  });

  it.each([
    [{ manufacturer: ' ' }, 'manufacturer', 'required'],
    [{ quantity: null }, 'quantity', 'required'],
    [{ quantity: '0' }, 'quantity', 'tooSmall'],
    [{ quantity: '1.5' }, 'quantity', 'notWhole'],
    [{ quantity: '1000001' }, 'quantity', 'limitExceeded'],
    [{ salePrice: '1000000000000' }, 'salePrice', 'limitExceeded'],
    [{ purchasePrice: '-1' }, 'purchasePrice', 'tooSmall'],
    [{ isPerishable: true, manufacturedOn: '2026-02-01', expiresOn: '2026-02-01' }, 'expiresOn', 'expiresBeforeMade'],
  ])('is refused with %j', async (wrong, field, code) => {
    const input = { name: 'Sprocket', manufacturer: 'Rodabal', quantity: '5', salePrice: '4', ...wrong };
    expect((await mutate('createInventoryProduct', input, 'inventoryProduct { id }')).errors).toMatchObject([{ field, code }]);
  });

  it('goes with what is left of it, and comes back with it', async () => {
    const before = await worth();
    const id = await stock.product('4', { isPerishable: true, expiresOn: '2031-06-30' });
    const whole = await stock.held(id);
    await mutate('deleteInventoryProducts', { ids: [id] }, 'deletedIds', 'DeleteInput');
    expect(await stock.held(id)).toMatchObject([{ on_hand: '0', value: '0' }]);
    expect(await worth()).toEqual(before);
    await mutate('restoreRecords', { ids: [id] }, 'restoredIds', 'DeleteInput');
    expect(await stock.held(id)).toEqual(whole);
  });

  it('stays once a document has moved it', async () => {
    const id = await stock.product('4');
    await stock.move({ productId: id, quantity: '-1' });
    expect((await mutate('deleteInventoryProducts', { ids: [id] }, 'deletedIds', 'DeleteInput')).errors).toMatchObject([
      { code: 'referenced' },
    ]);
  });
});

describe('a transfer', () => {
  it('moves nothing as a draft; done, it takes batches and worth along, posts nothing, and is done once', async () => {
    const id = await stock.product('6', { isPerishable: true, expiresOn: '2031-06-30', purchasePrice: '3.333' });
    const before = await worth();
    const lines = [{ productId: id, quantity: '4' }];
    const draft = await mutate(
      'createStockTransfer',
      { fromWarehouseId: home, toWarehouseId: elsewhere, lines },
      'stockTransfer { id version number status }',
    );
    expect(draft.stockTransfer).toMatchObject({ number: null, status: 'DRAFT' });
    expect(await stock.held(id)).toHaveLength(1);
    const finish = () => mutate('finishStockTransfer', { id: draft.stockTransfer.id }, 'stockTransfer { number status }');
    const done = await finish();
    expect(done.stockTransfer).toMatchObject({ number: expect.stringMatching(/^TR-/), status: 'DONE' });
    expect(await finish()).toEqual(done);
    expect(await stock.held(id)).toEqual([
      { on_hand: '2', reserved: '0', value: '6.67' },
      { on_hand: '4', reserved: '0', value: '13.33' },
    ]);
    expect(await worth()).toEqual(before);
    const refused = await mutate('updateStockTransfer', { id: draft.stockTransfer.id, note: 'x' }, 'stockTransfer { id }');
    expect(refused.errors).toMatchObject([{ code: 'documentLocked' }]);
  });

  it('is refused where there is not enough, and stays a draft without a number', async () => {
    const id = await stock.product('2');
    const input = { fromWarehouseId: home, toWarehouseId: elsewhere, lines: [{ productId: id, quantity: '3' }] };
    const { stockTransfer } = await mutate('createStockTransfer', input, 'stockTransfer { id }');
    const refused = await mutate('finishStockTransfer', { id: stockTransfer.id }, 'stockTransfer { id }');
    expect(refused.errors).toMatchObject([
      { code: 'notEnoughStock', message: 'Not enough quantity in this product.', params: { wanted: '3', available: '2' } },
    ]);
    const now = await stock.client.query(`query($id: ID!) { stockTransfer(id: $id) { number status } }`, stockTransfer);
    expect(now.data.stockTransfer).toEqual({ number: null, status: 'DRAFT' });
  });

  it('carries both ways at once without waiting for itself', async () => {
    const id = await stock.product('50');
    await stock.move({ productId: id, warehouseId: elsewhere, quantity: '50' });
    const drafts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const [fromWarehouseId, toWarehouseId] = index % 2 ? [home, elsewhere] : [elsewhere, home];
        return mutate(
          'createStockTransfer',
          { fromWarehouseId, toWarehouseId, lines: [{ productId: id, quantity: '1' }] },
          'stockTransfer { id }',
        );
      }),
    );
    const done = await Promise.all(
      drafts.map(({ stockTransfer }) => mutate('finishStockTransfer', stockTransfer, 'stockTransfer { number }')),
    );
    expect(done.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(done.map(({ stockTransfer }) => stockTransfer.number)).size).toBe(20);
    expect(await stock.held(id)).toMatchObject([{ on_hand: '50' }, { on_hand: '50' }]);
  });
});

describe('a count', () => {
  it('posts what was found against the books of that instant, whatever moves meanwhile', async () => {
    const warehouseId = await stock.warehouse();
    const id = await stock.product('10', { warehouseId });
    const untouched = await stock.product('3', { warehouseId });
    const found = await stock.product('1');
    const { stockCount } = await mutate('createStockCount', { warehouseId }, 'stockCount { id lineCount }');
    expect(stockCount.lineCount).toBe(2);
    const count = (productId: string, quantity: string) =>
      mutate('countStock', { countId: stockCount.id, productId, quantity }, 'stockCountLine { book counted difference movedSince }');
    expect((await count(id, '8')).stockCountLine).toEqual({ book: '10', counted: '8', difference: '-2', movedSince: '0' });
    await count(found, '5');
    await stock.move({ productId: id, warehouseId, quantity: '-3' }, { productId: untouched, warehouseId, quantity: '-1' });
    const { data } = await stock.client.query(
      `query($filter: StockCountLineFilter) { stockCountLines(filter: $filter) { edges { node { product { id } difference movedSince } } } }`,
      { filter: { count: { eq: stockCount.id }, isCounted: { eq: true } } },
    );
    expect(data.stockCountLines.edges).toContainEqual({ node: { product: { id }, difference: '-2', movedSince: '-3' } });
    const before = await worth();
    const posted = await mutate('postStockCount', { id: stockCount.id }, 'stockCount { number status differenceCount }', 'RecordInput');
    expect(posted.stockCount).toMatchObject({ number: expect.stringMatching(/^CNT-/), status: 'POSTED', differenceCount: 2 });
    expect(await stock.held(id)).toMatchObject([{ on_hand: '5' }]);
    expect(await stock.held(untouched)).toMatchObject([{ on_hand: '2' }]);
    expect(await stock.held(found)).toMatchObject([{ on_hand: '1' }, { on_hand: '5' }]);
    expect((await count(id, '1')).errors).toMatchObject([{ code: 'documentLocked' }]);
    const after = await worth();
    expect(Number(after.account) - Number(before.account)).toBe(Number(after.places) - Number(before.places));
  });
});

describe('a blind count', () => {
  const fields = 'book difference movedSince isCounted';
  it('tells nobody what was expected until counting is closed', async () => {
    const warehouseId = await stock.warehouse();
    const id = await stock.product('10', { warehouseId });
    const { stockCount } = await mutate('createStockCount', { warehouseId, isBlind: true }, 'stockCount { id }');
    const count = { countId: stockCount.id, productId: id, quantity: '8' };
    const { stockCountLine } = await mutate('countStock', count, `stockCountLine { id ${fields} }`);
    expect(stockCountLine).toMatchObject({ book: null, difference: null, movedSince: '0', isCounted: true });
    await stock.move({ productId: id, warehouseId, quantity: '-1' });
    const lines = async (filter: object) => {
      const { data } = await stock.client.query(
        `query($filter: StockCountLineFilter) { stockCountLines(filter: $filter) { edges { node { counted ${fields} } } } }`,
        { filter: { count: { eq: stockCount.id }, ...filter } },
      );
      return data.stockCountLines.edges.map(({ node }: { node: object }) => node);
    };
    expect(await lines({})).toEqual([{ counted: '8', book: null, difference: null, movedSince: '0', isCounted: true }]);
    expect(await lines({ difference: { atMost: '0' } })).toEqual([]);
    const read = `query($id: ID!) { stockCount(id: $id) { status differenceCount } }`;
    expect((await stock.client.query(read, stockCount)).data.stockCount).toEqual({ status: 'OPEN', differenceCount: null });
    const said = await stock.rows('select changes::text from audit_entry where entity_id = ?', stockCountLine.id);
    expect(JSON.stringify(said)).toContain('counted');
    expect(JSON.stringify(said)).not.toMatch(/book/i);
    // Nor is it posted, or made an open one, before that.
    expect((await mutate('postStockCount', stockCount, 'stockCount { id }', 'RecordInput')).errors).toMatchObject([
      { code: 'invalidTransition', params: { from: 'OPEN', allowed: ['REVIEW', 'CANCELLED'] } },
    ]);
    expect((await mutate('updateStockCount', { ...stockCount, isBlind: false }, 'stockCount { id }')).errors).toMatchObject([
      { field: 'isBlind', code: 'documentLocked' },
    ]);
    const closed = await mutate('closeStockCount', stockCount, 'stockCount { status differenceCount }', 'RecordInput');
    expect(closed.stockCount).toEqual({ status: 'REVIEW', differenceCount: 1 });
    expect(await lines({})).toEqual([{ counted: '8', book: '10', difference: '-2', movedSince: '-1', isCounted: true }]);
    expect((await mutate('countStock', count, 'stockCountLine { id }')).errors).toMatchObject([{ code: 'documentLocked' }]);
    await mutate('postStockCount', stockCount, 'stockCount { id }', 'RecordInput');
    expect(await stock.held(id)).toMatchObject([{ on_hand: '7' }]);
  });
});

describe('warehouses', () => {
  it('keep one that is the default: it neither goes nor gives that up, but to another', async () => {
    const selection = 'warehouse { id isDefault }';
    const change = (id: string, values: object) => mutate('updateWarehouse', { id, ...values }, selection);
    expect((await change(home, { status: 'INACTIVE' })).errors).toMatchObject([{ field: 'status', code: 'warehouseIsDefault' }]);
    expect((await change(home, { isDefault: false })).errors).toMatchObject([{ field: 'isDefault', code: 'warehouseIsDefault' }]);
    expect((await mutate('deleteWarehouses', { ids: [home] }, 'deletedIds', 'DeleteInput')).errors).toMatchObject([
      { code: 'warehouseIsDefault' },
    ]);
    await Promise.all([change(elsewhere, { isDefault: true }), change(home, { isDefault: true })]);
    expect(await stock.rows('select id from warehouse where is_default')).toHaveLength(1);
    await change(home, { isDefault: true });
  });
});
