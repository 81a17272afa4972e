import type { EntityManager } from '@mikro-orm/postgresql';
import { defaultPageSize, offsetLimit, pageLimit } from '../../core/graphql/Connection.ts';
import { RequestError } from '../../core/errors.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { pricesOf } from '../../core/money/saleFigures.ts';
import { searchWords } from '../../core/graphql/select/searchWords.ts';
import { partsOf } from '../invoice/priceSale.ts';
import { askSaleFacts } from '../invoice/askSaleFacts.ts';
import { readSellables } from '../offer/readSellables.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import type { Sellable, WantedSellable } from '../offer/Sellable.ts';
import type { SellableConnection, SellableItem } from './SellableItem.ts';

/** Search of a till. */
export interface SellableSearch {
  search?: string | null;
  code?: string | null;
  first?: number | null;
  after?: string | null;
}

/** An item found, without its price. */
type Found = WantedSellable & Pick<SellableItem, 'barcode' | 'available' | 'imageUrl'>;

/** Maximum number of search entries considered per kind; with more matches the user is still typing. */
const ranked = 1_000;

/** Finds active items, those whose name starts with the search text first, each with its current price. */
export async function findSellables(em: EntityManager, { search, code, first, after }: SellableSearch): Promise<SellableConnection> {
  const size = Math.min(Math.max(first ?? defaultPageSize, 0), pageLimit);
  const offset = Number(after ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > offsetLimit) throw new RequestError('BAD_USER_INPUT', 'cursorUnknown');
  const [text, values] = foundBy({ search, code });
  const found = await em.execute<Found[]>(
    `select kind, id, barcode, "imageUrl", trim_scale(case kind when 'PRODUCT' then noria_available(id) when 'AGGREGATE_PRODUCT' then noria_aggregate_available(id)
       when 'PACKAGE' then noria_package_available(id) end)::text as available
     from (select * from (${text}) found order by place, name, id limit ? offset ?) page
     left join lateral (
       select '/files/' || f.thumbnail_id as "imageUrl" from record_file f
       where f.company_id = noria_company() and f.record_id = page.id and f.is_picture and f.deleted_at is null order by f.id limit 1) picture on true
     order by place, name, id`,
    [...values, size + 1, offset],
  );
  const items = await priced(em, found.slice(0, size));
  const edges = items.map((node, index) => ({ cursor: `${offset + index + 1}`, node }));
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, pageInfo: { hasNextPage: found.length > size, hasPreviousPage: offset > 0, startCursor, endCursor } };
}

const sources = [
  { kind: 'PRODUCT', type: 0x40, table: 'inventory_product', name: 'name', barcode: 'barcode' },
  { kind: 'SERVICE', type: 0x70, table: 'inventory_service', name: 'title', barcode: 'null::text' },
  { kind: 'PACKAGE', type: 0x71, table: 'inventory_package', name: 'title', barcode: 'null::text' },
  { kind: 'AGGREGATE_PRODUCT', type: 0x73, table: 'aggregate_product', name: 'title', barcode: 'null::text' },
];

/** Returns the search SQL and its values; `place` is the rank. */
function foundBy({ search, code }: SellableSearch): [text: string, values: unknown[]] {
  const columns = ({ kind, name, barcode }: (typeof sources)[number], place: string) =>
    `'${kind}' as kind, t.id, t.${name} as name, ${barcode.replace(/^barcode$/, 't.barcode')} as barcode, ${place} as place`;
  const live = `t.company_id = noria_company() and t.status = 'ACTIVE' and t.deleted_at is null`;
  if (typeof code === 'string') {
    const scanned = code.trim();
    const [product] = sources;
    return [
      `select ${columns(product, '0')} from inventory_product t where ${live} and (t.barcode = ? or lower(t.code) = lower(?)
        or t.id in (select s.product_id from stock_serial s
          where s.company_id = t.company_id and lower(s.number) = lower(?) and s.warehouse_id is not null))`,
      [scanned, scanned, scanned],
    ];
  }
  const words = searchWords(search ?? '');
  if (search?.trim() && !words.length) return [`select ${columns(sources[0], '0')} from inventory_product t where false`, []];
  if (!words.length) {
    const all = sources.map(
      source => `(select ${columns(source, '0')} from ${source.table} t where ${live} order by t.${source.name}, t.id limit ${ranked})`,
    );
    return [all.join(' union all '), []];
  }
  const values: unknown[] = [];
  const begun = (type: number, index: number): string => {
    values.push(words[index], words[index]);
    const more = index + 1 < words.length ? ` and record_id in (select record_id from search_word where ${begun(type, index + 1)})` : '';
    return `company_id = noria_company() and type = ${type} and word >= ? and word < ? || U&'\\+10FFFF'${more}`;
  };
  const all = sources.map(
    source => `select ${columns(source, 'w.place')} from (
        select record_id, min(place) as place from (select record_id, place from search_word where ${begun(source.type, 0)} limit ${ranked}) one group by 1) w
      join ${source.table} t on t.id = w.record_id and ${live}`,
  );
  return [all.join(' union all '), values];
}

/** Which of the products that items take from stock keep serial numbers. */
async function serializedOf(em: EntityManager, sellables: Sellable[]): Promise<Set<string>> {
  const ids = new Set(sellables.flatMap(({ components }) => components.map(({ productId }) => productId)));
  const products = await em.find(
    InventoryProduct,
    { id: { $in: [...ids] }, isSerialized: true },
    { fields: ['id'], disableIdentityMap: true },
  );
  return new Set(products.map(({ id }) => id));
}

/** Adds prices and tax, as a sale made now would have them. */
async function priced(em: EntityManager, found: Found[]): Promise<SellableItem[]> {
  if (!found.length) return [];
  const facts = await askSaleFacts(em);
  const sellables = await readSellables(em, found, facts);
  const { currency, taxRate } = await facts();
  const named = await serializedOf(em, sellables);
  const there = sellables.flatMap((sellable, index) => (sellable.refusal === 'notFound' ? [] : [{ sellable, ...found[index] }]));
  const digits = currencyDecimals(currency);
  return there.map(({ sellable, ...shown }) => {
    const { name, code, refusal, includesTax, vatCategory } = sellable;
    const parts = partsOf({ sellable }, taxRate).map(part => ({ ...part, price: sum([part.price]).toFixed() }));
    const prices = pricesOf({ includesTax, parts }, digits);
    const serialCount = sum(sellable.components.flatMap(part => (named.has(part.productId) ? part.quantity : []))).toNumber();
    const price = { price: prices.withoutTax, priceWithTax: prices.withTax, includesTax };
    return { ...shown, ...price, name, code, refusal, serialCount, vatCategory, vatRate: vatCategory && parts[0].vatRate, parts };
  });
}
