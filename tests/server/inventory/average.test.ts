import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Quantity moved, unit cost of an incoming unit, and the resulting value of the move. */
type Step = [quantity: string, unitCost: string | undefined, value: string];

describe('the moving average', () => {
  it.each<[what: string, opening: [quantity: string, price: string], steps: Step[], left: [onHand: string, value: string]]>([
    [
      'mixes prices',
      ['10', '5'],
      [
        ['10', '7', '70.00'],
        ['-5', undefined, '-30.00'],
      ],
      ['15', '90'],
    ],
    ['rounds half away from zero', ['3', '0.335'], [['-1', undefined, '-0.34']], ['2', '0.67']],
    [
      'gives the last one all that is left',
      ['3', '3.333333'],
      [
        ['-1', undefined, '-3.33'],
        ['-1', undefined, '-3.34'],
        ['-1', undefined, '-3.33'],
      ],
      ['0', '0'],
    ],
    [
      'starts anew once nothing is left',
      ['2', '9'],
      [
        ['-2', undefined, '-18.00'],
        ['4', '1.25', '5.00'],
        ['-1', undefined, '-1.25'],
      ],
      ['3', '3.75'],
    ],
    [
      'takes what comes in without a price at what the rest is worth',
      ['4', '2.5'],
      [
        ['2', undefined, '5.00'],
        ['-6', undefined, '-15.00'],
      ],
      ['0', '0'],
    ],
    [
      'keeps parts of a cent in the value, not in the price',
      ['7', '1'],
      [
        ['3', '0.10', '0.30'],
        ['-9', undefined, '-6.57'],
      ],
      ['1', '0.73'],
    ],
  ])('%s', async (_what, [quantity, purchasePrice], steps, [onHand, value]) => {
    const productId = await stock.product(quantity, { purchasePrice });
    for (const [moved, unitCost, worth] of steps)
      expect(await stock.move({ productId, quantity: moved, unitCost })).toMatchObject([{ quantity: moved, value: worth }]);
    expect(await stock.held(productId)).toEqual([{ on_hand: onHand, reserved: '0', value }]);
  });

  it('is of one warehouse: what lies elsewhere was bought at another price', async () => {
    const productId = await stock.product('10', { purchasePrice: '5' });
    const warehouseId = await stock.warehouse();
    await stock.move({ productId, warehouseId, quantity: '10', unitCost: '8' });
    expect(await stock.move({ productId, warehouseId, quantity: '-1' })).toMatchObject([{ value: '-8.00' }]);
    expect(await stock.move({ productId, quantity: '-1' })).toMatchObject([{ value: '-5.00' }]);
  });
});

describe('what perishes', () => {
  const batch = (productId: string, number: string, expiresOn: string, quantity: string) =>
    stock.client.mutate(
      'adjustStock',
      { productId, kind: 'RECEIVE', quantity, unitCost: '1', batchNumber: number, expiresOn, note: 'Delivered', acceptExpired: true },
      'inventoryProduct { available quantity stockBatchLevels { id onHand batch { number isExpired } } }',
    );
  const taken = async (productId: string) =>
    stock.rows<{ number: string; quantity: string }>(
      `select b.number, trim_scale(m.quantity)::text as quantity from stock_move m join stock_batch b on b.id = m.batch_id
       where m.product_id = ? and m.quantity < 0 order by m.id`,
      productId,
    );

  it('leaves in the order in which it expires, and what has expired is not sold but thrown away', async () => {
    const productId = await stock.product('5', { isPerishable: true, manufacturedOn: '2031-01-01', expiresOn: '2031-06-30' });
    await batch(productId, 'later', '2032-01-31', '5');
    const { inventoryProduct } = await batch(productId, 'gone', '2020-01-31', '5');
    expect(inventoryProduct).toMatchObject({ quantity: '15', available: '10' });
    await stock.move({ productId, quantity: '-7' });
    await expect(stock.move({ productId, quantity: '-4' })).rejects.toMatchObject({
      issues: [{ params: { wanted: '4', available: '3' } }],
    });
    await stock.move({ productId, quantity: '-5', reason: 'SCRAP' });
    expect(await taken(productId)).toEqual([
      { number: '20310630', quantity: '-5' },
      { number: 'later', quantity: '-2' },
      { number: 'gone', quantity: '-5' },
    ]);
  });

  it('is sold on its last day, where the company is, and not the day after', async () => {
    const [{ today, yesterday }] = await stock.rows<{ today: string; yesterday: string }>(
      `select d::text as today, (d - 1)::text as yesterday from (select (now() at time zone time_zone)::date as d from company where id = noria_company()) t`,
    );
    const last = await stock.product('2', { isPerishable: true, expiresOn: today });
    await stock.move({ productId: last, quantity: '-2' });
    const over = await stock.product('2', { isPerishable: true, expiresOn: yesterday, acceptExpired: true });
    await expect(stock.move({ productId: over, quantity: '-1' })).rejects.toThrow('notEnoughStock');
  });

  it('comes in with its last day, which a batch keeps', async () => {
    const productId = await stock.product('1', { isPerishable: true, expiresOn: '2031-06-30' });
    const received = await batch(productId, '20310630', '2031-07-30', '1');
    expect(received.errors).toMatchObject([{ field: 'expiresOn', code: 'batchDiffers' }]);
    const undated = await stock.client.mutate(
      'adjustStock',
      { productId, kind: 'ADD', quantity: '1', note: 'Found' },
      'inventoryProduct { id }',
    );
    expect(undated.errors).toMatchObject([{ field: 'expiresOn', code: 'required' }]);
  });
});
