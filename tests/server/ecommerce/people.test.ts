import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Shown, signedInAs } from '../../support/Client.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { Purchasing } from '../procurement/Purchasing.ts';
import { Shop } from './Shop.ts';
import { Decimal } from '../../../server/core/money/arithmetic.ts';

let shop: Shop;
beforeAll(async () => void (shop = await Shop.open()));
afterAll(() => shop.close());

describe('a review', () => {
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
});

describe('a seller', () => {
  let vendorId: string;
  beforeAll(async () => {
    vendorId = await Purchasing.of(shop.server, await signedInAs(shop.server, 'procurement@atlas.test')).vendor();
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
  });
});

describe('a buyer', () => {
  it('is erased as a person with where the orders went; open orders come first', async () => {
    const admin = await signedInAs(shop.server, 'admin@atlas.test');
    const lamp = await shop.product();
    const person = { name: 'Zyxbuyer Quill', email: 'zyxbuyer@quill.test', city: 'Zyxbuyerville', address: '1 Zyxbuyer street' };
    // The CRM knows nobody new: the customer is matched to one who is somebody else's business to erase.
    await admin.mutate('createCustomer', { name: 'Q', phone: '962799998888', address: 'x', city: 'x', country: 'JO' }, 'customer { id }');
    const { id } = await shop.customer({ ...person, phone: '962799998888' });
    const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]], {
      customerId: id,
      deliveryName: person.name,
      deliveryEmail: person.email,
      deliveryCity: person.city,
      deliveryAddress: person.address,
      orderNotes: 'Ring at Zyxbuyer',
    });
    const erase = () => admin.mutate('erasePersonalData', { id, name: person.name, reason: 'Asked by letter' }, 'erasedId');
    expect((await erase()).errors).toMatchObject([{ code: 'erasureOpenOrders' }]);
    await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
    await shop.takeBack(order.id, { reason: 'Zyxbuyer changed their mind' });
    expect(await erase()).toMatchObject({ errors: [], erasedId: id });
  });

  it('shows what a customer of the CRM ordered in the shop, to users of the shop alone', async () => {
    const admin = await signedInAs(shop.server, 'admin@atlas.test');
    const phone = '962791110022';
    const { customer } = await admin.mutate(
      'createCustomer',
      { name: 'Rima', phone, address: 'x', city: 'x', country: 'JO' },
      'customer { id }',
    );
    const lamp = await shop.product();
    const { id: customerId } = await shop.customer({ name: 'Rima', phone });
    const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]], { customerId });
    await shop.order([[lamp.id, 1]]);
    const ask = (client: Client) =>
      client.query('query ($id: ID!) { customer(id: $id) { name shopOrders(first: 5) { totalCount edges { node { id } } } } }', customer);
    const seen = await ask(admin);
    expect(seen.errors).toEqual([]);
    expect(seen.data.customer).toEqual({ name: 'Rima', shopOrders: { totalCount: 1, edges: [{ node: { id: order.id } }] } });
    const seller = await ask(await signedInAs(shop.server, 'crm@atlas.test'));
    expect(seller.data.customer).toEqual({ name: 'Rima', shopOrders: null });
    expect(seller.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

it('leaves no word of the buyer and the seller who were erased', async () => {
  expect(await columnsThatSay(shop.server, /zyx(buyer|seller)/)).toEqual([]);
});
