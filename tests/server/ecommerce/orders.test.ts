import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeOrders } from '../../../server/ecommerce/order/completeOrders.ts';
import { isTrackingId } from '../../../server/ecommerce/order/trackingId.ts';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { Shop } from './Shop.ts';

let shop: Shop;
// Completes orders of every company.
beforeAll(async () => void (shop = await Shop.open({})));
afterAll(() => shop.close());

it('makes an inventory product with each product, and posts a changed stock as an adjustment', async () => {
  const lamp = await shop.product({ price: '20', discountPrice: '15' });
  expect(lamp).toMatchObject({ stock: '10', effectivePrice: '15', inventoryProduct: { quantity: '10' } });
  const changed = await shop.client.mutate(
    'updateEcommerceProduct',
    { id: lamp.id, stock: '7' },
    'ecommerceProduct { stock inventoryProduct { quantity } }',
  );
  expect(changed.ecommerceProduct).toEqual({ stock: '7', inventoryProduct: { quantity: '7' } });
  const twice = await shop.product({ inventoryProductId: lamp.inventoryProduct.id });
  expect(twice.errors).toMatchObject([{ field: 'inventoryProductId', code: 'taken' }]);
});

it('prices an order with tax included, reserves it, and refuses another total than the customer was told', async () => {
  const lamp = await shop.product({ discountPrice: '15' });
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 3]], { expectedTotal: '45' });
  expect(order).toMatchObject({ status: 'PENDING', total: '45', number: expect.stringMatching(/^EO-\d{4}-\d{5}$/) });
  expect(Number(order.subtotal) + Number(order.taxTotal)).toBeCloseTo(45, 6);
  expect(isTrackingId(order.trackingId)).toBe(true);
  expect(await shop.stockOf(lamp.id)).toBe('7');
  expect(await shop.posted(order.id)).toEqual([]);
  const refused = await shop.order([[lamp.id, 1]], { expectedTotal: '14' });
  expect(refused.errors).toMatchObject([{ code: 'priceChanged', params: { expected: '14', total: '15.00' } }]);
  expect(await shop.stockOf(lamp.id)).toBe('7');
});

it('asks the discount price on its days alone', async () => {
  const today = (await shop.accountant.query('{ salesTerms { today } }')).data.salesTerms.today as string;
  const shifted = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const lamp = await shop.product({ price: '20', discountPrice: '15', discountFrom: today, discountUntil: today });
  const set = (discountFrom: string | null, discountUntil: string | null) =>
    shop.client.mutate('updateEcommerceProduct', { id: lamp.id, discountFrom, discountUntil }, 'ecommerceProduct { effectivePrice }');
  expect(lamp.effectivePrice).toBe('15');
  expect((await shop.order([[lamp.id, 1]])).ecommerceOrder.lines[0].unitPrice).toBe('15');
  for (const [from, until, price] of [
    [shifted(1), null, '20'],
    [null, shifted(-1), '20'],
    [shifted(-1), null, '15'],
    [null, shifted(1), '15'],
  ] as const) {
    expect((await set(from, until)).ecommerceProduct).toEqual({ effectivePrice: price });
    expect((await shop.order([[lamp.id, 1]])).ecommerceOrder.lines[0].unitPrice).toBe(price);
    const page = await (await fetch(`${shop.server.url}/shop/atlas-trading/product/${lamp.id}/`)).text();
    expect(page).toContain(`USD ${price}.00`);
    expect(page.includes('<s>')).toBe(price === '15');
  }
  expect((await set(today, shifted(-1))).errors).toMatchObject([{ field: 'discountUntil', code: 'endBeforeStart' }]);
});

it('refuses quantities that are no whole pieces, and more than is in stock', async () => {
  const lamp = await shop.product({ stock: '3' });
  for (const quantity of ['0', '1.5', '-1']) {
    const answer = await shop.order([], { lines: [{ productId: lamp.id, quantity }] });
    expect([quantity, answer.errors]).toMatchObject([quantity, [{ field: 'lines.0.quantity', message: 'Invalid Quantity' }]]);
  }
  const tooMany = await shop.order([
    [lamp.id, 2],
    [lamp.id, 2],
  ]);
  expect(tooMany.errors).toMatchObject([{ field: 'lines.1.quantity', message: 'Maximum stock limit reached', params: { available: '1' } }]);
  expect(await shop.stockOf(lamp.id)).toBe('3');
});

it('sells the last five pieces to five of many customers who want one at once', async () => {
  const lamp = await shop.product({ stock: '5' });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
  const answers = await Promise.all(buyers.map(({ id }) => shop.order([[lamp.id, 1]], { customerId: id })));
  expect(answers.filter(({ ecommerceOrder }) => ecommerceOrder)).toHaveLength(5);
  expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }: { code: string }) => code)))).toEqual(
    new Set(['stockLimitReached']),
  );
  expect(await shop.stockOf(lamp.id)).toBe('0');
});

it('moves stock and posts the sale when it is delivered, and takes no step twice or out of order', async () => {
  const lamp = await shop.product({ price: '30', discountPrice: '30' });
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 2]]);
  expect((await shop.move(order.id, 'DELIVERED')).errors).toMatchObject([
    { code: 'invalidTransition', params: { from: 'PENDING', to: 'DELIVERED' } },
  ]);
  const delivered = await shop.move(order.id, 'INPROGRESS', 'DELIVERED', 'DELIVERED');
  expect(delivered).toMatchObject({ errors: [], ecommerceOrder: { status: 'DELIVERED', deliveredOn: expect.any(String) } });
  expect(await shop.posted(order.id)).toEqual([
    {
      RECEIVABLE: '60',
      SALES: `-${order.subtotal}`,
      ...(Number(order.taxTotal) && { VAT_OUTPUT: `-${order.taxTotal}` }),
      COST_OF_SALES: '16',
      INVENTORY: '-16',
    },
  ]);
  expect((await shop.move(order.id, 'CANCELLED')).errors).toMatchObject([{ code: 'invalidTransition' }]);
  expect((await shop.move(order.id, 'COMPLETED')).ecommerceOrder.status).toBe('COMPLETED');
  expect((await shop.move(order.id, 'RETURN')).errors).toMatchObject([{ code: 'invalidTransition' }]);
});

it('gives reserved stock and the money back when an order is cancelled', async () => {
  const lamp = await shop.product();
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 4]], { paidBy: 'CARD' });
  expect(order.paidBy).toBe('CARD');
  expect(await shop.stockOf(lamp.id)).toBe('6');
  const changed = await shop.client.mutate(
    'updateEcommerceOrder',
    { id: order.id, lines: [{ productId: lamp.id, quantity: '1' }] },
    'ecommerceOrder { id }',
  );
  expect(changed.errors).toMatchObject([{ code: 'documentLocked' }]);
  expect((await shop.move(order.id, 'CANCELLED')).errors).toEqual([]);
  expect(await shop.stockOf(lamp.id)).toBe('10');
  const { data } = await shop.accountant.query(
    `{ deposits(first: 1, filter: { reference: { eq: "${order.number}" } }) { edges { node { amount open refunded } } } }`,
  );
  expect(data.deposits.edges[0].node).toEqual({ amount: order.total, open: '0', refunded: order.total });
});

it('takes what is paid before the delivery as a deposit, once, and pays the delivered order with it', async () => {
  const lamp = await shop.product({ price: '30', discountPrice: '30' });
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]]);
  const pay = (paidBy: string | null) => shop.client.mutate('updateEcommerceOrder', { id: order.id, paidBy }, 'ecommerceOrder { paidBy }');
  expect(await pay('BANK')).toMatchObject({ errors: [], ecommerceOrder: { paidBy: 'BANK' } });
  for (const other of ['CASH', null]) expect((await pay(other)).errors).toMatchObject([{ field: 'paidBy', code: 'cannotChange' }]);
  await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  const { data } = await shop.accountant.query(
    `{ openItems(first: 1, filter: { number: { eq: "${order.number}" } }) { edges { node { status balance } } } }`,
  );
  expect(data.openItems.edges[0].node).toEqual({ status: 'FULLY_PAID', balance: '0' });
  expect((await pay('CARD')).errors).toMatchObject([{ field: 'paidBy', code: 'cannotChange' }]);
});

it('is completed once the days for returns are over, and not before', async () => {
  const lamp = await shop.product();
  const [late, recent] = [await shop.order([[lamp.id, 1]]), await shop.order([[lamp.id, 1]])].map(({ ecommerceOrder }) => ecommerceOrder);
  for (const { id } of [late, recent]) await shop.move(id, 'INPROGRESS', 'DELIVERED');
  await shop.server.database.platformIn(shop.companyId, em =>
    em.execute('update ecommerce_order set delivered_on = delivered_on - 15 where id = ?', [late.id]),
  );
  await completeOrders({ database: shop.server.database, changes: { announce: () => undefined } as never });
  const statusOf = async ({ id }: Shown) =>
    (await shop.client.query('query($id: ID!) { ecommerceOrder(id: $id) { status } }', { id })).data.ecommerceOrder.status;
  expect([await statusOf(late), await statusOf(recent)]).toEqual(['COMPLETED', 'DELIVERED']);
});

it('keeps the price of what was ordered when the order or the product changes', async () => {
  const lamp = await shop.product({ discountPrice: '15' });
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]]);
  await shop.client.mutate('updateEcommerceProduct', { id: lamp.id, discountPrice: '18' }, 'ecommerceProduct { id }');
  const { ecommerceOrder: changed } = await shop.client.mutate(
    'updateEcommerceOrder',
    { id: order.id, version: order.version, lines: [{ productId: lamp.id, quantity: '2' }] },
    'ecommerceOrder { total }',
  );
  expect(changed.total).toBe('30');
  expect(await shop.stockOf(lamp.id)).toBe('8');
  await shop.move(order.id, 'INPROGRESS');
  const late = await shop.client.mutate(
    'updateEcommerceOrder',
    { id: order.id, lines: [{ productId: lamp.id, quantity: '3' }] },
    'ecommerceOrder { id }',
  );
  expect(late.errors).toMatchObject([{ code: 'documentLocked' }]);
});

it('takes goods back piece by piece to the cent, and leaves the price of the others alone', async () => {
  const [lamp, cable] = [
    await shop.product({ price: '9.99', discountPrice: '9.99' }),
    await shop.product({ price: '3', discountPrice: '3' }),
  ];
  const { ecommerceOrder: order } = await shop.order(
    [
      [lamp.id, 3],
      [cable.id, 1],
    ],
    { paidBy: 'CARD' },
  );
  const { ecommerceOrder: delivered } = await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  const [lamps, cables] = delivered.lines;
  const tooMany = await shop.takeBack(order.id, { lines: [{ lineId: lamps.id, quantity: '4' }] });
  expect(tooMany.errors).toMatchObject([{ field: 'lines.0.quantity', code: 'creditTooMuch', params: { left: 3 } }]);
  const { ecommerceOrder: once } = await shop.takeBack(order.id, { lines: [{ lineId: lamps.id, quantity: '1' }], reason: 'Broken' });
  expect(once).toMatchObject({ status: 'DELIVERED', returnedTotal: '9.99', total: '32.97', returns: [{ total: '9.99' }] });
  expect(once.lines).toMatchObject([
    { unitPrice: '9.99', base: lamps.base, tax: lamps.tax, returnedQuantity: 1 },
    { unitPrice: '3', base: cables.base, tax: cables.tax, returnedQuantity: 0 },
  ]);
  expect(await shop.stockOf(lamp.id)).toBe('8');
  const { ecommerceOrder: all } = await shop.move(order.id, 'RETURN');
  expect(all).toMatchObject({ status: 'RETURN', returnedTotal: '32.97' });
  expect(await shop.stockOf(lamp.id)).toBe('10');
  expect((await shop.takeBack(order.id)).errors).toMatchObject([{ code: 'documentLocked' }]);
});

it('is delivered by the serial numbers of its pieces, of which only those sold come back', async () => {
  const keeper = await signedInAs(shop.server, 'inventory@atlas.test');
  const { inventoryProduct } = await keeper.mutate(
    'createInventoryProduct',
    { name: 'Drill', manufacturer: 'Sella', salePrice: '20', isSerialized: true, quantity: '3', serialNumbers: ['S1', 'S2', 'S3'] },
    'inventoryProduct { id }',
  );
  const id = inventoryProduct.id;
  const drill = await shop.product({ inventoryProductId: id, stock: '3' });
  const { ecommerceOrder: order } = await shop.order([[drill.id, 2]]);
  await shop.move(order.id, 'INPROGRESS');
  const pieces = 'ecommerceOrder { status lines { id serialNumbers returnableSerials } }';
  const deliver = (serialNumbers: string[]) =>
    shop.client.mutate('updateEcommerceOrder', { id: order.id, status: 'DELIVERED', serialNumbers }, pieces);
  expect((await deliver([])).errors).toMatchObject([{ field: 'serialNumbers', code: 'serialCount', params: { count: '2' } }]);
  expect((await deliver(['S1', 'S9'])).errors).toMatchObject([{ field: 'serialNumbers.1', code: 'serialUnknown' }]);
  const { ecommerceOrder: delivered } = await deliver(['S1', 'S2']);
  expect(delivered).toMatchObject({ status: 'DELIVERED', lines: [{ serialNumbers: ['S1', 'S2'], returnableSerials: ['S1', 'S2'] }] });
  const [{ id: lineId }] = delivered.lines;
  const takeBack = (serialNumbers: string[]) =>
    shop.client.mutate('takeBackEcommerceOrder', { orderId: order.id, lines: [{ lineId, quantity: '1' }], serialNumbers }, pieces);
  expect((await takeBack(['S3'])).errors).toMatchObject([{ field: 'serialNumbers.0', code: 'serialNotSold' }]);
  const { ecommerceOrder: back } = await takeBack(['s2']);
  expect(back.lines).toMatchObject([{ serialNumbers: ['S1', 'S2'], returnableSerials: ['S1'] }]);
  const { data } = await keeper.query(
    'query($id: ID!) { inventoryProduct(id: $id) { serials(first: 5) { edges { node { number state } } } } }',
    { id },
  );
  expect(data.inventoryProduct.serials.edges.map(({ node }: Shown) => node)).toEqual([
    { number: 'S1', state: 'SOLD' },
    { number: 'S2', state: 'IN_STOCK' },
    { number: 'S3', state: 'IN_STOCK' },
  ]);
});

it('adds its sales to the VAT return at their rates, delivery included, and takes returns off', async () => {
  const read = async (): Promise<Shown[]> => {
    const { data } = await shop.accountant.query('{ vatReturn { rows { side category rate base tax } } }');
    return data.vatReturn.rows;
  };
  const at = (rows: Shown[], rate: string, figure: 'base' | 'tax') =>
    Number(rows.find(row => row.side === 'SALES' && Number(row.rate) === Number(rate) && row.category === 'STANDARD_RATED')?.[figure] ?? 0);
  await shop.client.mutate('createEcommerceTax', { country: 'QA', rate: '7' }, 'ecommerceTax { id }');
  const lamp = await shop.product({ price: '10.70', discountPrice: '10.70' });
  const before = await read();
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 2]], { deliveryCountry: 'QA', paidBy: 'CARD' });
  const fee = Number(order.total) - 21.4;
  await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  const sold = await read();
  expect(at(sold, '7', 'base') - at(before, '7', 'base')).toBeCloseTo((21.4 + fee) / 1.07, 1);
  expect(at(sold, '7', 'tax') - at(before, '7', 'tax')).toBeCloseTo(Number(order.taxTotal), 6);
  await shop.takeBack(order.id, { lines: [{ lineId: order.lines[0].id, quantity: '1' }] });
  expect(at(await read(), '7', 'base') - at(sold, '7', 'base')).toBeCloseTo(-10, 6);
  expect(at(await read(), '7', 'tax') - at(sold, '7', 'tax')).toBeCloseTo(-0.7, 6);
  const [others, earlier] = [await read(), before].map(rows => rows.find(row => row.side === 'SALES' && row.category === null));
  expect(others).toEqual(earlier);
});

it('matches a buyer to the CRM’s customer by e-mail, then by phone, and makes one otherwise', async () => {
  const crm = await shop.client.query('{ customers(first: 1) { totalCount } }');
  expect(crm.errors[0].extensions.code).toBe('FORBIDDEN');
  const partyOf = (id: string) =>
    shop.server.database.platformIn(shop.companyId, async em => {
      const [row] = await em.execute<{ id: string; email: string }[]>(
        `select c.id, c.email from ecommerce_customer e join customer c on c.company_id = e.company_id and c.id = e.party_id where e.id = ?`,
        [id],
      );
      return row;
    });
  const first = await shop.customer({ email: 'rania@buyers.test', phone: '962795551111' });
  const made = await partyOf(first.id);
  expect(made.email).toBe('rania@buyers.test');
  const known = await shop.customer({ email: 'other@buyers.test', phone: '962795551111' });
  expect((await partyOf(known.id)).id).toBe(made.id);
  const taken = await shop.client.mutate(
    'createEcommerceCustomer',
    { name: 'R', email: 'RANIA@buyers.test', phone: '962795551111', city: 'Amman', country: 'JO', address: 'x' },
    'ecommerceCustomer { id }',
  );
  expect(taken.errors).toMatchObject([{ field: 'email', code: 'taken' }]);
});

it('leaves in parcels, of each of which its customer is told, and is delivered once all of them have arrived', async () => {
  const [lamp, cable] = [await shop.product(), await shop.product()];
  const email = `${randomUUID()}@buyers.test`;
  const { ecommerceOrder: order } = await shop.order(
    [
      [lamp.id, 3],
      [cable.id, 1],
    ],
    { deliveryEmail: email },
  );
  const selection = 'ecommerceOrder { status shipments { id number deliveredOn lines { quantity orderLine { name } } } }';
  const ship = async (lines?: [line: number, quantity: number][], values: object = {}) => {
    const asked = lines?.map(([line, quantity]) => ({ lineId: order.lines[line].id, quantity: String(quantity) }));
    return shop.client.mutate('shipEcommerceOrder', { orderId: order.id, lines: asked, ...values }, selection);
  };
  const arrive = (shipmentId: string) => shop.client.mutate('deliverEcommerceShipment', { shipmentId }, selection);
  const parcel = { carrier: 'Aramex', trackingNumber: 'AX-1', trackingUrl: 'https://carrier.test/AX-1' };
  expect((await ship([[0, 4]])).errors).toMatchObject([{ field: 'lines.0.quantity', code: 'shippedTooMuch', params: { left: 3 } }]);
  expect((await ship([[0, 0]])).errors).toMatchObject([{ code: 'nothingToShip' }]);
  const first = (await ship([[0, 2]], parcel)).ecommerceOrder;
  expect(first).toMatchObject({
    status: 'INPROGRESS',
    shipments: [{ lines: [{ quantity: 2, orderLine: { name: order.lines[0].name } }] }],
  });
  expect(
    (
      await ship([
        [0, 1],
        [0, 1],
      ])
    ).errors,
  ).toMatchObject([{ field: 'lines.1.lineId', code: 'notFound' }]);
  expect((await shop.move(order.id, 'CANCELLED')).errors).toMatchObject([{ code: 'orderShipped' }]);
  const second = (await ship()).ecommerceOrder;
  expect(second.shipments[1].lines.map(({ quantity }: Shown) => quantity)).toEqual([1, 1]);
  expect((await ship()).errors).toMatchObject([{ code: 'nothingToShip' }]);
  expect((await arrive(second.shipments[0].id)).ecommerceOrder.status).toBe('INPROGRESS');
  expect((await arrive(second.shipments[0].id)).ecommerceOrder.status).toBe('INPROGRESS');
  expect((await arrive(second.shipments[1].id)).ecommerceOrder.status).toBe('DELIVERED');
  expect(await shop.posted(order.id)).toMatchObject([{ RECEIVABLE: '80' }]);
  const mails = await shop.server.database.platform(em =>
    em.execute<{ text: string }[]>('select kept_text as text from outbox_mail where recipient = ? order by id', [email]),
  );
  expect(mails.map(({ text }) => /AX-1/.test(text))).toEqual([false, true, false, false]);
  expect(mails[1].text).toContain('https://carrier.test/AX-1');
  const followed = await (await fetch(`${shop.server.url}/track/${encodeURIComponent(order.trackingId)}/`)).text();
  expect(followed).toMatch(/<a href="https:\/\/carrier\.test\/AX-1"[^>]*><bdi dir="ltr">AX-1<\/bdi><\/a>/);
  for (const { number } of first.shipments) expect(followed).toContain(number);
});
