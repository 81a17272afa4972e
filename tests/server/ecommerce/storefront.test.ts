import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shown, signedInAs } from '../../support/Client.ts';
import { PublicShop, shopSettings } from './PublicShop.ts';
import type { Shop } from './Shop.ts';
import type { Buyer } from './Buyer.ts';

let front: PublicShop;
let shop: Shop;
beforeAll(async () => {
  front = await PublicShop.open();
  ({ shop } = front);
});
afterAll(() => shop.close());

const visitor = (address?: string) => front.visitor(address);
const save = (values: Record<string, unknown>) => front.save(values);

describe('the shop', () => {
  it('is there for everybody once it is open, and nowhere before', async () => {
    expect((await visitor().open('/')).status).toBe(200);
    expect((await visitor('/shop/boreal').open('/')).status).toBe(404);
    await save({ address: front.address, isOpen: false });
    expect((await visitor().open('/')).status).toBe(404);
    await save({ address: front.address });
    const boreal = await signedInAs(shop.server, 'admin@boreal.test');
    const taken = await boreal.mutate('saveStorefront', { ...shopSettings, address: front.address.toUpperCase() }, 'storefront { id }');
    expect(taken.errors).toMatchObject([{ field: 'address', code: 'taken' }]);
  });

  it('says in its markup what search engines want to know of a product', async () => {
    const lamp = await shop.product({ name: 'Lamp <3 & co', price: '20', discountPrice: '15' });
    const { text } = await visitor(`/ar${front.path}`).open(`/product/${lamp.id}/x/`);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('<title>Lamp &lt;3 &amp; co · Atlas parts</title>');
    expect(text).toContain(`<link rel="canonical" href="${shop.server.url}/ar${front.path}/product/${lamp.id}/lamp-3-co/"/>`);
    expect(text).toMatch(/hrefLang="es"|hreflang="es"/);
    const [product] = Array.from(text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json]) => JSON.parse(json));
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Lamp <3 & co',
      offers: { price: '15', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(text).not.toContain('<script src');
    const feed = await visitor().open('/products.xml');
    expect(feed.text).toContain(`<g:id>${lamp.id}</g:id><g:title>Lamp &lt;3 &amp; co</g:title>`);
    expect(feed.text).toContain('<g:price>20 USD</g:price><g:sale_price>15 USD</g:sale_price><g:availability>in_stock</g:availability>');
    const sitemap = await visitor().open('/sitemap.xml');
    expect(sitemap.text).toContain(`/sp${front.path}/product/${lamp.id}/lamp-3-co/`);
  });

  it('finds by group and word, and shows nothing of another company or of what is not sold', async () => {
    const lamp = await shop.product({ name: `Zenith ${randomUUID()}` });
    expect((await visitor().open('/?q=zenith')).text).toContain(lamp.id);
    expect((await visitor().open('/?q=nadir-99')).text).toContain('Nothing matches');
    await shop.client.mutate('updateEcommerceProduct', { id: lamp.id, status: 'INACTIVE' }, 'ecommerceProduct { id }');
    expect((await visitor().open('/?q=zenith')).text).not.toContain(lamp.id);
    expect((await visitor().open(`/product/${lamp.id}/x/`)).status).toBe(404);
    const boreal = await signedInAs(shop.server, 'admin@boreal.test');
    const { data } = await boreal.query('{ ecommerceProducts(first: 1) { edges { node { id } } } }');
    const other = data.ecommerceProducts.edges[0].node.id;
    expect((await visitor().open(`/product/${other}/x/`)).status).toBe(404);
    expect((await visitor().add(other)).status).toBe(404);
  });
});

describe('product groups', () => {
  const save = (name: 'create' | 'update', values: object) =>
    shop.client.mutate(`${name}EcommerceProductGroup`, { ...values }, 'ecommerceProductGroup { id path }');
  const made = async (title: string, parentId: string | null = null): Promise<Shown> =>
    (await save('create', { title: `${title} ${randomUUID().slice(0, 8)}`, parentId })).ecommerceProductGroup;

  it('are a tree: products are found in every group above theirs, and a page leads back up', async () => {
    const top = await made('Top');
    const middle = await made('Middle', top.id);
    const below = await made('Below', middle.id);
    expect(below.path).toBe(`${middle.path} › ${below.path.split(' › ')[2]}`);
    const [lamp, other] = [await shop.product({ groupId: below.id }), await shop.product({ groupId: top.id })];
    const shownIn = async ({ id }: Shown) => {
      const { text } = await visitor().open(`/?group=${id}`);
      return [lamp, other].map(product => text.includes(`/product/${product.id}/`));
    };
    expect(await Promise.all([top, middle, below].map(shownIn))).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
    expect((await visitor().open('/')).text).toMatch(new RegExp(`group=${top.id}[^/]*/?.{0,80}<span class="count">2<`));
    const page = (await visitor().open(`/product/${lamp.id}/x/`)).text;
    const places = [top, middle, below].map(({ id }) => page.indexOf(`?group=${id}`));
    expect(places).toEqual(places.toSorted((one, another) => one - another));
    expect(Math.min(...places)).toBeGreaterThan(0);
    const used = await shop.client.mutate('deleteEcommerceProductGroups', { ids: [middle.id] }, '__typename', 'DeleteInput');
    expect(used.errors).toMatchObject([{ code: 'referenced' }]);
  });

  it('are never below themselves, not even by two moves at once, nor deeper than four levels', async () => {
    const [one, other] = [await made('One'), await made('Other')];
    const moves = await Promise.all([
      save('update', { id: one.id, parentId: other.id }),
      save('update', { id: other.id, parentId: one.id }),
    ]);
    expect(moves.flatMap(({ errors }) => errors)).toMatchObject([{ field: 'parentId', code: 'groupBelowItself' }]);
    expect((await save('update', { id: one.id, parentId: one.id })).errors).toMatchObject([{ code: 'groupBelowItself' }]);
    let last = await made('Level');
    for (let level = 2; level <= 4; level++) last = await made('Level', last.id);
    expect((await save('create', { title: `Fifth ${randomUUID()}`, parentId: last.id })).errors).toMatchObject([
      { field: 'parentId', code: 'tooDeep' },
    ]);
  });
});

describe('a product in variants', () => {
  const options = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Color', values: ['Red', 'Blue'] },
  ];
  const make = async (productId: string, of: object[]) => {
    const selection = 'ecommerceProduct { id name optionValues variants { id name stock optionValues inventoryProduct { id } } }';
    const answer = await shop.client.mutate('makeEcommerceVariants', { productId, options: of }, selection);
    return answer.ecommerceProduct ?? answer.errors;
  };

  it('has a stock and a price for each, and more of them later', async () => {
    const shirt = await shop.product({ name: `Shirt ${randomUUID()}`, stock: '3' });
    const made = await make(shirt.id, options);
    expect(made.optionValues).toEqual(['S', 'Red']);
    expect(made.variants.map((one: Shown) => one.optionValues.join()).sort()).toEqual(['M,Blue', 'M,Red', 'S,Blue']);
    expect(new Set([shirt, ...made.variants].map((one: Shown) => one.inventoryProduct.id)).size).toBe(4);
    const [variant] = made.variants;
    await shop.client.mutate(
      'updateEcommerceProduct',
      { id: variant.id, stock: '2', price: '30', discountPrice: '30' },
      'ecommerceProduct { id }',
    );
    expect((await shop.order([[variant.id, 3]])).errors).toMatchObject([{ field: 'lines.0.quantity', code: 'stockLimitReached' }]);
    const { ecommerceOrder: order } = await shop.order([
      [variant.id, 2],
      [shirt.id, 1],
    ]);
    expect(order).toMatchObject({ total: '80', lines: [{ name: variant.name }, { name: expect.not.stringContaining(',') }] });
    expect([await shop.stockOf(variant.id), await shop.stockOf(shirt.id)]).toEqual(['0', '2']);
    const more = await make(shirt.id, [{ name: 'Size', values: ['L'] }, options[1]]);
    expect(more.variants).toHaveLength(5);
    expect(await make(shirt.id, options.slice(0, 1))).toMatchObject([{ field: 'options', code: 'optionsChanged' }]);
    expect(await make(variant.id, options)).toMatchObject([{ code: 'variantOfVariant' }]);
    const many = Array.from({ length: 20 }, (_, index) => `${index}`);
    expect(
      await make(shirt.id, [
        { name: 'A', values: many },
        { name: 'B', values: many },
      ]),
    ).toMatchObject([{ field: 'options', code: 'tooMany' }]);
    const gone = await shop.client.mutate('deleteEcommerceProducts', { ids: [shirt.id] }, '__typename', 'DeleteInput');
    expect(gone.errors).toMatchObject([{ code: 'referenced' }]);
  });

  it('is one in the catalogue, found by what any of them is called, and chosen on its page by links', async () => {
    const word = `Kaftan${randomUUID().slice(0, 8)}`;
    const shirt = await shop.product({ name: word, price: '40', discountPrice: '40' });
    const { variants } = await make(shirt.id, options);
    const blue: Shown = variants.find((one: Shown) => one.optionValues.join() === 'S,Blue');
    const update = (id: string, values: object) =>
      shop.client.mutate('updateEcommerceProduct', { id, ...values }, 'ecommerceProduct { id }');
    await update(blue.id, { name: `Indigo ${word}`, stock: '5', price: '25', discountPrice: '25' });
    const listed = await visitor().open('/?q=indigo');
    expect(listed.text.match(/class="card"/g)).toHaveLength(1);
    expect(listed.text).toContain(`/product/${shirt.id}/`);
    expect(listed.text).toContain('25.00');
    const page = await visitor().open(`/product/${shirt.id}/x/`);
    expect(page.text).toContain(`/product/${blue.id}/`);
    expect(page.text).toContain('"@type":"ProductGroup"');
    const buyer = visitor();
    await buyer.add(blue.id, 2);
    expect((await buyer.open('/cart/')).text).toContain('50.00');
    expect((await visitor().open('/products.xml')).text.split(`<g:item_group_id>${shirt.id}</g:item_group_id>`)).toHaveLength(5);
    // The next one on sale stands for the others once the first is not.
    await update(shirt.id, { status: 'INACTIVE' });
    expect((await visitor().open('/?q=indigo')).text).toMatch(new RegExp(variants.map(({ id }: Shown) => `/product/${id}/`).join('|')));
  });
});

const mails = (to: string) => front.mails(to);
const ordersOf = (email: string) => front.ordersOf(email);

describe('a guest', () => {
  it('buys at the server’s price, is told by mail in their language, and follows the order', async () => {
    const lamp = await shop.product({ price: '20', discountPrice: '15', stock: '4' });
    const buyer = visitor(`/ar${front.path}`);
    expect((await buyer.add(lamp.id, 3)).location).toContain('?added');
    expect((await buyer.open('/cart/')).text).toContain('45.00');
    const email = `${randomUUID()}@guests.test`;
    expect(await buyer.checkOut({ email, payment: 'TRANSFER' })).toMatchObject({ status: 303, location: `/ar${front.path}/thanks/` });
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
    expect((await buyer.open('/checkout/')).location).toBe(`${front.path}/cart/`);
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
    const first = visitor();
    await first.add(lamp.id);
    const buyers = Array.from({ length: 200 }, () => visitor().withCartOf(first));
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
