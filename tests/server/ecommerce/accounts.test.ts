import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { Outbox } from '../../../server/core/mail/Outbox.ts';
import { remindOfCarts } from '../../../server/ecommerce/storefront/reminder/remindOfCarts.ts';
import { PublicShop } from './PublicShop.ts';
import type { Shop } from './Shop.ts';

let front: PublicShop;
let shop: Shop;
beforeAll(async () => {
  // Reminds of what is in the carts of every shop.
  front = await PublicShop.open({});
  ({ shop } = front);
});
afterAll(() => shop.close());

const visitor = (address?: string) => front.visitor(address);
const mails = (to: string) => front.mails(to);
const ordersOf = (email: string) => front.ordersOf(email);

describe('a customer with an account', () => {
  const linkOf = async (email: string) => {
    const told = await mails(email);
    return /\/shop\/[\w-]+(\/account\/link\/[\w-]+\/)/.exec(told.at(-1)!.text)![1];
  };
  const bought = async (email: string, values: Record<string, string> = {}) => {
    const [lamp, buyer] = [await shop.product(), visitor()];
    await buyer.add(lamp.id);
    await buyer.checkOut({ email, ...values });
    const [order] = await ordersOf(email);
    return { lamp, buyer, order };
  };
  const signedIn = async (email: string, buyer = visitor()) => {
    await buyer.send('/account/sign-in/', { email });
    expect((await buyer.send(await linkOf(email), {})).location).toMatch(new RegExp(`${front.path}/account/$`));
    return buyer;
  };
  const shiftLinks = (sql: string) => shop.server.database.platform(em => em.execute(sql));

  it('is sent a link that works once, and nobody is told whose address is known', async () => {
    const email = `${randomUUID()}@guests.test`;
    const { buyer, order } = await bought(email);
    expect(await buyer.open('/account/')).toMatchObject({ status: 303, location: `${front.path}/account/sign-in/` });
    const [known, unknown] = [email, `${randomUUID()}@guests.test`];
    const answers = await Promise.all([known, unknown].map(to => buyer.send('/account/sign-in/', { email: to })));
    expect(answers[0].text.replaceAll(known, '')).toBe(answers[1].text.replaceAll(unknown, ''));
    expect(await mails(unknown)).toEqual([]);
    expect((await buyer.send('/account/sign-in/', { email: 'nobody' })).status).toBe(422);
    const link = await linkOf(email);
    // Programs that check mails open links too: nothing happens until the button is pressed, on a page of the shop.
    expect(await visitor().open(link)).toMatchObject({ status: 200, text: expect.stringContaining(email) });
    // A browser says where the form of such a page comes from, and never tells another server its address.
    const { headers } = await fetch(`${shop.server.url}${front.path}${link}`);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    for (const origin of ['https://evil.example', 'null']) expect((await visitor().send(link, {}, { origin })).status).toBe(403);
    expect((await visitor('/shop/boreal-foods').open(link)).status).toBe(404);
    const uses = await Promise.all([visitor().send(link, {}), visitor().send(link, {})]);
    expect(new Set(uses.map(({ status }) => status))).toEqual(new Set([303, 404]));
    expect((await visitor().open(link)).status).toBe(404);
    await signedIn(email, buyer);
    expect((await buyer.open('/account/')).text).toContain(order.number);
    expect((await visitor().open('/account/')).status).toBe(303);
    await buyer.send('/account/sign-in/', { email });
    await shiftLinks(`update shop_link set expires_at = now() - interval '1 second' where used_at is null`);
    expect((await visitor().send(await linkOf(email), {})).status).toBe(404);
  });

  it('is not sent more than a few links', async () => {
    const email = `${randomUUID()}@guests.test`;
    const { buyer } = await bought(email);
    for (let tried = 0; tried < 8; tried++) expect((await buyer.send('/account/sign-in/', { email })).status).toBe(200);
    expect((await mails(email)).filter(({ text }) => text.includes('/account/link/'))).toHaveLength(5);
  });

  it('sees and cancels orders of their own alone, until they are prepared', async () => {
    const [email, other] = [`${randomUUID()}@guests.test`, `${randomUUID()}@guests.test`];
    const [{ lamp, order }, theirs] = [await bought(email), await bought(other)];
    const buyer = await signedIn(email);
    const own = `/account/orders/${order.id}/`;
    expect((await buyer.open(own)).text).toContain(lamp.inventoryProduct.name);
    for (const id of [theirs.order.id, randomUUID(), "'"]) {
      expect((await buyer.open(`/account/orders/${id}/`)).status).toBe(404);
      expect((await buyer.send(`/account/orders/${id}/`, {})).status).toBe(404);
    }
    expect(await ordersOf(other)).toMatchObject([{ status: 'PENDING' }]);
    expect((await buyer.send(own, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await buyer.send(own, {})).location).toBe(`${front.path}${own}`);
    expect(await ordersOf(email)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await shop.stockOf(lamp.id)).toBe('10');
    const late = await bought(email);
    await shop.move(late.order.id, 'INPROGRESS');
    expect((await buyer.open(`/account/orders/${late.order.id}/`)).text).not.toContain('<details>');
    expect(await buyer.send(`/account/orders/${late.order.id}/`, {})).toMatchObject({ status: 422 });
    expect((await ordersOf(email)).map(({ status }: Shown) => status).sort()).toEqual(['CANCELLED', 'INPROGRESS']);
  });

  it('reviews what they were delivered, once a product', async () => {
    const email = `${randomUUID()}@guests.test`;
    const { lamp, order } = await bought(email, { name: 'Salma Nasser' });
    const buyer = await signedIn(email);
    const form = `/account/reviews/${lamp.id}/`;
    const review = { rating: '9', text: 'Bright <3' };
    expect((await buyer.send(form, review)).status).toBe(404);
    await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
    expect(await buyer.send(form, { rating: '11', text: '' })).toMatchObject({
      status: 422,
      text: expect.stringContaining('text-problem'),
    });
    await Promise.all([buyer.send(form, review), buyer.send(form, review)]);
    expect((await buyer.send(form, { ...review, rating: '10', isHidden: 'true', answer: 'Thanks' })).status).toBe(303);
    const { text } = await visitor().open(`/product/${lamp.id}/x/`);
    expect(text.match(/Bright &lt;3/g)).toHaveLength(1);
    for (const shown of ['Excellent+', 'Verified purchase', 'Salma']) expect(text).toContain(shown);
    for (const hidden of ['Nasser', 'Thanks']) expect(text).not.toContain(hidden);
    expect((await visitor().send(form, review)).location).toContain('/sign-in/');
  });

  it('orders under their own name, to an address used before', async () => {
    const email = `${randomUUID()}@guests.test`;
    const first = await bought(email, { address: '1 First Street' });
    const buyer = await signedIn(email);
    const lamp = await shop.product();
    await buyer.add(lamp.id);
    expect((await buyer.open('/checkout/')).text).toContain('1 First Street');
    await buyer.checkOut({ email: 'gift@guests.test', address: '2 Second Street' });
    await buyer.add(lamp.id);
    const again = await buyer.open('/checkout/');
    expect(again.text).toContain('value="2 Second Street"');
    expect((await buyer.open(`/checkout/?to=${first.order.id}`)).text).toContain('value="1 First Street"');
    const orders = (await buyer.open('/account/')).text;
    expect(orders.match(/\/account\/orders\//g)).toHaveLength(2);
  });

  it('stays signed in to this shop alone, until they sign out or are somebody else', async () => {
    const email = `${randomUUID()}@guests.test`;
    const { buyer } = await bought(email);
    const [phone, desk] = [await signedIn(email), await signedIn(email, buyer)];
    expect((await desk.open('/account/')).status).toBe(200);
    const boreal = await signedInAs(shop.server, 'admin@boreal.test');
    const { data } = await boreal.query('{ storefront { address } }');
    const secret = desk.cookie(`account-${front.address}`)!;
    const elsewhere = { cookie: `account-${data.storefront.address}=${secret}` };
    expect((await visitor(`/shop/${data.storefront.address}`).open('/account/', { headers: elsewhere })).status).toBe(303);
    expect((await desk.send('/account/sign-out/', {})).status).toBe(303);
    const stolen = { cookie: `account-${front.address}=${secret}` };
    expect((await visitor().open('/account/', { headers: stolen })).status).toBe(303);
    expect((await phone.open('/account/')).status).toBe(200);
    const tablet = await signedIn(email);
    await phone.send('/account/sign-out/', { everywhere: '1' });
    expect((await tablet.open('/account/')).status).toBe(303);
    const again = await signedIn(email);
    const found = await shop.client.query(
      `{ ecommerceCustomers(first: 1, filter: { email: { eq: "${email}" } }) { edges { node { id } } } }`,
    );
    const { id } = found.data.ecommerceCustomers.edges[0].node;
    await shop.client.mutate('updateEcommerceCustomer', { id, email: `new-${email}` }, 'ecommerceCustomer { id }');
    expect((await again.open('/account/')).status).toBe(303);
  });

  describe('who left something in the cart', () => {
    const remind = () =>
      remindOfCarts({
        database: shop.server.database,
        changes: { announce: () => undefined },
        session: { outbox: new Outbox(false), settings: { publicUrl: shop.server.url } },
      } as never);
    const reminders = async (email: string) => (await mails(email)).filter(({ text }) => text.includes('/cart/kept/'));
    const later = () => shiftLinks(`update shop_cart set changed_at = changed_at - interval '25 hours'`);
    const figures = async () =>
      (await shop.client.query('{ ecommerceOverview(period: DAILY) { cartReminders remindedOrders } }')).data.ecommerceOverview;
    const agreedAt = async (email: string) =>
      (
        await shop.client.query(
          `{ ecommerceCustomers(first: 1, filter: { email: { eq: "${email}" } }) { edges { node { remindersAgreedAt } } } }`,
        )
      ).data.ecommerceCustomers.edges[0].node.remindersAgreedAt;

    it('is reminded once a cart, if they agreed, in their language, by a mail that brings the cart back', async () => {
      const email = `${randomUUID()}@guests.test`;
      await bought(email);
      const buyer = await signedIn(email, visitor(`/ar${front.path}`));
      const [lamp, gone] = [await shop.product(), await shop.product()];
      await buyer.add(lamp.id, 2);
      await later();
      await remind();
      expect([await reminders(email), await agreedAt(email)]).toEqual([[], null]);
      expect((await buyer.send('/account/reminders/', { agrees: '1' })).status).toBe(303);
      expect(await agreedAt(email)).toEqual(expect.any(String));
      await buyer.add(gone.id);
      await shop.client.mutate('updateEcommerceProduct', { id: gone.id, status: 'INACTIVE' }, 'ecommerceProduct { id }');
      await remind();
      expect(await reminders(email)).toEqual([]);
      const before = await figures();
      await later();
      await Promise.all([remind(), remind()]);
      await buyer.add(lamp.id, 1);
      await later();
      await remind();
      const told = await reminders(email);
      expect(told).toMatchObject([{ language: 'AR', text: expect.stringContaining(`${lamp.inventoryProduct.name} × 2`) }]);
      expect(told[0].text).not.toContain(gone.inventoryProduct.name);
      const elsewhere = visitor();
      const [, link] = /\/shop\/[\w-]+(\/cart\/kept\/[\w-]+\/)/.exec(told[0].text)!;
      expect((await elsewhere.open(link)).location).toBe(`${front.path}/cart/`);
      expect((await elsewhere.open('/cart/')).text).toContain('60.00');
      expect((await visitor('/shop/boreal-foods').open(link)).location).toBe('/shop/boreal-foods/cart/');
      expect((await elsewhere.checkOut({ email })).status).toBe(303);
      const after = await figures();
      expect([after.cartReminders - before.cartReminders, after.remindedOrders - before.remindedOrders]).toEqual([1, 1]);
      // The next cart is another one.
      await buyer.add(lamp.id, 1);
      await later();
      await remind();
      expect(await reminders(email)).toHaveLength(2);
    });

    it('stops it by the link in the mail, at the press of a button, or in the account', async () => {
      const email = `${randomUUID()}@guests.test`;
      await bought(email);
      const [buyer, lamp] = [await signedIn(email), await shop.product()];
      await buyer.add(lamp.id);
      expect((await buyer.open('/checkout/')).text).toContain('name="reminders"');
      await buyer.checkOut({ reminders: '1', email });
      await buyer.add(lamp.id);
      expect((await buyer.open('/checkout/')).text).not.toContain('name="reminders"');
      await later();
      await remind();
      const [told] = await reminders(email);
      const [, stop] = /\/shop\/[\w-]+(\/reminders\/[\w-]+\/)/.exec(told.text)!;
      expect((await visitor().open(stop)).status).toBe(200);
      expect(await agreedAt(email)).not.toBeNull();
      expect((await visitor().send(stop, {}, { origin: 'https://evil.example' })).status).toBe(403);
      expect((await visitor().open(`/reminders/${'x'.repeat(43)}/`)).status).toBe(404);
      // As mail programs press it (RFC 8058): without cookies, and without saying from where.
      expect((await visitor().send(stop, { 'List-Unsubscribe': 'One-Click' })).text).toContain('reminders are off');
      expect(await agreedAt(email)).toBeNull();
      await buyer.add(lamp.id);
      await later();
      await remind();
      expect(await reminders(email)).toHaveLength(1);
      await buyer.send('/account/reminders/', { agrees: '1' });
      await buyer.send('/account/reminders/', {});
      expect(await agreedAt(email)).toBeNull();
    });

    it('is not asked before they are signed in, and not reminded by a shop that does not', async () => {
      const email = `${randomUUID()}@guests.test`;
      const { buyer, lamp } = await bought(email);
      await buyer.add(lamp.id);
      expect((await buyer.open('/checkout/')).text).not.toContain('name="reminders"');
      await buyer.checkOut({ email, reminders: '1' });
      expect(await agreedAt(email)).toBeNull();
      const customer = await signedIn(email);
      await customer.send('/account/reminders/', { agrees: '1' });
      await customer.add(lamp.id);
      await later();
      await front.save({ address: front.address, remindsOfCarts: false });
      await remind();
      expect(await reminders(email)).toEqual([]);
      expect((await customer.open('/account/')).text).not.toContain('/account/reminders/');
      await front.save({ address: front.address });
    });
  });
});
