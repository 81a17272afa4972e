import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Stock } from './Stock.ts';

let server: TestServer;
let stock: Stock;
let warehouseId: string;
beforeAll(async () => {
  server = await ownCompany();
  stock = await Stock.of(server);
  warehouseId = await stock.warehouse();
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

const selection = 'goodsReceipt { id version number status total lineCount lines { value batch { number expiresOn } } }';
const draft = (lines: object[], more: object = {}): Promise<Shown> =>
  stock.client.mutate('createGoodsReceipt', { warehouseId, supplier: 'Rodabal', supplierReference: 'DN 77', lines, ...more }, selection);
const post = (id: string, more: object = {}): Promise<Shown> =>
  stock.client.mutate('postGoodsReceipt', { id, ...more }, selection, 'PostGoodsReceiptInput');
const reverse = (id: string): Promise<Shown> => stock.client.mutate('reverseGoodsReceipt', { id }, selection, 'RecordInput');
/** Postings of a document by account role, debit positive. */
const posted = async (sourceId: string) => {
  const rows = await stock.rows<{ role: string; amount: string }>(
    `select a.role, trim_scale(sum(l.debit - l.credit))::text as amount from journal_entry e
     join journal_line l on l.company_id = e.company_id and l.entry_id = e.id join account a on a.company_id = l.company_id and a.id = l.account_id
     where e.source_id = ? group by a.role`,
    sourceId,
  );
  return Object.fromEntries(rows.map(({ role, amount }) => [role, amount]));
};

it('moves nothing as a draft; posted, receives thirty products in one entry, once', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => stock.product('1')));
  const lines = ids.map((productId, index) => ({ productId, quantity: String(index + 1), unitCost: '1.333' }));
  const { goodsReceipt } = await draft(lines);
  // Each line is rounded once: the total is the sum of what the lines show.
  const total = lines.reduce((cents, _, index) => cents + Math.round((index + 1) * 133.3), 0) / 100;
  expect(goodsReceipt).toMatchObject({ number: null, status: 'DRAFT', lineCount: 30, total: String(total) });
  expect(await stock.held(ids[29])).toHaveLength(1);
  const done = await post(goodsReceipt.id);
  expect(done.goodsReceipt).toMatchObject({ number: expect.stringMatching(/^GRN-\d{4}-\d+$/), status: 'POSTED', total: String(total) });
  expect(await post(goodsReceipt.id)).toEqual(done);
  expect(await stock.held(ids[29])).toMatchObject([{ on_hand: '1' }, { on_hand: '30', value: '39.99' }]);
  expect(await posted(goodsReceipt.id)).toEqual({ INVENTORY: String(total), GOODS_RECEIVED: String(-total) });
  const refused = [
    await stock.client.mutate('updateGoodsReceipt', { id: goodsReceipt.id, note: 'x' }, selection),
    await stock.client.mutate('deleteGoodsReceipts', { ids: [goodsReceipt.id] }, 'deletedIds', 'DeleteInput'),
  ];
  for (const { errors } of refused) expect(errors).toMatchObject([{ code: 'documentLocked' }]);
});

it('receives perishable products into their batches, expired ones only on purpose', async () => {
  const productId = await stock.product('1', { isPerishable: true, expiresOn: '2031-06-30' });
  const line = { productId, quantity: '4', unitCost: '2' };
  expect((await draft([line])).errors).toMatchObject([{ field: 'lines.0.expiresOn', code: 'required' }]);
  const madeLater = { ...line, manufacturedOn: '2031-01-02', expiresOn: '2031-01-02' };
  expect((await draft([line, madeLater])).errors).toMatchObject([{ field: 'lines.1.expiresOn', code: 'expiresBeforeMade' }]);
  const { goodsReceipt } = await draft([
    { ...line, batchNumber: 'L-1', expiresOn: '2031-12-31' },
    { ...line, expiresOn: '2020-01-01' },
  ]);
  expect((await post(goodsReceipt.id)).errors).toMatchObject([
    { field: 'lines.1.expiresOn', code: 'alreadyExpired', params: { date: '2020-01-01' } },
  ]);
  expect(await stock.rows('select 1 from stock_move where source_id = ?', goodsReceipt.id)).toEqual([]);
  const done = await post(goodsReceipt.id, { acceptExpired: true });
  expect(done.goodsReceipt.lines).toMatchObject([
    { batch: { number: 'L-1', expiresOn: '2031-12-31' } },
    { batch: { number: '20200101', expiresOn: '2020-01-01' } },
  ]);
  const other = await draft([{ ...line, batchNumber: 'L-1', expiresOn: '2032-01-01' }]);
  expect((await post(other.goodsReceipt.id)).errors).toMatchObject([{ field: 'lines.0.expiresOn', code: 'batchDiffers' }]);
});

it('is reversed at what the goods are worth by then, the difference apart', async () => {
  const productId = await stock.product('10', { warehouseId });
  const { goodsReceipt } = await draft([{ productId, quantity: '10', unitCost: '8' }]);
  await post(goodsReceipt.id);
  const back = await reverse(goodsReceipt.id);
  expect(back.goodsReceipt).toMatchObject({ status: 'REVERSED', total: '80' });
  expect(await reverse(goodsReceipt.id)).toEqual(back);
  // Twenty at 5 and 8 are worth 6.50 each.
  expect(await stock.held(productId)).toMatchObject([{ on_hand: '10', value: '65' }]);
  expect(await posted(goodsReceipt.id)).toEqual({ INVENTORY: '15', GOODS_RECEIVED: '0', PRICE_DIFFERENCE: '-15' });
  expect((await post(goodsReceipt.id)).errors).toMatchObject([{ code: 'invalidTransition' }]);
});

it('is not reversed once its goods are gone', async () => {
  const productId = await stock.product('1');
  const { goodsReceipt } = await draft([{ productId, quantity: '5', unitCost: '8' }]);
  await post(goodsReceipt.id);
  const gone = { productId, warehouseId, kind: 'REMOVE', quantity: '1', note: 'Missing' };
  await stock.client.mutate('adjustStock', gone, 'inventoryProduct { id }');
  expect((await reverse(goodsReceipt.id)).errors).toMatchObject([{ code: 'notEnoughStock', params: { wanted: '5', available: '4' } }]);
  const { data } = await stock.client.query('query($id: ID!) { goodsReceipt(id: $id) { status } }', { id: goodsReceipt.id });
  expect(data.goodsReceipt.status).toBe('POSTED');
});

it('is posted once by ten at a time, and numbers stay without gaps beside refused ones', async () => {
  const productId = await stock.product('1');
  const drafts = await Promise.all(
    Array.from({ length: 4 }, () =>
      draft([{ productId, quantity: '2', unitCost: '3' }]).then(({ goodsReceipt }) => goodsReceipt.id as string),
    ),
  );
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => post(drafts[index % drafts.length])));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(answers.map(({ goodsReceipt }) => goodsReceipt.number)).size).toBe(4);
  expect(await stock.held(productId)).toMatchObject([{ on_hand: '1' }, { on_hand: '8', value: '24' }]);
});

it.each([
  [{ quantity: '0' }, 'lines.0.quantity', 'notPositive'],
  [{ quantity: '1.5' }, 'lines.0.quantity', 'notWhole'],
  [{ quantity: '1000001' }, 'lines.0.quantity', 'limitExceeded'],
  [{ unitCost: '-1' }, 'lines.0.unitCost', 'tooSmall'],
  [{ unitCost: '1000000000000' }, 'lines.0.unitCost', 'limitExceeded'],
  [{ batchNumber: 'x'.repeat(51) }, 'lines.0.batchNumber', 'tooLong'],
])('refuses a line with %j', async (wrong, field, code) => {
  const productId = await stock.product('1');
  expect((await draft([{ productId, quantity: '1', unitCost: '1', ...wrong }])).errors).toMatchObject([{ field, code }]);
});
