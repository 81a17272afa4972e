import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shown } from '../../support/Client.ts';
import { PublicShop } from './PublicShop.ts';
import type { Shop } from './Shop.ts';

let front: PublicShop;
let shop: Shop;
beforeAll(async () => {
  front = await PublicShop.open();
  ({ shop } = front);
});
afterAll(() => shop.close());

describe('a coupon', () => {
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
    // A mistyped code beside it is refused alone.
    expect(await refusal(alone.code, 'NOWHERE')).toMatchObject([{ field: 'couponCodes.1', code: 'couponUnknown' }]);
    expect(await refusal(alone.code, 'NOWHERE')).toHaveLength(1);
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
    const buyer = front.visitor();
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
});

describe('delivery', () => {
  async function method(values: Record<string, unknown> = {}): Promise<Shown> {
    const given = { title: `Post ${randomUUID().slice(0, 8)}`, price: '6', countries: ['JO'], ...values };
    return (await shop.client.mutate('createEcommerceDeliveryMethod', given, 'ecommerceDeliveryMethod { id title }'))
      .ecommerceDeliveryMethod;
  }

  async function coupon(values: Record<string, unknown>): Promise<string> {
    const given = { code: `C${randomUUID().slice(0, 8).toUpperCase()}`, isCombinable: true, ...values };
    return (await shop.client.mutate('createEcommerceCoupon', given, 'ecommerceCoupon { code }')).ecommerceCoupon.code;
  }

  describe('an order', () => {
    it('includes the fee of its delivery in total, tax and ledger, and coupons take nothing off it', async () => {
      const [lamp, { id: deliveryMethodId, title }] = [await shop.product({ price: '50', discountPrice: '50' }), await method()];
      const couponCodes = [await coupon({ kind: 'PERCENT', value: '10' })];
      const { ecommerceOrder: order } = await shop.order([[lamp.id, 2]], { deliveryMethodId, couponCodes, expectedTotal: '96' });
      expect(order).toMatchObject({ total: '96', deliveryTitle: title, deliveryFee: '6' });
      await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
      const [entry] = await shop.posted(order.id);
      expect(entry).toMatchObject({ RECEIVABLE: '96' });
      // Tax is taken out of the fee at the rate of the goods.
      const rate = Number(order.lines[0].vatRate);
      expect(Number(entry.SERVICE_SALES)).toBeCloseTo((-6 * 100) / (100 + rate), 1);
      expect(Number(entry.SALES) + Number(entry.SERVICE_SALES) + Number(entry.VAT_OUTPUT)).toBeCloseTo(-96, 6);
      expect(Number(entry.VAT_OUTPUT)).toBe(-Number(order.taxTotal));
    });

    it('keeps the fee when goods come back, and gives it back once if asked to', async () => {
      const [lamp, { id: deliveryMethodId }] = [await shop.product({ price: '50', discountPrice: '50' }), await method()];
      const { ecommerceOrder: order } = await shop.order([[lamp.id, 2]], { deliveryMethodId, paidBy: 'CARD' });
      await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
      const piece = [{ lineId: order.lines[0].id, quantity: '1' }];
      expect((await shop.takeBack(order.id, { lines: piece })).ecommerceOrder).toMatchObject({
        returnedTotal: '50',
        deliveryReturned: '0',
      });
      const fee = await shop.takeBack(order.id, { lines: [], returnsDelivery: true });
      expect(fee.ecommerceOrder).toMatchObject({ returnedTotal: '56', deliveryReturned: '6', status: 'DELIVERED' });
      expect((await shop.takeBack(order.id, { lines: [], returnsDelivery: true })).errors).toMatchObject([{ code: 'nothingToCredit' }]);
      const rest = await shop.takeBack(order.id, { returnsDelivery: true });
      expect(rest.ecommerceOrder).toMatchObject({ returnedTotal: '106', status: 'RETURN' });
    });

    it('is delivered in the ways offered for its country, amount and weight, and free from an amount or by a coupon', async () => {
      const [light, heavy] = [await shop.product({ stock: '90', weight: '0.4' }), await shop.product({ stock: '90', weight: '12.5' })];
      const parcel = await method({ weightBelow: '10', freeFrom: '60' });
      const freight = await method({ weightFrom: '10', price: '30' });
      const dear = await method({ countries: [], amountFrom: '100', amountBelow: '200', price: '1' });
      const fee = async (lines: [string, number][], { id }: Shown, values: object = {}) => {
        const answer = await shop.order(lines, { deliveryMethodId: id, ...values });
        return answer.ecommerceOrder?.deliveryFee ?? answer.errors[0];
      };
      const refused = { field: 'deliveryMethodId', code: 'deliveryNotOffered' };
      expect(await fee([[light.id, 1]], parcel)).toBe('6');
      expect(await fee([[light.id, 3]], parcel)).toBe('0');
      expect(await fee([[heavy.id, 1]], parcel)).toMatchObject(refused);
      expect(await fee([[heavy.id, 1]], freight)).toBe('30');
      expect(await fee([[light.id, 1]], freight)).toMatchObject(refused);
      expect(await fee([[light.id, 1]], parcel, { deliveryCountry: 'DE' })).toMatchObject(refused);
      expect(await fee([[light.id, 5]], dear, { deliveryCountry: 'DE' })).toBe('1');
      expect(await fee([[light.id, 4]], dear)).toMatchObject(refused);
      expect(await fee([[light.id, 10]], dear)).toMatchObject(refused);
      const couponCodes = [await coupon({ kind: 'FREE_DELIVERY' })];
      expect(await fee([[light.id, 1]], parcel, { couponCodes })).toBe('0');
    });

    it('asks for its delivery anew when it changes while pending', async () => {
      const [lamp, post, courier] = [await shop.product({ stock: '90' }), await method({ freeFrom: '40' }), await method({ price: '9' })];
      const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]], { deliveryMethodId: post.id });
      const change = async (values: object) => {
        const answer = await shop.client.mutate(
          'updateEcommerceOrder',
          { id: order.id, ...values },
          'ecommerceOrder { total deliveryFee }',
        );
        return answer.ecommerceOrder ?? answer.errors[0];
      };
      expect(await change({ lines: [{ productId: lamp.id, quantity: '2' }] })).toEqual({ total: '40', deliveryFee: '0' });
      expect(await change({ deliveryMethodId: courier.id })).toEqual({ total: '49', deliveryFee: '9' });
      // What it was placed with stays, though it is offered to nobody else.
      await shop.client.mutate('updateEcommerceDeliveryMethod', { id: courier.id, status: 'INACTIVE' }, 'ecommerceDeliveryMethod { id }');
      expect(await change({ lines: [{ productId: lamp.id, quantity: '1' }] })).toEqual({ total: '29', deliveryFee: '9' });
      expect(await change({ deliveryCountry: 'DE' })).toMatchObject({ code: 'deliveryNotOffered' });
      expect((await shop.order([[lamp.id, 1]], { deliveryMethodId: courier.id })).errors).toMatchObject([
        { field: 'deliveryMethodId', code: 'inactive' },
      ]);
      // Its method is dearer than the ten that are offered first.
      await Promise.all(Array.from({ length: 10 }, () => method({ price: '1' })));
      expect(await change({ lines: [{ productId: lamp.id, quantity: '3' }] })).toEqual({ total: '69', deliveryFee: '9' });
      await shop.move(order.id, 'INPROGRESS');
      expect(await change({ deliveryMethodId: null })).toMatchObject({ code: 'documentLocked' });
    });
  });

  describe('tax', () => {
    const tax = (country: string, rate: string) => shop.client.mutate('createEcommerceTax', { country, rate }, 'ecommerceTax { id }');
    const figures = 'ecommerceOrder { total subtotal taxTotal lines { base tax vatRate vatCategory } }';

    it('is that of the country of delivery, in the same price: cart, order, ledger and returns', async () => {
      for (const [country, rate] of [
        ['PT', '21'],
        ['CH', '0'],
      ])
        expect((await tax(country, rate)).errors).toEqual([]);
      expect((await tax('PT', '23')).errors).toMatchObject([{ field: 'country', code: 'taken' }]);
      const lamp = await shop.product({ price: '379', discountPrice: '379', stock: '50' });
      const to = (deliveryCountry: string, values: object = {}) => shop.order([[lamp.id, 2]], { deliveryCountry, ...values });
      const home = (await to('JO')).ecommerceOrder;
      const portugal = (await to('PT', { expectedTotal: '758', paidBy: 'CARD' })).ecommerceOrder;
      expect(portugal).toMatchObject({ total: '758', taxTotal: '131.55', lines: [{ base: '626.45', tax: '131.55', vatRate: '21' }] });
      const swiss = (await to('CH')).ecommerceOrder;
      expect(swiss).toMatchObject({ total: '758', taxTotal: '0', lines: [{ base: '758', vatRate: '0' }] });
      expect(home).toMatchObject({ total: '758' });
      expect([home.taxTotal, home.lines[0].vatRate]).not.toContain('131.55');
      await shop.move(portugal.id, 'INPROGRESS', 'DELIVERED');
      const [entry] = await shop.posted(portugal.id);
      expect(entry).toMatchObject({ RECEIVABLE: '758', SALES: '-626.45', VAT_OUTPUT: '-131.55' });
      await shop.takeBack(portugal.id, { lines: [{ lineId: portugal.lines[0].id, quantity: '1' }] });
      const change = async (id: string, deliveryCountry: string) =>
        shop.client.mutate('updateEcommerceOrder', { id, deliveryCountry }, figures);
      expect((await change(swiss.id, 'PT')).ecommerceOrder).toMatchObject({ total: '758', taxTotal: '131.55' });
      expect((await change(swiss.id, 'CH')).ecommerceOrder).toMatchObject({ taxTotal: '0', lines: [{ vatCategory: 'ZERO_RATED' }] });
      const paid = (await to('PT', { paidBy: 'CARD' })).ecommerceOrder;
      expect((await change(paid.id, 'CH')).errors).toMatchObject([{ code: 'documentLocked' }]);
      const buyer = front.visitor();
      await buyer.add(lamp.id, 2);
      const asked = await buyer.send('/checkout/', { country: 'PT', refresh: '1', key: randomUUID() });
      expect(asked.text).toContain('131.55');
      // Who chooses another country and orders at once is charged what they were told: only the tax in it differs.
      await shop.withoutDelivery();
      const email = `${randomUUID()}@guests.test`;
      expect((await buyer.checkOut({ email, country: 'CH' })).status).toBe(303);
      const { data } = await shop.client.query(`{ ecommerceOrders(first: 1, search: "${email}") { edges { node { total taxTotal } } } }`);
      expect(data.ecommerceOrders.edges[0].node).toEqual({ total: '758', taxTotal: '0' });
    });
  });

  describe('a guest', () => {
    it('chooses a delivery to their country, and pays what the page said', async () => {
      await shop.withoutDelivery();
      const [post, abroad] = [await method({ price: '5' }), await method({ price: '20', countries: ['DE'], title: 'Abroad' })];
      const lamp = await shop.product();
      const buyer = front.visitor();
      await buyer.add(lamp.id);
      const email = `${randomUUID()}@guests.test`;
      const address = { name: 'Rania', email, phone: '962795550101', city: 'Berlin', address: 'Linden 1', payment: 'ON_DELIVERY' };
      const germany = await buyer.send('/checkout/', { ...address, country: 'DE', refresh: '1', key: randomUUID() });
      expect(germany.text).toContain('Abroad');
      expect(germany.text).toContain(`name="total-${abroad.id}" value="40.00"`);
      expect(germany.text).not.toContain(post.title);
      const key = randomUUID();
      const order = (values: Record<string, string>) => buyer.send('/checkout/', { ...address, key, expectedTotal: '20', ...values });
      expect((await order({ country: 'DE' })).text).toContain('id="deliveryMethodId-problem"');
      const wrong = await order({ country: 'DE', deliveryMethodId: post.id, [`total-${post.id}`]: '25' });
      expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('This delivery is not offered') });
      const cheap = await order({ country: 'DE', deliveryMethodId: abroad.id, [`total-${abroad.id}`]: '21' });
      expect(cheap).toMatchObject({ status: 422, text: expect.stringContaining('Prices have changed') });
      const placed = await order({ country: 'DE', deliveryMethodId: abroad.id, [`total-${abroad.id}`]: '40' });
      expect(placed.location).toContain('/thanks/');
      expect((await buyer.open('/thanks/')).text).toContain('Abroad');
      const { data } = await shop.client.query(
        `{ ecommerceOrders(first: 1, search: "${email}") { edges { node { total deliveryTitle } } } }`,
      );
      expect(data.ecommerceOrders.edges[0].node).toEqual({ total: '40', deliveryTitle: 'Abroad' });
    });
  });
});
