import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Buyer } from './Buyer.ts';
import { Shop } from './Shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open({ TRUST_PROXY: '1' });
  await shop.withoutDelivery();
});
afterAll(async () => {
  await expectInvariantsHold(shop.server.database);
  await shop.server.stop();
});

async function coupon(values: Record<string, unknown> = {}): Promise<Shown> {
  const given = { code: `C${randomUUID().slice(0, 8).toUpperCase()}`, kind: 'PERCENT', value: '10', ...values };
  const made = await shop.client.mutate('createEcommerceCoupon', given, 'ecommerceCoupon { id code }');
  return made.ecommerceCoupon ?? made;
}

const usesOf = async (id: string): Promise<number> =>
  (await shop.client.query('query($id: ID!) { ecommerceCoupon(id: $id) { useCount } }', { id })).data.ecommerceCoupon.useCount;

it('takes a percentage and then an amount off, which a return gives back by its share', async () => {
  const lamp = await shop.product({ price: '50', discountPrice: '50' });
  const [percent, amount] = [await coupon({ isCombinable: true }), await coupon({ kind: 'AMOUNT', value: '5', isCombinable: true })];
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 2]], {
    couponCodes: [percent.code.toLowerCase(), amount.code],
    expectedTotal: '85',
    paidBy: 'CARD',
  });
  expect(order).toMatchObject({ total: '85' });
  const { data } = await shop.client.query('query($id: ID!) { ecommerceOrder(id: $id) { discountTotal coupons { code value } } }', {
    id: order.id,
  });
  expect(data.ecommerceOrder).toMatchObject({ discountTotal: '15', coupons: [{ code: percent.code }, { code: amount.code }] });
  await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  const { ecommerceOrder: back } = await shop.takeBack(order.id, { lines: [{ lineId: order.lines[0].id, quantity: '1' }] });
  expect(back.returnedTotal).toBe('42.5');
});

it('keeps its coupons when the pieces change, and takes no others', async () => {
  const lamp = await shop.product({ price: '50', discountPrice: '50' });
  const { code } = await coupon();
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]], { couponCodes: [code] });
  const change = (values: object) => shop.client.mutate('updateEcommerceOrder', { id: order.id, ...values }, 'ecommerceOrder { total }');
  expect((await change({ lines: [{ productId: lamp.id, quantity: '2' }] })).ecommerceOrder.total).toBe('90');
  expect((await change({ couponCodes: [code] })).errors).toMatchObject([{ field: 'couponCodes', code: 'cannotChange' }]);
});

it('refuses coupons that are unknown, not yet or no longer valid, inactive, or not to be combined', async () => {
  const lamp = await shop.product();
  const refusal = async (...couponCodes: string[]) => (await shop.order([[lamp.id, 1]], { couponCodes })).errors;
  for (const values of [{ startsOn: '2999-01-01' }, { endsOn: '2000-01-01' }, { status: 'INACTIVE' }])
    expect([values, await refusal((await coupon(values)).code)]).toMatchObject([
      values,
      [{ field: 'couponCodes.0', code: 'couponUnknown' }],
    ]);
  expect(await refusal('NOWHERE')).toMatchObject([{ code: 'couponUnknown', params: { coupon: 'NOWHERE' } }]);
  const [alone, other] = [await coupon(), await coupon({ isCombinable: true })];
  expect(await refusal(other.code, alone.code)).toMatchObject([{ field: 'couponCodes.1', code: 'couponNotCombinable' }]);
  expect((await coupon({ code: 'a b' })).errors).toMatchObject([{ field: 'code', code: 'invalidCouponCode' }]);
});

it('is used by one customer as often as it may be, and again after a cancellation', async () => {
  const lamp = await shop.product({ stock: '50' });
  const { id, code } = await coupon({ customerLimit: 1 });
  const { id: customerId } = await shop.customer();
  const order = () => shop.order([[lamp.id, 1]], { customerId, couponCodes: [code] });
  const { ecommerceOrder: first } = await order();
  expect((await order()).errors).toMatchObject([{ code: 'couponUsedByCustomer' }]);
  expect((await shop.order([[lamp.id, 1]], { couponCodes: [code] })).errors).toEqual([]);
  await shop.move(first.id, 'CANCELLED');
  expect((await order()).errors).toEqual([]);
  expect(await usesOf(id)).toBe(2);
});

it('is used by as many of a hundred orders at once as it may be', async () => {
  const lamp = await shop.product({ stock: '200' });
  const { id, code } = await coupon({ useLimit: 7 });
  const { id: customerId } = await shop.customer();
  const order = async (): Promise<Shown> => {
    const answer = await shop.order([[lamp.id, 1]], { customerId, couponCodes: [code] }).catch(() => undefined);
    // Who waits too long for the others tries again.
    return answer ?? order();
  };
  const answers = await Promise.all(Array.from({ length: 100 }, order));
  expect(answers.filter(({ ecommerceOrder }) => ecommerceOrder)).toHaveLength(7);
  expect(new Set(answers.flatMap(({ errors }) => errors.map((issue: Shown) => issue.code)))).toEqual(new Set(['couponUsedUp']));
  expect(await usesOf(id)).toBe(7);
  expect(await shop.stockOf(lamp.id)).toBe('193');
});

it('is typed by a guest into the cart, counts until it is removed, and is said to be wrong if it is', async () => {
  const lamp = await shop.product({ price: '50', discountPrice: '50' });
  const { code } = await coupon();
  const buyer = new Buyer(shop.server, '/shop/atlas-trading');
  await buyer.add(lamp.id);
  await buyer.send('/cart/', { coupon: code.toLowerCase() });
  expect((await buyer.open('/cart/')).text).toContain('45.00');
  await buyer.send('/cart/', { withoutCoupon: code });
  expect((await buyer.open('/cart/')).text).toContain('50.00');
  await buyer.send('/cart/', { coupon: 'NOWHERE' });
  expect((await buyer.open('/cart/')).text).toContain('Coupon NOWHERE is not valid');
  await buyer.send('/cart/', { coupon: code });
  const email = `${randomUUID()}@guests.test`;
  expect((await buyer.checkOut({ email })).location).toContain('/thanks/');
  const { data } = await shop.client.query(`{ ecommerceOrders(first: 1, search: "${email}") { edges { node { total } } } }`);
  expect(data.ecommerceOrders.edges[0].node.total).toBe('45');
});
