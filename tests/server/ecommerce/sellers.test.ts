import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { Shop } from './Shop.ts';

let shop: Shop;
let vendorId: string;
beforeAll(async () => {
  shop = await Shop.open();
  const { data } = await shop.client.query('{ vendors(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  vendorId = data.vendors.edges[0].node.id;
});
afterAll(async () => {
  await expectInvariantsHold(shop.server.database);
  await shop.server.stop();
});

const figures = 'id orderCount productCount sales commission owed paidOut payouts { number amount paymentStatus }';

async function seller(values: Record<string, unknown> = {}): Promise<Shown> {
  const given = { name: `Seller ${Math.random()}`, contact: 'Rania', city: 'Amman', country: 'JO', commissionPercent: '10', vendorId };
  return (await shop.client.mutate('createEcommerceSeller', { ...given, ...values }, 'ecommerceSeller { id }')).ecommerceSeller;
}

const figuresOf = async (id: string): Promise<Shown> =>
  (await shop.client.query(`query($id: ID!) { ecommerceSeller(id: $id) { ${figures} } }`, { id })).data.ecommerceSeller;

const payOut = (sellerId: string, amount: string, by: Client = shop.client) =>
  by.mutate('payOutSeller', { sellerId, amount }, `ecommerceSeller { ${figures} }`);

it('owes a seller the delivered sales net of tax and returns, less the commission on the day of the order', async () => {
  const { id: sellerId } = await seller();
  const [theirs, own] = [await shop.product({ sellerId }), await shop.product()];
  const { ecommerceOrder: order } = await shop.order([
    [theirs.id, 5],
    [own.id, 1],
  ]);
  expect(await figuresOf(sellerId)).toMatchObject({ orderCount: 1, productCount: 1, sales: '0', owed: '0' });
  await shop.client.mutate('updateEcommerceSeller', { id: sellerId, commissionPercent: '50' }, 'ecommerceSeller { id }');
  await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  const base = Number(order.lines[0].base);
  const sold = await figuresOf(sellerId);
  expect(Number(sold.sales)).toBeCloseTo(base, 6);
  expect(Number(sold.commission)).toBeCloseTo(base * 0.1, 2);
  expect(Number(sold.owed)).toBeCloseTo(base * 0.9, 2);
  await shop.takeBack(order.id, { lines: [{ lineId: order.lines[0].id, quantity: '1' }] });
  expect(Number((await figuresOf(sellerId)).owed)).toBeCloseTo(base * 0.8 * 0.9, 2);
});

it('pays out as a payable to the vendor, never more than is owed, not even twice at once', async () => {
  const { id: sellerId } = await seller({ commissionPercent: '0' });
  const theirs = await shop.product({ sellerId, price: '100', discountPrice: '100' });
  const { ecommerceOrder: order } = await shop.order([[theirs.id, 1]]);
  expect((await payOut(sellerId, '1')).errors).toMatchObject([{ field: 'amount', code: 'limitExceeded' }]);
  await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  const { owed } = await figuresOf(sellerId);
  const answers = await Promise.all([payOut(sellerId, owed), payOut(sellerId, owed)]);
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const { number, ...paid } = (await figuresOf(sellerId)).payouts[0];
  expect(paid).toEqual({ amount: owed, paymentStatus: 'UNPAID' });
  expect(number).toMatch(/^SP-\d{4}-\d{5}$/);
  const { data } = await shop.accountant.query(
    `{ openItems(first: 1, filter: { number: { eq: "${number}" } }) { edges { node { documentId kind direction partyId balance } } } }`,
  );
  const { documentId, ...item } = data.openItems.edges[0].node;
  expect(item).toEqual({ kind: 'SELLER_PAYOUT', direction: 'PAYABLE', partyId: vendorId, balance: owed });
  expect(await shop.posted(documentId)).toEqual([{ COST_OF_SALES: owed, PAYABLE: `-${owed}` }]);
});

it('pays nobody out without a vendor, and by nobody outside the shop', async () => {
  const { id } = await seller({ vendorId: null });
  expect((await payOut(id, '1')).errors).toMatchObject([{ code: 'sellerWithoutVendor' }]);
  const stranger = await signedInAs(shop.server, 'crm@atlas.test');
  expect((await stranger.query(`{ ecommerceSeller(id: "${id}") { name } }`)).errors[0].extensions.code).toBe('FORBIDDEN');
});

it('is erased as a person, while sales and payouts stay', async () => {
  const { id } = await seller({ name: 'Zyxseller Quill', contact: 'zyxseller@quill.test', city: 'Zyxsellerville' });
  const admin = await signedInAs(shop.server, 'admin@atlas.test');
  const input = { id, name: 'Zyxseller Quill', reason: 'Asked by letter' };
  expect(await admin.mutate('erasePersonalData', input, 'erasedId')).toMatchObject({ errors: [], erasedId: id });
  expect(await columnsThatSay(shop.server, /zyxseller/)).toEqual([]);
});
