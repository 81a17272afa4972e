import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemo, loadDemoPictures } from '../../../server/demo/loadDemo.ts';
import { fileStore } from '../../../server/core/files/FileStore.ts';
import { readSettings } from '../../../server/core/settings.ts';
import { ownDatabase } from '../ownDatabase.ts';
import { openBenchDatabase } from '../prepare.ts';
import { median } from '../race.ts';
import { flagsOf, Running, type Generator } from '../Served.ts';

/** Medians of one shop's answers to so many readers at once. */
export interface ShopFigure {
  asked: 'list' | 'product';
  shop: 'noria' | 'vendure';
  readers: number;
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Milliseconds of server CPU time per request. */
  cpu: number;
}

interface Product {
  id: string;
  name: string;
  shortDescription: string;
  detailDescription: string;
  cents: number;
  stock: number;
}

/** Products on a page of the list. */
const pageSize = 24;

/** Addresses that readers come from, because the shop brakes those who read more than a person does. */
const addresses = 6_000;

const found = `search(input: { take: ${pageSize}, groupByProduct: true, sort: { name: ASC } }) { totalItems items { productId productName slug description inStock
  productAsset { preview } priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } }`;
const one = `product(slug: $slug) { id name slug description assets { preview } collections { name }
  variants { id name sku priceWithTax stockLevel options { name } } }`;
const bodies = {
  list: () => ({ query: `query List { ${found} }` }),
  product: ({ id }: Product) => ({ query: `query One($slug: String!) { ${one} }`, variables: { slug: id } }),
};
const paths = { list: () => '/shop/atlas-trading/', product: ({ id }: Product) => `/shop/atlas-trading/product/${id}/` };

/**
 * Measures the demo's shop, as pages, beside Vendure's shop API with the same products. Both are first asked for the same products; throws if
 * a name or a price is missing.
 * @param files the servers to start, by contender.
 */
export async function shopBench(
  generator: Generator,
  url: string,
  files: { noria: string; vendure: string },
  folder: string,
  length: { readers: number[]; rounds: number; seconds: number },
): Promise<ShopFigure[]> {
  const own = await ownDatabase(url, 'noria_shop');
  const data = join(folder, 'shop');
  mkdirSync(data, { recursive: true });
  const products = await fill(own, data);
  const listed = join(data, 'products.json');
  writeFileSync(listed, JSON.stringify(products));
  const vendureUrl = await ownDatabase(url, 'vendure');
  const shops = {
    noria: await Running.start(
      files.noria,
      { BENCH_DATABASE_URL: own, NORIA_DATA_DIR: data, TRUST_PROXY: '1' },
      flagsOf({ name: 'noria' }),
    ),
    vendure: await Running.start(files.vendure, { BENCH_DATABASE_URL: vendureUrl, BENCH_PRODUCTS: listed }, flagsOf({ name: 'vendure' })),
  };
  try {
    await compare(shops, products);
    return await race(generator, shops, products, length);
  } finally {
    for (const shop of Object.values(shops)) await shop.stop();
  }
}

/** Loads the demo; returns what its first company sells, without further variants. */
async function fill(url: string, folder: string): Promise<Product[]> {
  const database = await openBenchDatabase(url);
  try {
    await loadDemo(database);
    await loadDemoPictures(database, fileStore(readSettings({ NORIA_DATA_DIR: folder })));
    return await database.platform(async em => {
      await em.execute(`select set_config('app.company', company_id::text, true) from credential where email = 'admin@atlas.test'`);
      return em.execute<Product[]>(
        `select p.id, p.name, p.short_description as "shortDescription", p.detail_description as "detailDescription",
           (100 * (select min(least(v.price, v.discount_price)) from ecommerce_product v where v.company_id = p.company_id and v.family_id = p.id))::int as cents,
           100 as stock
         from ecommerce_product p where p.company_id = noria_company() and p.status = 'ACTIVE' and p.deleted_at is null and p.variant_of_id is null order by p.id`,
      );
    });
  } finally {
    await database.close();
  }
}

type Shops = Record<ShopFigure['shop'], Running>;

async function compare(shops: Shops, products: Product[]): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${shops.noria.port}${paths.list()}`);
  const cards = (await page.text()).match(/class="card"/g)?.length;
  const { search } = await vendureSays<{ search: { totalItems: number; items: object[] } }>(shops.vendure, bodies.list());
  if (cards !== pageSize || search.items.length !== pageSize || search.totalItems !== products.length)
    throw new Error(`The shops list ${cards} and ${search.items.length} of ${products.length} products`);
  for (const product of products) {
    const text = await (await fetch(`http://127.0.0.1:${shops.noria.port}${paths.product(product)}`)).text();
    const said = await vendureSays<{ product: { name: string; variants: { priceWithTax: number }[] } }>(
      shops.vendure,
      bodies.product(product),
    );
    const shown = text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    if (!shown.includes(product.name) || said.product.name !== product.name || said.product.variants[0].priceWithTax !== product.cents)
      throw new Error(`The shops do not agree on ${product.name}`);
  }
}

async function vendureSays<Data>({ port }: Running, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: Data }).data;
}

/** Requests as sent over the wire, each from an address of its own. */
function requestsOf(shop: ShopFigure['shop'], asked: ShopFigure['asked'], products: Product[]): string[] {
  return Array.from({ length: addresses }, (_, turn) => {
    const from = `host: 127.0.0.1\r\nx-forwarded-for: 10.0.${Math.floor(turn / 250)}.${1 + (turn % 250)}\r\n`;
    const product = products[turn % products.length];
    if (shop === 'noria') return `GET ${paths[asked](product)} HTTP/1.1\r\n${from}accept: text/html\r\n\r\n`;
    const body = JSON.stringify(bodies[asked](product));
    return `POST /graphql HTTP/1.1\r\n${from}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  });
}

/** Both shops take turns. */
async function race(
  generator: Generator,
  shops: Shops,
  products: Product[],
  { readers, rounds, seconds }: { readers: number[]; rounds: number; seconds: number },
): Promise<ShopFigure[]> {
  const figures: ShopFigure[] = [];
  for (const asked of ['list', 'product'] as const)
    for (const count of readers) {
      const turns: ShopFigure[] = [];
      for (let round = 0; round <= rounds; round++)
        for (const shop of ['noria', 'vendure'] as const) {
          const { port } = shops[shop];
          const before = await shops[shop].usage();
          const taken = await generator.run({ port, requests: requestsOf(shop, asked, products), connections: count, seconds });
          if (taken.failures) throw new Error(`${shop} failed ${taken.failures} times`);
          const { cpu } = await shops[shop].usage();
          const { requests, p50, p95 } = taken;
          // The first round warms up.
          if (round)
            turns.push({
              asked,
              shop,
              readers: count,
              rate: requests / taken.seconds,
              p50,
              p95,
              cpu: ((cpu - before.cpu) * 1000) / requests,
            });
        }
      for (const of of Map.groupBy(turns, ({ shop }) => shop).values()) {
        const figure = { ...of[0] };
        for (const key of ['rate', 'p50', 'p95', 'cpu'] as const) figure[key] = median(of.map(turn => turn[key]));
        process.stderr.write(`${JSON.stringify(figure)}\n`);
        figures.push(figure);
      }
    }
  return figures;
}
