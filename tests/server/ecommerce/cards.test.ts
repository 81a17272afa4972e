import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shown } from '../../support/Client.ts';
import { StripeServer } from '../../support/StripeServer.ts';
import { Buyer } from './Buyer.ts';
import { Shop } from './Shop.ts';

let stripe: StripeServer;
let shop: Shop;
const front = { address: 'atlas-cards', isOpen: true, title: 'Atlas', takesCard: true, takesCash: true };

beforeAll(async () => {
  stripe = await StripeServer.start();
  shop = await Shop.open({ TRUST_PROXY: '1', ...stripe.env });
  await shop.client.mutate('saveStorefront', front, 'storefront { id }');
  await shop.withoutDelivery();
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});

/** A customer who has placed an order by card, of `pieces` lamps at 20. */
async function ordered(pieces = 2, values: Record<string, unknown> = {}) {
  const lamp = await shop.product({ stock: '5', ...values });
  const buyer = new Buyer(shop.server, '/shop/atlas-cards');
  await buyer.add(lamp.id, pieces);
  const email = `${randomUUID()}@guests.test`;
  const answer = await buyer.checkOut({ email, payment: 'CARD' });
  return { lamp, buyer, email, answer };
}

const fields = 'id status paidBy total charges { status amount } cardRefunds { amount status problem }';
async function orderOf(email: string): Promise<Shown> {
  const { data } = await shop.client.query(
    `{ ecommerceOrders(first: 1, search: "${email}") { edges { node { ${fields} lines { id } } } } }`,
  );
  return data.ecommerceOrders.edges[0].node;
}

/** Sends what Stripe tells. */
const tell = (event: object, signed = stripe.signed(event)) => stripe.tell(shop.server, event, signed);

const mailsTo = (email: string) =>
  shop.server.database.platform(em => em.execute<object[]>('select from outbox_mail where recipient = ?', [email]));

const minuteLater = () => shop.settleCards(stripe);

const expire = () =>
  shop.server.database.platform(em =>
    em.execute(`update ecommerce_charge set expires_at = now() - interval '1 second' where status = 'OPEN'`),
  );

describe('an order by card', () => {
  it('is held unpaid, then paid on the page of Stripe, and can be prepared from then on', async () => {
    const { lamp, buyer, email, answer } = await ordered();
    expect(answer.location).toBe('/shop/atlas-cards/pay/');
    expect(await shop.stockOf(lamp.id)).toBe('3');
    const page = await buyer.open('/pay/');
    expect(page.text).toContain(stripe.latest.url);
    expect(stripe.latest).toMatchObject({
      amount_total: 4_000,
      currency: 'usd',
      success_url: `${shop.server.url}/shop/atlas-cards/thanks/`,
    });
    const sessions = stripe.sessions.size;
    expect((await buyer.open('/pay/')).text).toContain(stripe.latest.url);
    expect(stripe.sessions.size).toBe(sessions);
    const order = await orderOf(email);
    expect(order).toMatchObject({ status: 'PENDING', paidBy: null, charges: [{ status: 'OPEN', amount: '40' }] });
    const move = await shop.move(order.id, 'INPROGRESS');
    expect(move.errors).toMatchObject([{ code: 'orderUnpaid' }]);
    for (const values of [{ paidBy: 'CASH' }, { lines: [{ productId: lamp.id, quantity: '1' }] }])
      expect((await shop.client.mutate('updateEcommerceOrder', { id: order.id, ...values }, 'ecommerceOrder { id }')).errors).toHaveLength(
        1,
      );
    expect(await mailsTo(email)).toHaveLength(0);
    expect((await buyer.open('/thanks/')).text).toContain('is not paid yet');
    const paid = stripe.pay(stripe.latest.id);
    expect(await tell(paid)).toBe(204);
    expect(await orderOf(email)).toMatchObject({ status: 'PENDING', paidBy: 'CARD', charges: [{ status: 'PAID' }] });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await buyer.open('/thanks/')).text).toContain('Thank you for your order');
    expect((await shop.move(order.id, 'INPROGRESS', 'DELIVERED')).errors).toEqual([]);
    const [sale] = await shop.posted(order.id);
    expect(sale).toMatchObject({ RECEIVABLE: '40' });
  });

  it('takes what Stripe tells once, however often, in whatever order, and only if Stripe signed it', async () => {
    const { buyer, email } = await ordered();
    await buyer.open('/pay/');
    const session = stripe.latest;
    const paid = stripe.pay(session.id);
    const expired = stripe.event('checkout.session.expired', {
      ...session,
      status: 'expired',
      payment_status: 'unpaid',
      payment_intent: null,
    });
    expect(await tell(paid, stripe.signed(paid, 'whsec_of_somebody_else'))).toBe(400);
    expect(await tell(paid, { ...stripe.signed(paid), body: '{}' })).toBe(400);
    expect(await orderOf(email)).toMatchObject({ paidBy: null });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tell(index % 2 ? paid : stripe.event('payment_intent.created', {}))),
    );
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await tell(expired)).toBe(204);
    expect(await orderOf(email)).toMatchObject({ status: 'PENDING', paidBy: 'CARD', charges: [{ status: 'PAID' }], cardRefunds: [] });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await tell(stripe.event('checkout.session.completed', { ...session, metadata: { charge: 'x', company: 'y' } }))).toBe(204);
  });

  it('is charged to five of many who want the last five at once, each once in a storm of notices', async () => {
    const lamp = await shop.product({ stock: '5' });
    const first = new Buyer(shop.server, '/shop/atlas-cards');
    await first.add(lamp.id);
    const buyers = Array.from({ length: 20 }, (_, index) => {
      return { buyer: new Buyer(shop.server, '/shop/atlas-cards').withCartOf(first), email: `storm${index}@guests.test` };
    });
    const form = await first.form();
    const order = async ({ buyer, email }: (typeof buyers)[number]): Promise<string | null> => {
      const { status, location } = await buyer.checkOut({ ...form, key: randomUUID(), email, payment: 'CARD' });
      // Who waits too long for the others is asked to try again.
      return status === 503 ? order({ buyer, email }) : location;
    };
    const answers = await Promise.all(buyers.map(order));
    const reserved = buyers.filter((_, index) => answers[index]?.endsWith('/pay/'));
    expect(reserved).toHaveLength(5);
    expect(await shop.stockOf(lamp.id)).toBe('0');
    const opened = new Set(stripe.sessions.keys());
    await Promise.all(reserved.map(({ buyer }) => buyer.open('/pay/')));
    const sessions = [...stripe.sessions.values()].filter(({ id }) => !opened.has(id));
    expect(sessions).toHaveLength(5);
    const paid = sessions.map(({ id }) => stripe.pay(id));
    const others = sessions.map(session => stripe.event('payment_intent.created', session));
    const deliver = async (notice: object): Promise<number> => {
      const status = await tell(notice);
      // Stripe sends again what was not taken.
      return status === 503 ? deliver(notice) : status;
    };
    const storm = Array.from({ length: 10 }, () => [...paid, ...others]).flat();
    expect(new Set(await Promise.all(storm.map(deliver)))).toEqual(new Set([204]));
    // What comes late and says otherwise changes nothing.
    for (const session of sessions)
      await deliver(
        stripe.event('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid', payment_intent: null }),
      );
    await minuteLater();
    for (const { email } of reserved) {
      expect(await orderOf(email)).toMatchObject({
        status: 'PENDING',
        paidBy: 'CARD',
        charges: [{ status: 'PAID', amount: '20' }],
        cardRefunds: [],
      });
      expect(await mailsTo(email)).toHaveLength(1);
    }
    const [{ count }] = await shop.server.database.platformIn(shop.companyId, em =>
      em.execute<{ count: string }[]>(
        `select count(*) from deposit d join ecommerce_order o on o.company_id = d.company_id and o.deposit_id = d.id where o.delivery_email like 'storm%'`,
      ),
    );
    expect(count).toBe('5');
  });

  it('is cancelled when its time is over, and what is paid too late goes back', async () => {
    const { lamp, buyer, email } = await ordered(5);
    await buyer.open('/pay/');
    const session = stripe.latest;
    const refunds = stripe.refunds.length;
    await expire();
    await minuteLater();
    expect(session.status).toBe('expired');
    expect(await orderOf(email)).toMatchObject({ status: 'CANCELLED', charges: [{ status: 'CLOSED' }] });
    expect(await shop.stockOf(lamp.id)).toBe('5');
    expect((await buyer.open('/thanks/')).text).toContain('was not paid in time');
    expect((await buyer.open('/pay/')).location).toBe('/shop/atlas-cards/thanks/');
    // The payment was under way already.
    session.status = 'open';
    expect(await tell(stripe.pay(session.id))).toBe(204);
    expect(await orderOf(email)).toMatchObject({
      status: 'CANCELLED',
      charges: [{ status: 'LATE' }],
      cardRefunds: [{ amount: '100', status: 'DUE' }],
    });
    await minuteLater();
    expect(stripe.refunds.slice(refunds)).toMatchObject([{ amount: 10_000 }]);
    expect(await orderOf(email)).toMatchObject({ cardRefunds: [{ status: 'SENT' }] });
  });

  it('was paid although Noria was not told, or ended before it noted the page', async () => {
    const [told, ended, untouched] = [await ordered(), await ordered(), await ordered()];
    await told.buyer.open('/pay/');
    stripe.pay(stripe.latest.id);
    await ended.buyer.open('/pay/');
    stripe.pay(stripe.latest.id);
    const { id } = await orderOf(ended.email);
    await shop.server.database.platform(em =>
      em.execute('update ecommerce_charge set page_id = null, page_url = null where order_id = ?', [id]),
    );
    const sessions = stripe.sessions.size;
    await expire();
    await minuteLater();
    for (const { email } of [told, ended]) expect(await orderOf(email)).toMatchObject({ status: 'PENDING', paidBy: 'CARD' });
    expect(await orderOf(untouched.email)).toMatchObject({ status: 'CANCELLED', charges: [{ status: 'CLOSED' }] });
    expect(stripe.sessions.size).toBe(sessions);
  });

  it('goes back in parts by card, and again after an outage of Stripe', async () => {
    const { buyer, email } = await ordered(3);
    await buyer.open('/pay/');
    const payment = stripe.pay(stripe.latest.id);
    await tell(payment);
    const order = await orderOf(email);
    await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
    const piece = { lines: [{ lineId: order.lines[0].id, quantity: '1' }], refundBy: 'CARD' };
    const before = stripe.refunds.length;
    expect((await shop.takeBack(order.id, piece)).errors).toEqual([]);
    stripe.failures.push(402);
    expect(await minuteLater()).toEqual(['a refund to a card was not taken']);
    expect(await orderOf(email)).toMatchObject({ cardRefunds: [{ amount: '20', status: 'DUE', problem: 'An outage' }] });
    await shop.takeBack(order.id, piece);
    await minuteLater();
    await minuteLater();
    expect(stripe.refunds.slice(before).map(({ amount }) => amount)).toEqual([2_000, 2_000]);
    // The process ended between sending a refund and noting it, and came back after Stripe had forgotten the key.
    stripe.dayLater();
    await shop.server.database.platform(em =>
      em.execute(`update ecommerce_refund set status = 'DUE' where charge_id in (select id from ecommerce_charge where order_id = ?)`, [
        order.id,
      ]),
    );
    await minuteLater();
    expect(await orderOf(email)).toMatchObject({ cardRefunds: [{ status: 'SENT' }, { status: 'SENT' }] });
    expect(stripe.refunds.length).toBe(before + 2);
    expect((await shop.takeBack(order.id, { ...piece, refundBy: 'CASH' })).errors).toEqual([]);
    await minuteLater();
    expect(stripe.refunds.length).toBe(before + 2);
  });

  it('is paid back whole when staff cancel it, and closed at Stripe when they do so before it is paid', async () => {
    const [paid, open] = [await ordered(), await ordered()];
    await open.buyer.open('/pay/');
    const page = stripe.latest;
    await paid.buyer.open('/pay/');
    await tell(stripe.pay(stripe.latest.id));
    const before = stripe.refunds.length;
    for (const { email } of [paid, open]) expect((await shop.move((await orderOf(email)).id, 'CANCELLED')).errors).toEqual([]);
    await minuteLater();
    expect(stripe.refunds.slice(before)).toMatchObject([{ amount: 4_000 }]);
    expect(page.status).toBe('expired');
  });

  it('can be paid later while Stripe does not answer, and is not offered by a shop that takes no cards', async () => {
    const { buyer } = await ordered();
    stripe.failures.push(500, 500, 500);
    expect(await buyer.open('/pay/')).toMatchObject({ status: 503, text: expect.stringContaining('does not answer right now') });
    expect((await buyer.open('/pay/')).status).toBe(200);
    await shop.client.mutate('saveStorefront', { ...front, takesCard: false }, 'storefront { id }');
    const refused = await ordered();
    expect(refused.answer.status).toBe(422);
    await shop.client.mutate('saveStorefront', front, 'storefront { id }');
  });
});
