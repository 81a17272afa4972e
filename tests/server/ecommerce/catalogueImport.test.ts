import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPublicly } from '../../../server/core/upload/fetchPublicly.ts';
import { plainText } from '../../../server/ecommerce/catalogueImport/plainText.ts';
import type { Shown } from '../../support/Client.ts';
import { sendFile } from '../../support/sendFile.ts';
import { Buyer } from './Buyer.ts';
import { Shop } from './Shop.ts';

let shop: Shop;
let pictures: Server;
let site: string;
let asked: string[] = [];

beforeAll(async () => {
  const png = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#d33' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#33d' } }, left: 300, top: 0 }])
    .png()
    .toBuffer();
  pictures = createServer((request, response) => {
    const path = request.url!;
    asked.push(path);
    if (path.startsWith('/to/')) return response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
    if (path.startsWith('/large')) return response.writeHead(200).end(Buffer.alloc(11 * 1_048_576));
    if (path.startsWith('/text')) return response.writeHead(200).end('<svg/>');
    return path.startsWith('/none') ? response.writeHead(404).end() : response.writeHead(200).end(png);
  });
  await new Promise<void>(done => void pictures.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  shop = await Shop.open({ WEBHOOK_ALLOW_PRIVATE: '1', TRUST_PROXY: '1' });
});
afterAll(async () => {
  pictures.close();
  await shop.close();
});

const csv = (rows: string[][]) => Buffer.from(rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'));

async function load(rows: string[][], more: object = {}): Promise<Shown> {
  const query = `mutation($input: ImportShopProductsInput!) { importShopProducts(input: $input) {
    errors { field code } created updated unchanged rowErrors { line field code } task { id } } }`;
  const { data, errors } = await sendFile(shop.client, query, { ...more }, { bytes: csv(rows), name: 'products_export.csv' });
  return data?.importShopProducts ?? errors;
}

const product = async (name: string): Promise<Shown> => {
  const { data } = await shop.client.query(
    `query($name: String) { ecommerceProducts(first: 20, filter: { name: { startsWith: $name } }, sort: { field: NAME }) { edges { node { id name price discountPrice stock
      weight status shortDescription detailDescription optionNames optionValues variantOf { name } group { title path } inventoryProduct { id code purchasePrice }
      pictures { id version altEn file { name } thumbnail { id } } } } } }`,
    { name },
  );
  return data.ecommerceProducts.edges.map(({ node }: Shown) => node);
};

/** Waits until the pictures of the last import were fetched. */
async function fetched(): Promise<Shown> {
  for (;;) {
    const { data } = await shop.client.query(
      `{ backgroundTasks(first: 1, filter: { kind: { eq: PROCESSING } }, sort: { field: CREATED_AT, direction: DESC }) { edges { node { status counts result } } } }`,
    );
    const task = data.backgroundTasks.edges[0]?.node;
    if (task && !['WAITING', 'RUNNING'].includes(task.status)) return task;
  }
}

describe('a product file of Shopify', () => {
  const titles = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Type',
    'Published',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Grams',
    'Variant Inventory Qty',
    'Variant Price',
    'Variant Compare At Price',
    'Image Src',
    'Image Alt Text',
    'Cost per item',
    'Status',
  ];
  const shirt = (image: string) => [
    titles,
    [
      'zy-shirt',
      'Zy shirt',
      '<p>Soft &amp; warm</p><ul><li>Cotton</li></ul>',
      'Zy clothes',
      'true',
      'Size',
      'S',
      'ZY-S',
      '250',
      '4',
      '30',
      '40',
      `${site}/front.png`,
      'A red shirt',
      '9',
      'active',
    ],
    ['zy-shirt', '', '', '', '', '', 'M', 'ZY-M', '260', '-2', '32', '', image, '', '', ''],
    ['zy-mug', 'Zy mug', '', 'Zy clothes', 'false', 'Title', 'Default Title', '', '', '5', '8', '', '', '', '', 'draft'],
  ];

  it('leaves nothing of a product whose second variant is refused, in no list and no trail', async () => {
    const [, small, medium] = shirt('').map(row => row.map(cell => cell.replace('zy-shirt', 'qz-coat').replace('Zy shirt', 'Qz coat')));
    const rows = [titles, small, medium.with(10, 'dear')].map(row => row.map(cell => (cell.startsWith(site) ? '' : cell)));
    expect(await load(rows, { skipInvalid: true })).toMatchObject({ created: 0, rowErrors: [{ line: 3 }, { line: 3 }] });
    expect(await product('Qz')).toEqual([]);
    const trail = await shop.server.database.platformIn(shop.companyId, em =>
      em.execute(`select entity_type from audit_entry where entity_name like 'Qz coat%'`),
    );
    expect(trail).toEqual([]);
  });

  it('becomes products with variants, groups, stock and pictures, and the same file again changes nothing', async () => {
    const rows = shirt(`${site}/none.png`);
    expect(await load(rows, { dryRun: true })).toMatchObject({ errors: [], created: 3, updated: 0, rowErrors: [] });
    expect(await product('Zy ')).toEqual([]);
    expect(await load(rows)).toMatchObject({ errors: [], created: 3 });
    const [mug, small, medium] = await product('Zy ');
    expect(mug).toMatchObject({ status: 'INACTIVE', stock: '5', price: '8', optionNames: [], shortDescription: 'Zy mug' });
    expect(small).toMatchObject({
      name: 'Zy shirt',
      price: '40',
      discountPrice: '30',
      stock: '4',
      weight: '0.25',
      status: 'ACTIVE',
      optionNames: ['Size'],
      optionValues: ['S'],
      detailDescription: 'Soft & warm\n• Cotton',
      group: { title: 'Zy clothes' },
      inventoryProduct: { code: 'ZY-S', purchasePrice: '9' },
    });
    expect(medium).toMatchObject({ name: 'Zy shirt, M', price: '32', discountPrice: '32', stock: '0', variantOf: { name: 'Zy shirt' } });
    expect(await fetched()).toMatchObject({
      status: 'DONE',
      counts: { done: 1, failed: 1 },
      result: { failures: [{ name: '3: Zy shirt', error: { code: 'urlNotFound' } }] },
    });
    expect((await product('Zy shirt'))[0].pictures).toMatchObject([{ altEn: 'A red shirt', file: { name: 'front.png' } }]);
    asked = [];
    await shop.order([[small.id, 1]]);
    expect(await load(rows)).toMatchObject({ errors: [], created: 0, updated: 0, unchanged: 3 });
    await fetched();
    expect((await product('Zy shirt'))[0]).toMatchObject({ stock: '3', pictures: [{}] });
    expect(asked).not.toContain('/front.png');
  });

  it('updates what changed, and the stock only if told to', async () => {
    const rows = shirt(`${site}/back.png`);
    rows[1][10] = '35';
    expect(await load(rows, { setsStock: true })).toMatchObject({ errors: [], updated: 1, unchanged: 2 });
    expect((await product('Zy shirt'))[0]).toMatchObject({ discountPrice: '35', stock: '4' });
  });

  it('is refused as a whole for one wrong row, unless those are to be skipped', async () => {
    const wrong = [
      titles,
      ['qx-1', 'Qx one', '', 'Zy clothes', '', '', '', '', '', '1', '5', '', '', '', '', ''],
      ['qx-2', 'Qx two', '', '', '', '', '', '', '', '1', 'dear', '', '', '', '', ''],
    ];
    const refused = await load(wrong);
    expect(refused).toMatchObject({
      errors: [{ code: 'importHasErrors' }],
      created: 0,
      rowErrors: [{ line: 3, field: 'groupId', code: 'required' }],
    });
    expect(await product('Qx')).toEqual([]);
    const { data } = await shop.client.query('{ ecommerceProductGroups(first: 1) { edges { node { id } } } }');
    const groupId = data.ecommerceProductGroups.edges[0].node.id;
    const skipped = await load(wrong, { groupId, skipInvalid: true });
    expect(skipped).toMatchObject({
      errors: [],
      created: 1,
      rowErrors: [
        { line: 3, field: 'price', code: 'invalid' },
        { line: 3, field: 'discountPrice' },
      ],
    });
    expect(
      await load([
        ['Name', 'Color'],
        ['x', 'y'],
      ]),
    ).toMatchObject({ errors: [{ field: 'file', code: 'importNotCatalogue' }] });
  });

  it('goes on in the background, by the same rules', async () => {
    const { task } = await load([titles, ['bg-1', 'Bg lamp', '', 'Zy clothes', '', '', '', '', '', '2', '5', '', '', '', '', '']], {
      inBackground: true,
    });
    await expect
      .poll(
        async () =>
          (await shop.client.query('query($id: ID!) { backgroundTask(id: $id) { status counts } }', { id: task.id })).data.backgroundTask,
      )
      .toMatchObject({ status: 'DONE', counts: { created: 1 } });
  });
});

it('takes a product file of WooCommerce: variations by their parent, categories, sale prices, and a SKU that is in stock already', async () => {
  // Some of the company's goods are not in its shop.
  const { data: there } = await shop.client.query(
    `{ inventoryProducts(first: 100) { edges { node { id code } } } ecommerceProducts(first: 100) { edges { node { inventoryProduct { id } } } } }`,
  );
  const sold = new Set(there.ecommerceProducts.edges.map(({ node }: Shown) => node.inventoryProduct.id));
  const known: Shown = there.inventoryProducts.edges.map(({ node }: Shown) => node).find(({ id, code }: Shown) => code && !sold.has(id));
  const titles = [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Published',
    'Short description',
    'Description',
    'In stock?',
    'Stock',
    'Weight (kg)',
    'Sale price',
    'Regular price',
    'Categories',
    'Images',
    'Parent',
    'Attribute 1 name',
    'Attribute 1 value(s)',
  ];
  const rows = [
    titles,
    [
      '7',
      'variable',
      '',
      'Wo cap',
      '1',
      'Cap',
      '<b>Wool</b>',
      '1',
      '',
      '',
      '',
      '',
      'Wo wear > Wo caps, Sale',
      `${site}/cap.png, ${site}/large.png`,
      '',
      'Color',
      'Red, Blue',
    ],
    ['8', 'variation', 'WO-R', 'Wo cap - Red', '1', '', '', '1', '6', '0.2', '9', '12', '', '', 'id:7', 'Color', 'Red'],
    ['9', 'variation', 'WO-B', 'Wo cap - Blue', '1', '', '', '0', '', '', '', '12', '', '', 'id:7', 'Color', 'Blue'],
    ['10', 'simple, virtual', known.code, 'Wo belt', '0', '', '', '1', '50', '', '', '20', 'Wo wear', `${site}/text`, '', '', ''],
    ['11', 'grouped', 'WO-G', 'Wo set', '1', '', '', '1', '', '', '', '', 'Wo wear', '', '', '', ''],
    ['12', 'variation', 'WO-X', 'Wo lost', '1', '', '', '1', '', '', '', '5', '', '', 'WO-NONE', 'Color', 'Red'],
  ];
  const answer = await load(rows, { skipInvalid: true });
  expect(answer).toMatchObject({
    created: 3,
    rowErrors: [
      { line: 6, field: 'type', code: 'importKindUnknown' },
      { line: 7, field: 'parent', code: 'importNoParent' },
    ],
  });
  const [belt, red, blue] = await product('Wo ');
  expect(red).toMatchObject({
    name: 'Wo cap',
    price: '12',
    discountPrice: '9',
    stock: '6',
    optionNames: ['Color'],
    optionValues: ['Red'],
    group: { title: 'Wo caps', path: 'Wo wear › Wo caps' },
  });
  expect(blue).toMatchObject({ optionValues: ['Blue'], stock: '0', price: '12', variantOf: { name: 'Wo cap' } });
  expect(belt).toMatchObject({
    status: 'INACTIVE',
    stock: expect.not.stringMatching(/^50$/),
    inventoryProduct: { id: known.id },
    group: { title: 'Wo wear', path: 'Wo wear' },
  });
  expect(await fetched()).toMatchObject({
    counts: { done: 1, failed: 2 },
    result: { failures: [{ error: { code: 'fileTooLarge' } }, { error: { code: 'fileImageOnly' } }] },
  });
  expect(await load(rows, { skipInvalid: true })).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  // Of more levels than the shop has, those right above the product's own are left out; a known group stays where it is.
  const deep = rows[4].with(2, 'WO-DEEP').with(3, 'Wo deep').with(12, 'Wo a > Wo b > Wo c > Wo d > Wo e').with(13, '');
  const moved = deep.with(2, 'WO-MOVED').with(3, 'Wo moved').with(12, 'Wo e > Wo caps');
  expect(await load([titles, deep, moved])).toMatchObject({ errors: [], created: 2 });
  expect((await product('Wo deep'))[0].group.path).toBe('Wo a › Wo b › Wo c › Wo e');
  expect((await product('Wo moved'))[0].group.path).toBe('Wo wear › Wo caps');
});

it('says what a picture shows in the reader’s language, and cuts it around its subject', async () => {
  const [lamp] = await product('Zy shirt');
  const [picture] = lamp.pictures;
  const describe_ = (values: object) =>
    shop.client.mutate('updatePicture', { id: picture.id, ...values }, 'recordFile { version altAr focusX thumbnail { id } }');
  expect((await describe_({ focusX: 101, focusY: 50 })).errors).toMatchObject([{ field: 'focusX', code: 'tooLarge' }]);
  expect((await describe_({ focusX: 90 })).errors).toMatchObject([{ field: 'focusY', code: 'required' }]);
  const { recordFile: cut } = await describe_({ altAr: 'قميص أحمر <', focusX: 90, focusY: 50, version: picture.version });
  expect(cut).toMatchObject({ altAr: 'قميص أحمر <', focusX: 90 });
  expect(cut.thumbnail.id).not.toBe(picture.thumbnail.id);
  expect((await describe_({ altEn: 'x', version: picture.version })).errors).toMatchObject([{ code: 'conflict' }]);
  const { data } = await shop.client.query('{ storefront { address } }');
  const page = (language: string) => new Buyer(shop.server, `${language}/shop/${data.storefront.address}`);
  expect((await page('/ar').open(`/product/${lamp.id}/x/`)).text).toContain('alt="قميص أحمر &lt;"');
  expect((await page('/sp').open(`/product/${lamp.id}/x/`)).text).toContain('alt="A red shirt"');
  const thumbnail = await fetch(`${shop.server.url}/shop/${data.storefront.address}/pictures/${cut.thumbnail.id}`);
  const image = sharp(Buffer.from(await thumbnail.arrayBuffer()));
  expect(await image.metadata()).toMatchObject({ width: 100, height: 100, format: 'webp' });
  const { channels } = await image.stats();
  expect(channels[2].mean).toBeGreaterThan(180);
});

describe('a file fetched from an address', () => {
  const codeOf = async (url: string, allowPrivate = false) =>
    fetchPublicly({ url, field: 'pictures', allowPrivate }).then(
      () => 'fetched',
      (error: { issues: { code: string }[] }) => error.issues[0].code,
    );

  it.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://user:secret@example.com/',
  ])('does not lead into a private network: %s', async url => expect(await codeOf(url)).toBe('urlPrivate'));

  it.each(['http://example.com/x.png', 'ftp://example.com/x', 'file:///etc/passwd', 'x'])('is fetched by https alone: %s', async url =>
    expect(await codeOf(url)).toBe('urlNotHttps'),
  );

  it('follows a few redirects, each judged like the first address, and no more bytes than a file may have', async () => {
    const to = (url: string) => `${site}/to/${encodeURIComponent(url)}`;
    expect(await codeOf(to(`${site}/front.png`), true)).toBe('fetched');
    expect(await codeOf(to('/front.png'), true)).toBe('fetched');
    expect(await codeOf(to('file:///etc/passwd'), true)).toBe('urlNotHttps');
    expect(await codeOf(to(to(to(to(`${site}/front.png`)))), true)).toBe('urlNotFound');
    expect(await codeOf(`${site}/large.png`, true)).toBe('fileTooLarge');
    expect(await codeOf('http://127.0.0.1:1/x', true)).toBe('urlNoAnswer');
  });
});

it('makes text of HTML, however broken', () => {
  expect(plainText('<p>One &lt;two&gt; &#233;</p><script>alert(1)</script><br>Three<')).toBe('One <two> é\n\nThree<');
});
