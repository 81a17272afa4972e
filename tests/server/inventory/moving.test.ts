import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { moveStock } from '../../../server/inventory/stock/moveStock.ts';
import { releaseStock, reserveStock } from '../../../server/inventory/stock/reserveStock.ts';
import { asOwner } from '../../support/asOwner.ts';
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

const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts);
  return Object.groupBy(settled, result => (result.status === 'fulfilled' ? 'moved' : String(result.reason.message)));
};

describe('many at once', () => {
  it('gives the last ten to ten of two hundred, and tells the others that there is not enough', async () => {
    const productId = await stock.product('10');
    const said = await outcomes(Array.from({ length: 200 }, () => stock.move({ productId, quantity: '-1' })));
    expect(Object.fromEntries(Object.entries(said).map(([what, of]) => [what, of!.length]))).toEqual({ moved: 10, notEnoughStock: 190 });
    expect(await stock.held(productId)).toEqual([{ on_hand: '0', reserved: '0', value: '0' }]);
  });

  it('lets nobody wait for one who waits for him, in whatever order documents name products, even new ones', async () => {
    const known = await Promise.all(Array.from({ length: 3 }, () => stock.product('200')));
    const elsewhere = await stock.warehouse();
    const places = [...known, ...known.map(id => `${id} ${elsewhere}`)];
    const said = await outcomes(
      Array.from({ length: 60 }, (_, index) => {
        const order = index % 2 ? places : places.toReversed();
        return stock.move(
          ...order.map(place => {
            const [productId, warehouseId] = place.split(' ');
            return warehouseId ? { productId, warehouseId, quantity: '1' } : { productId, quantity: '-1' };
          }),
        );
      }),
    );
    expect(Object.keys(said)).toEqual(['moved']);
    expect(await stock.held(known[0])).toEqual([
      { on_hand: '140', reserved: '0', value: '700' },
      { on_hand: '60', reserved: '0', value: '300' },
    ]);
  });
});

it('names the product, how many its lines want together and how many there are, and moves nothing', async () => {
  const productId = await stock.product('3');
  const other = await stock.product('5');
  const wanted = stock.move({ productId: other, quantity: '-1' }, { productId, quantity: '-2' }, { productId, quantity: '-2' });
  await expect(wanted).rejects.toMatchObject({ issues: [{ code: 'notEnoughStock', params: { wanted: '4', available: '3' } }] });
  expect(await stock.held(other)).toMatchObject([{ on_hand: '5' }]);
});

it('moves what a line moves once', async () => {
  const productId = await stock.product('3');
  const line = { productId, quantity: '-1', sourceLineId: newId(0x7e) };
  await stock.move(line);
  await expect(stock.move(line)).rejects.toThrow('stock_move_line_key');
  expect(await stock.held(productId)).toMatchObject([{ on_hand: '2' }]);
});

it('keeps what is reserved from others, and gives it back', async () => {
  const productId = await stock.product('5');
  const sourceId = newId(0x7f);
  await stock.within(em => reserveStock(em, [{ productId, quantity: '4', sourceId }]));
  await expect(stock.move({ productId, quantity: '-2' })).rejects.toMatchObject({ issues: [{ params: { wanted: '2', available: '1' } }] });
  await expect(stock.within(em => reserveStock(em, [{ productId, quantity: '2', sourceId: newId(0x7f) }]))).rejects.toThrow('notEnough');
  await stock.within(em => releaseStock(em, sourceId));
  await stock.move({ productId, quantity: '-5' });
  expect(await stock.held(productId)).toEqual([{ on_hand: '0', reserved: '0', value: '0' }]);
});

it('refuses a move at an earlier time than the last one of its place', async () => {
  const productId = await stock.product('5');
  const earlier = stock.within(em =>
    moveStock(em, [{ productId, quantity: '-1', reason: 'SALE', sourceId: newId(0x7f) }], { at: new Date(Date.now() - 60_000) }),
  );
  await expect(earlier).rejects.toThrow('stockBackdated');
});

it.each(['update stock_move set quantity = 1', 'delete from stock_move', 'truncate stock_move cascade'])(
  'lets nobody rewrite what was moved, not even the owner of the tables: %s',
  async text => {
    await expect(asOwner(server, text, { companyId: stock.companyId })).rejects.toThrow('never changed');
  },
);
