import { afterAll, beforeAll, expect, it } from 'vitest';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { Shown } from '../../support/Client.ts';
import { Shop } from './Shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await Shop.open()));
afterAll(async () => {
  await expectInvariantsHold(shop.server.database);
  await shop.server.stop();
});

const review = async (productId: string, rating: number, values: object = {}): Promise<Shown> =>
  (
    await shop.client.mutate(
      'createEcommerceReview',
      { productId, rating, text: 'As described.', ...values },
      'ecommerceReview { id rating isVerified product { averageRating ratingCount } }',
    )
  ).ecommerceReview;

const ratingOf = async (id: string): Promise<Shown> =>
  (await shop.client.query('query($id: ID!) { ecommerceProduct(id: $id) { averageRating ratingCount } }', { id })).data.ecommerceProduct;

it('keeps one review a customer and product, averages what is shown, and says who bought', async () => {
  const lamp = await shop.product();
  expect(await ratingOf(lamp.id)).toEqual({ averageRating: null, ratingCount: 0 });
  const customer = await shop.customer();
  const first = await review(lamp.id, 7, { customerId: customer.id });
  expect(first).toMatchObject({ isVerified: false, product: { averageRating: '7', ratingCount: 1 } });
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]], { customerId: customer.id });
  await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  const again = await review(lamp.id, 8, { customerId: customer.id });
  expect(again).toMatchObject({ id: first.id, rating: 8, isVerified: true });
  const bad = await review(lamp.id, 3);
  await review(lamp.id, 4);
  expect(await ratingOf(lamp.id)).toEqual({ averageRating: '5', ratingCount: 3 });
  const noReason = await shop.client.mutate('updateEcommerceReview', { id: bad.id, isHidden: true }, 'ecommerceReview { id }');
  expect(noReason.errors).toMatchObject([{ field: 'hiddenReason', code: 'required' }]);
  await shop.client.mutate('updateEcommerceReview', { id: bad.id, isHidden: true, hiddenReason: 'Spam' }, 'ecommerceReview { id }');
  expect(await ratingOf(lamp.id)).toEqual({ averageRating: '6', ratingCount: 2 });
  const answered = await shop.client.mutate(
    'updateEcommerceReview',
    { id: first.id, answer: 'Thank you.' },
    'ecommerceReview { answer answeredAt }',
  );
  expect(answered.ecommerceReview).toEqual({ answer: 'Thank you.', answeredAt: expect.any(String) });
  await shop.client.mutate('deleteEcommerceReviews', { ids: [first.id] }, 'deletedIds', 'DeleteInput');
  expect(await ratingOf(lamp.id)).toEqual({ averageRating: '4', ratingCount: 1 });
});

it('ranks a product with many good ratings before one with a single best one', async () => {
  const [many, single] = [await shop.product(), await shop.product()];
  for (let count = 0; count < 8; count++) await review(many.id, 9);
  await review(single.id, 10);
  const { data } = await shop.client.query(
    '{ ecommerceProducts(first: 50, sort: { field: RATING_RANK, direction: DESC }) { edges { node { id } } } }',
  );
  const ids = data.ecommerceProducts.edges.map(({ node }: Shown) => node.id);
  expect(ids.indexOf(many.id)).toBeLessThan(ids.indexOf(single.id));
});

it('shows sales net of returns, new customers and countries of the day', async () => {
  const read = async () =>
    (
      await shop.client.query(
        `{ ecommerceOverview(period: DAILY) { sales orders openOrders newCustomerCount months { month orders sales } bestProducts { productId quantity revenue }
          bestCustomers { customerId orders spent } countries { country orders sales } recentOrders { orderId } lowStock { productId } } }`,
      )
    ).data.ecommerceOverview;
  const before = await read();
  const lamp = await shop.product({ price: '1000', discountPrice: '1000', stock: '4' });
  const customer = await shop.customer();
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 4]], { customerId: customer.id, deliveryCountry: 'OM' });
  const { ecommerceOrder: delivered } = await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  await shop.takeBack(order.id, { lines: [{ lineId: delivered.lines[0].id, quantity: '1' }], restock: false });
  const after = await read();
  expect(new Decimal(after.sales).minus(before.sales).toNumber()).toBe(3000);
  expect(after.orders - before.orders).toBe(1);
  expect(after.newCustomerCount - before.newCustomerCount).toBe(1);
  expect(after.months).toHaveLength(12);
  expect(new Decimal(after.months.at(-1).sales).minus(before.months.at(-1).sales).toNumber()).toBe(3000);
  expect(after.bestProducts).toContainEqual({ productId: lamp.id, quantity: 3, revenue: '3000.00' });
  expect(after.bestCustomers[0]).toEqual({ customerId: customer.id, orders: 1, spent: '3000.00' });
  expect(after.countries).toContainEqual({ country: 'OM', orders: 1, sales: '3000.00' });
  expect(after.recentOrders[0]).toEqual({ orderId: order.id });
  expect(after.lowStock).toContainEqual({ productId: lamp.id });
});
