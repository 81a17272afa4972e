import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { adjustStock } from '../../../server/inventory/stock/adjustStock.ts';
import { releaseStock, reserveStock } from '../../../server/inventory/stock/reserveStock.ts';
import type { StockReasonName } from '../../../server/inventory/stock/stockReasons.rules.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Stock } from './Stock.ts';

let server: TestServer;
let stock: Stock;
beforeAll(async () => {
  server = await ownCompany();
  stock = await Stock.of(server);
});
afterAll(() => server.stop());

/** Reproducible pseudorandom numbers (a linear congruential generator). */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % sides;
}

const ways: [StockReasonName, sign: string][] = [
  ['PURCHASE', ''],
  ['SALE_RETURN', ''],
  ['ADJUSTMENT', '-'],
  ['SCRAP', '-'],
  ['PURCHASE_RETURN', '-'],
];

it('keeps every invariant, whatever happens at once to a few products in two warehouses', async () => {
  const throwDie = dice(7);
  const elsewhere = await stock.warehouse();
  const [{ id: home }] = await stock.rows<{ id: string }>('select id from warehouse where is_default');
  const products = [
    await stock.product('20'),
    await stock.product('7', { purchasePrice: '0.333' }),
    await stock.product('9', { isPerishable: true, expiresOn: '2031-06-30' }),
  ];
  const actions = Array.from({ length: 120 }, () => {
    const productId = products[throwDie(3)];
    const [warehouseId, toWarehouseId] = throwDie(2) ? [home, elsewhere] : [elsewhere, home];
    const quantity = `${1 + throwDie(4)}`;
    const sourceId = newId(0x7f);
    const action = throwDie(8);
    if (action === 0)
      return async () => {
        const input = { fromWarehouseId: warehouseId, toWarehouseId, lines: [{ productId, quantity }] };
        const { stockTransfer } = await stock.client.mutate('createStockTransfer', input, 'stockTransfer { id }');
        await stock.client.mutate('finishStockTransfer', stockTransfer, 'stockTransfer { id }');
      };
    if (action === 1)
      return () =>
        stock.within(async em => {
          await reserveStock(em, [{ productId, warehouseId, quantity, sourceId }]);
          if (throwDie(2)) await releaseStock(em, sourceId);
        });
    const [reason, sign] = ways[throwDie(ways.length)];
    const unitCost = `${throwDie(900) / 100}`;
    return () => stock.within(em => adjustStock(em, [{ productId, warehouseId, quantity: sign + quantity, reason, unitCost, sourceId }]));
  });
  const settled = await Promise.allSettled(actions.map(action => action()));
  const refused = settled.flatMap(result => (result.status === 'rejected' ? [String(result.reason.message)] : []));
  expect(new Set(refused)).toEqual(new Set(['notEnoughStock']));
  expect(settled.length - refused.length).toBeGreaterThan(40);
  await expectInvariantsHold(server.database, server.companyId);
});
