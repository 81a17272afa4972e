import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import { openTill, sell, lineOf, takeBack } from '../../support/tills.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Stock } from './Stock.ts';

let server: TestServer;
let stock: Stock;
beforeAll(async () => {
  server = await ownCompany();
  stock = await Stock.of(server);
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

const over = '2020-01-31';
const milk = { name: 'Milk', manufacturer: 'Dairy', quantity: '5', salePrice: '2', isPerishable: true };
const create = (more: object) =>
  stock.client.mutate('createInventoryProduct', { ...milk, ...more }, 'inventoryProduct { id quantity available }');
const adjust = (productId: string, more: object) =>
  stock.client.mutate(
    'adjustStock',
    { productId, kind: 'RECEIVE', quantity: '2', note: 'Delivery', ...more },
    'inventoryProduct { quantity }',
  );
const asked = [{ field: 'expiresOn', code: 'alreadyExpired', params: { date: over }, message: `It expired on ${over}.` }];

it('is asked about when a product is made of it or gains of it, and comes in on purpose alone', async () => {
  expect((await create({ expiresOn: over })).errors).toEqual(asked);
  const { inventoryProduct: product, errors } = await create({ expiresOn: over, acceptExpired: true });
  expect(errors).toEqual([]);
  expect(product).toMatchObject({ quantity: '5', available: '0' });
  const change = (more: object) =>
    stock.client.mutate('updateInventoryProduct', { id: product.id, quantityReason: 'Found', ...more }, 'inventoryProduct { quantity }');
  expect((await change({ quantity: '6' })).errors).toEqual(asked);
  expect((await change({ quantity: '4' })).inventoryProduct).toEqual({ quantity: '4' });
  expect((await change({ quantity: '6', acceptExpired: true })).inventoryProduct).toEqual({ quantity: '6' });
});

it('is asked about at each adjustment that brings it in, in a new batch or in one that is known; what goes out is not', async () => {
  const productId = await stock.product('5', { isPerishable: true, expiresOn: '2031-06-30' });
  for (const kind of ['RECEIVE', 'ADD', 'RETURN_FROM_CUSTOMER']) {
    expect((await adjust(productId, { kind, batchNumber: 'old', expiresOn: over })).errors).toEqual(asked);
    expect((await adjust(productId, { kind, batchNumber: 'old', expiresOn: over, acceptExpired: true })).errors).toEqual([]);
  }
  const [{ id: batchId }] = await stock.rows<{ id: string }>(
    `select id from stock_batch where product_id = '${productId}' and number = 'old'`,
  );
  expect((await adjust(productId, { batchId })).errors).toEqual([{ ...asked[0], field: 'batchId' }]);
  expect((await adjust(productId, { batchId, kind: 'SCRAP' })).errors).toEqual([]);
  const [{ today }] = await stock.rows<{ today: string }>(
    'select (now() at time zone time_zone)::date::text as today from company where id = noria_company()',
  );
  expect((await adjust(productId, { batchNumber: 'today', expiresOn: today })).errors).toEqual([]);
});

it('is asked about when a customer brings it back into stock, and not when it is scrapped', async () => {
  const productId = await stock.product('5', { isPerishable: true, expiresOn: '2031-06-30' });
  const { sessionId: tillSessionId } = await openTill(stock.client, 'Dairy');
  const { inventoryInvoice: sale } = await sell(stock.client, { tillSessionId, lines: [lineOf(productId, '3')] });
  await stock.within(em => em.execute('update stock_batch set expires_on = ? where product_id = ?', [over, productId]));
  const back = (line: object, more: object = {}) =>
    takeBack(stock.client, sale.id, [{ lineId: sale.lines[0].id, quantity: '1', ...line }], { tillSessionId, ...more });
  expect((await back({})).errors).toEqual([{ ...asked[0], field: 'lines' }]);
  expect((await back({ restock: false })).errors).toEqual([]);
  expect((await back({}, { acceptExpired: true })).errors).toEqual([]);
});

it('is asked about over REST too', async () => {
  const response = await fetch(`${server.url}/api/v1/inventory/createProduct`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stock.client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Milk', company: 'Dairy', price: 2, quantity: 5, perishable: true, expiryDate: over }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: expect.anything() });
});
