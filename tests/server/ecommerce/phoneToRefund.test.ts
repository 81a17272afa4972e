import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shown } from '../../support/Client.ts';
import { StripeServer } from '../../support/StripeServer.ts';
import { Buyer } from './Buyer.ts';
import { PublicShop } from './PublicShop.ts';
import type { Shop } from './Shop.ts';

let stripe: StripeServer;
let front: PublicShop;
let shop: Shop;

beforeAll(async () => {
  stripe = await StripeServer.start();
  front = await PublicShop.open(stripe.env);
  ({ shop } = front);
  await front.save({ address: front.address, takesCard: true });
  const post = { title: 'Post', price: '12.1' };
  await shop.client.mutate('createEcommerceDeliveryMethod', post, 'ecommerceDeliveryMethod { id }');
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});

/** A product of a seller who is paid as a vendor and leaves a tenth to the shop. */
async function soldFor(): Promise<{ lamp: Shown; sellerId: string; vendorId: string }> {
  const { data } = await shop.client.query('{ vendors(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  const vendorId = data.vendors.edges[0].node.id as string;
  const about = { name: `Seller ${randomUUID()}`, contact: 'Rania', city: 'Amman', country: 'JO', commissionPercent: '10', vendorId };
  const { ecommerceSeller } = await shop.client.mutate('createEcommerceSeller', about, 'ecommerceSeller { id }');
  const sellerId = ecommerceSeller.id as string;
  return {
    lamp: await shop.product({ sellerId, price: '121', discountPrice: '60.5', purchasePrice: '20', stock: '10' }),
    sellerId,
    vendorId,
  };
}

const stockOf = async ({ id }: Shown) => {
  const { data } = await shop.client.query('query($id: ID!) { ecommerceProduct(id: $id) { stock inventoryProduct { quantity } } }', { id });
  return [data.ecommerceProduct.stock, data.ecommerceProduct.inventoryProduct.quantity];
};
const sellerOf = async (id: string): Promise<Shown> =>
  (await shop.client.query('query($id: ID!) { ecommerceSeller(id: $id) { sales commission owed paidOut } }', { id })).data.ecommerceSeller;
const openOf = async (number: string): Promise<Shown> => {
  const query = `{ openItems(first: 1, filter: { number: { eq: "${number}" } }) { edges { node { documentId direction partyId balance issuedOn } } } }`;
  return (await shop.accountant.query(query)).data.openItems.edges[0]?.node;
};
const orderOf = async (email: string): Promise<Shown> => {
  const fields = 'id number total taxTotal language payment paidBy status customer { id } lines { id base }';
  const { data } = await shop.client.query(`{ ecommerceOrders(first: 1, search: "${email}") { edges { node { ${fields} } } } }`);
  return data.ecommerceOrders.edges[0].node;
};

/** Sends an order in one parcel, which arrives. */
async function deliver({ id: orderId }: Shown): Promise<void> {
  const parcel = { orderId, carrier: 'Aramex' };
  const sent = await shop.client.mutate('shipEcommerceOrder', parcel, 'ecommerceOrder { shipments { id } }');
  const arrived = { shipmentId: sent.ecommerceOrder.shipments[0].id };
  const { ecommerceOrder } = await shop.client.mutate('deliverEcommerceShipment', arrived, 'ecommerceOrder { status }');
  expect(ecommerceOrder).toEqual({ status: 'DELIVERED' });
}

/** Takes one piece of an order back into stock, and refunds it. */
async function takeOneBack({ id, lines }: Shown, refundBy: string): Promise<string> {
  const back = { lines: [{ lineId: lines[0].id, quantity: '1' }], reason: 'Too bright', restock: true, refundBy };
  const { errors, ecommerceOrder } = await shop.takeBack(id, back);
  expect(errors).toEqual([]);
  expect(ecommerceOrder).toMatchObject({ status: 'DELIVERED', returnedTotal: '60.5' });
  return ecommerceOrder.returns[0].number as string;
}

it('sells on a phone in Arabic and at a desk in Spanish, delivers, takes back in part, refunds, and owes the seller the rest', async () => {
  const { lamp, sellerId, vendorId } = await soldFor();
  const [rana, lucia] = [`${randomUUID()}@phone.test`, `${randomUUID()}@desk.test`];

  const phone = front.visitor(`/ar${front.path}`);
  await phone.add(lamp.id, 3);
  expect((await phone.open('/cart/')).text).toContain('181.50');
  expect((await phone.checkOut({ email: rana, name: 'رنا حداد', country: 'JO', payment: 'ON_DELIVERY' })).location).toContain(
    `/ar${front.path}/thanks/`,
  );
  const desk = new Buyer(shop.server, `/sp${front.path}`);
  await desk.add(lamp.id, 2);
  expect((await desk.checkOut({ email: lucia, name: 'Lucía Gómez', country: 'ES', payment: 'CARD' })).location).toBe(
    `/sp${front.path}/pay/`,
  );
  await desk.open('/pay/');
  expect(stripe.latest).toMatchObject({ amount_total: 13_310, success_url: `${shop.server.url}/sp${front.path}/thanks/` });
  expect(await stripe.tell(shop.server, stripe.pay(stripe.latest.id))).toBe(204);
  expect((await desk.open('/thanks/')).text).toContain('Gracias por su pedido');
  expect(await stockOf(lamp)).toEqual(['5', '10']);

  const [byPhone, atDesk] = [await orderOf(rana), await orderOf(lucia)];
  expect(byPhone).toMatchObject({ total: '193.6', language: 'AR', payment: 'ON_DELIVERY', paidBy: null });
  // Spain takes 21 %, of goods and delivery.
  expect(atDesk).toMatchObject({
    total: '133.1',
    taxTotal: '23.1',
    language: 'SP',
    payment: 'CARD',
    paidBy: 'CARD',
    lines: [{ base: '100' }],
  });
  await deliver(byPhone);
  await deliver(atDesk);
  expect(await stockOf(lamp)).toEqual(['5', '5']);
  expect(await shop.posted(atDesk.id)).toEqual([
    { RECEIVABLE: '133.1', SALES: '-100', SERVICE_SALES: '-10', VAT_OUTPUT: '-23.1', COST_OF_SALES: '40', INVENTORY: '-40' },
  ]);
  expect(await openOf(atDesk.number)).toMatchObject({ direction: 'RECEIVABLE', balance: '0' });

  // The driver brings the cash.
  const { partyId, issuedOn: day } = await openOf(byPhone.number);
  const cash = { direction: 'IN', method: 'CASH', amount: '193.6', paidOn: day, partyId };
  const paid = await shop.accountant.mutate(
    'recordPayment',
    { ...cash, allocations: [{ documentId: byPhone.id, amount: '193.6' }] },
    'payment { id }',
  );
  expect(paid.errors).toEqual([]);

  const refunds = stripe.refunds.length;
  const returned = await takeOneBack(byPhone, 'CASH');
  const returnedByCard = await takeOneBack(atDesk, 'CARD');
  await shop.settleCards(stripe);
  expect(stripe.refunds.slice(refunds)).toMatchObject([{ amount: 6_050 }]);
  expect(await stockOf(lamp)).toEqual(['7', '7']);
  const { documentId } = (await openOf(returnedByCard)) as { documentId: string };
  expect(await shop.posted(documentId)).toEqual([
    { SALES: '50', VAT_OUTPUT: '10.5', RECEIVABLE: '-60.5', INVENTORY: '20', COST_OF_SALES: '-20' },
  ]);
  for (const number of [byPhone.number, atDesk.number, returned, returnedByCard])
    expect(await openOf(number)).toMatchObject({ balance: '0' });

  // Three pieces stay with customers, two of them with the tax of the company, one with that of Spain.
  const sales = (Number(byPhone.lines[0].base) * 2) / 3 + 50;
  const owing = await sellerOf(sellerId);
  for (const [field, share] of [
    ['sales', 1],
    ['commission', 0.1],
    ['owed', 0.9],
  ] as const)
    expect(Number(owing[field])).toBeCloseTo(sales * share, 1);
  const payout = await shop.client.mutate('payOutSeller', { sellerId, amount: owing.owed }, 'ecommerceSeller { payouts { number } }');
  expect(await openOf(payout.ecommerceSeller.payouts[0].number)).toMatchObject({
    direction: 'PAYABLE',
    partyId: vendorId,
    balance: owing.owed,
  });
  expect(await sellerOf(sellerId)).toMatchObject({ owed: '0', paidOut: owing.owed });

  for (const [buyer, email, said] of [
    [phone, rana, 'الطلب'],
    [desk, lucia, 'Pedido'],
  ] as const) {
    await buyer.send('/account/sign-in/', { email });
    const told = await front.mails(email);
    expect(told.map(({ language }) => language)).toEqual(told.map(() => (email === rana ? 'AR' : 'SP')));
    await buyer.send(/\/shop\/[\w-]+(\/account\/link\/[\w-]+\/)/.exec(told.at(-1)!.text)![1], {});
    const order = await buyer.open(`/account/orders/${email === rana ? byPhone.id : atDesk.id}/`);
    expect(order.text).toContain(said);
    expect(order.text).toMatch(/60[.,]50/);
    expect(order.text).toContain('Aramex');
  }
});
