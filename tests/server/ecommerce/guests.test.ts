import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { Buyer } from './Buyer.ts';
import { PublicShop } from './PublicShop.ts';
import type { Shop } from './Shop.ts';

let front: PublicShop;
let shop: Shop;
beforeAll(async () => {
  front = await PublicShop.open();
  ({ shop } = front);
});
afterAll(async () => {
  await expectInvariantsHold(shop.server.database);
  await shop.server.stop();
});

const visitor = (address?: string) => front.visitor(address);
const mails = (to: string) => front.mails(to);
const ordersOf = (email: string) => front.ordersOf(email);

describe('a guest', () => {
  it('buys at the server’s price, is told by mail in their language, and follows the order', async () => {
    const lamp = await shop.product({ price: '20', discountPrice: '15', stock: '4' });
    const buyer = visitor('/ar/shop/atlas-parts');
    expect((await buyer.add(lamp.id, 3)).location).toContain('?added');
    expect((await buyer.open('/cart/')).text).toContain('45.00');
    const email = `${randomUUID()}@guests.test`;
    expect(await buyer.checkOut({ email, payment: 'TRANSFER' })).toMatchObject({ status: 303, location: '/ar/shop/atlas-parts/thanks/' });
    const [order] = await ordersOf(email);
    expect(order).toMatchObject({
      status: 'PENDING',
      total: '45',
      payment: 'TRANSFER',
      language: 'AR',
      customer: { name: 'Rania Haddad' },
    });
    const { text } = await buyer.open('/thanks/');
    expect(text).toContain(order.number);
    expect(text).toContain('IBAN JO94');
    expect((await buyer.open('/cart/')).text).toContain('سلتك فارغة');
    await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
    const told = await mails(email);
    expect(told.map(({ language }) => language)).toEqual(['AR', 'AR', 'AR']);
    expect(told[0].text).toContain(`/ar/track/${encodeURIComponent(order.trackingId)}/`);
    const followed = await buyer.open(`//track/${encodeURIComponent(order.trackingId)}/`);
    expect(followed).toMatchObject({ status: 200, text: expect.stringContaining('Delivered') });
    for (const secret of [email, 'Rania', 'Rainbow', '962795550101']) expect(followed.text).not.toContain(secret);
    const typed = order.trackingId.toLowerCase();
    expect((await buyer.open(`//track/${encodeURIComponent(typed)}/`)).status).toBe(200);
    expect((await buyer.open(`//track/${'0'.repeat(17)}/`)).text).toContain('There is no order');
  });

  it('is told of a price that changed in the cart, and buys at the new one', async () => {
    const lamp = await shop.product({ price: '20', discountPrice: '20' });
    const buyer = visitor();
    await buyer.add(lamp.id);
    const form = await buyer.form();
    await shop.client.mutate('updateEcommerceProduct', { id: lamp.id, price: '25', discountPrice: '25' }, 'ecommerceProduct { id }');
    const email = `${randomUUID()}@guests.test`;
    const refused = await buyer.checkOut({ ...form, email });
    expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('Prices have changed') });
    expect(await ordersOf(email)).toEqual([]);
    expect((await buyer.checkOut({ ...form, email, expectedTotal: '25' })).status).toBe(303);
    expect(await ordersOf(email)).toMatchObject([{ total: '25' }]);
  });

  it('begins a cart that the dashboard counts, and how many of them become orders', async () => {
    const lamp = await shop.product();
    const figures = async () =>
      (await shop.client.query('{ ecommerceOverview(period: DAILY) { carts onlineOrders conversion } }')).data.ecommerceOverview;
    const before = await figures();
    const [buys, leaves] = [visitor(), visitor()];
    for (const buyer of [buys, leaves, leaves]) await buyer.add(lamp.id);
    await buys.checkOut({ email: `${randomUUID()}@guests.test` });
    const after = await figures();
    expect([after.carts - before.carts, after.onlineOrders - before.onlineOrders]).toEqual([2, 1]);
    const share = (100 * Math.min(after.onlineOrders, after.carts)) / after.carts;
    expect(Number(after.conversion)).toBeCloseTo(share, 1);
  });

  it('orders once, however often the form is sent', async () => {
    const lamp = await shop.product({ stock: '10' });
    const buyer = visitor();
    await buyer.add(lamp.id);
    const form = { ...(await buyer.form()), email: `${randomUUID()}@guests.test` };
    const answers = await Promise.all([buyer.checkOut(form), buyer.checkOut(form), buyer.checkOut(form)]);
    expect(answers.map(({ status }) => status)).toContain(303);
    expect(await ordersOf(form.email)).toHaveLength(1);
    expect(await shop.stockOf(lamp.id)).toBe('9');
  });

  it('is told what is wrong, field by field, and nothing is ordered', async () => {
    const lamp = await shop.product({ stock: '2' });
    const buyer = visitor();
    expect((await buyer.add(lamp.id, 0)).text).toContain('Invalid Quantity');
    await buyer.add(lamp.id, 2);
    const wrong = await buyer.checkOut({ email: 'nobody', phone: '12', city: '' });
    expect(wrong.status).toBe(422);
    for (const field of ['email', 'phone', 'city']) expect(wrong.text).toContain(`id="${field}-problem"`);
    await buyer.add(lamp.id, 1);
    expect((await buyer.open('/cart/')).text).toContain('Maximum stock limit reached');
    expect((await buyer.open('/checkout/')).location).toBe('/shop/atlas-parts/cart/');
    expect((await buyer.checkOut({ ...(await buyer.form()), key: randomUUID(), expectedTotal: '60' })).text).toContain(
      'Maximum stock limit reached',
    );
    expect(await shop.stockOf(lamp.id)).toBe('2');
  });

  it('cannot be made to order by a page of somebody else', async () => {
    const lamp = await shop.product();
    const buyer = visitor();
    const forged = await buyer.send('/cart/', { add: lamp.id, pieces: '1' }, { origin: 'https://evil.example' });
    expect(forged.status).toBe(403);
    expect((await buyer.send('/cart/', { add: lamp.id, pieces: '1' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('with a known address orders for that customer, whose record stays as it is', async () => {
    const email = `${randomUUID()}@guests.test`;
    const known = await shop.customer({ email, name: 'Known Customer' });
    const lamp = await shop.product();
    const buyer = visitor();
    await buyer.add(lamp.id);
    await buyer.checkOut({ email: email.toUpperCase(), name: 'Somebody Else' });
    expect(await ordersOf(email)).toMatchObject([{ customer: { name: 'Known Customer' } }]);
    await shop.client.mutate('updateEcommerceCustomer', { id: known.id, status: 'INACTIVE' }, 'ecommerceCustomer { id }');
    await buyer.add(lamp.id);
    expect((await buyer.checkOut({ email })).status).toBe(422);
  });

  it('gets one of the last five pieces, if among the first five of two hundred who want one at once', async () => {
    const lamp = await shop.product({ stock: '5' });
    const buyers = Array.from({ length: 200 }, () => visitor());
    await Promise.all(buyers.map(buyer => buyer.add(lamp.id)));
    const email = 'crowd@guests.test';
    await shop.customer({ email });
    const buy = async (buyer: Buyer, key: string = randomUUID()): Promise<{ status: number; location: string | null }> => {
      const answer = await buyer.checkOut({ email, key, expectedTotal: '20' });
      // Who waits too long for the others is asked to try again.
      return answer.status === 503 ? buy(buyer, key) : answer;
    };
    const answers = await Promise.all(buyers.map(buyer => buy(buyer)));
    expect(answers.filter(({ location }) => location?.endsWith('/thanks/'))).toHaveLength(5);
    // The others find it sold out: at the checkout, or in the cart before.
    expect(answers.filter(({ status, location }) => status === 422 || location?.endsWith('/cart/'))).toHaveLength(195);
    expect(await shop.stockOf(lamp.id)).toBe('0');
  });
});
