import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { PublicShop, shopSettings } from './PublicShop.ts';
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
const save = (values: Record<string, unknown>) => front.save(values);

describe('the shop', () => {
  it('is there for everybody once it is open, and nowhere before', async () => {
    expect((await visitor().open('/')).status).toBe(200);
    expect((await visitor('/shop/boreal').open('/')).status).toBe(404);
    await save({ address: 'atlas-parts', isOpen: false });
    expect((await visitor().open('/')).status).toBe(404);
    await save({ address: 'atlas-parts' });
    const boreal = await signedInAs(shop.server, 'admin@boreal.test');
    const taken = await boreal.mutate('saveStorefront', { ...shopSettings, address: 'Atlas-Parts' }, 'storefront { id }');
    expect(taken.errors).toMatchObject([{ field: 'address', code: 'taken' }]);
  });

  it('says in its markup what search engines want to know of a product', async () => {
    const lamp = await shop.product({ name: 'Lamp <3 & co', price: '20', discountPrice: '15' });
    const { text } = await visitor('/ar/shop/atlas-parts').open(`/product/${lamp.id}/x/`);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('<title>Lamp &lt;3 &amp; co · Atlas parts</title>');
    expect(text).toContain(`<link rel="canonical" href="${shop.server.url}/ar/shop/atlas-parts/product/${lamp.id}/lamp-3-co/"/>`);
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
    expect(sitemap.text).toContain(`/sp/shop/atlas-parts/product/${lamp.id}/lamp-3-co/`);
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
