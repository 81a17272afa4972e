import type { EntityManager } from '@mikro-orm/postgresql';
import { codeOf } from '../../../core/database/RecordType.ts';
import { searchWords } from '../../../core/graphql/select/searchWords.ts';
import { EcommerceProduct } from '../../product/EcommerceProduct.ts';
import { sellableOf } from '../../product/shopStock.ts';
import { averageRating, bayesianMean } from '../../review/ratings.ts';

/** Products on a page of the catalogue. */
export const pageSize = 24;

/** Reviews on a product's page. */
const reviewLimit = 20;

export const catalogueSorts = ['popular', 'new', 'cheap', 'dear'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** A product as the catalogue shows it. Prices include tax. */
export interface ShownProduct {
  id: string;
  name: string;
  shortDescription: string;
  price: string;
  effectivePrice: string;
  available: number;
  averageRating: string | null;
  ratingCount: number;
  /** File id. */
  thumbnail: string | null;
}

export interface ShownGroup {
  id: string;
  title: string;
  count: number;
}

export interface Catalogue {
  groups: ShownGroup[];
  total: number;
  products: ShownProduct[];
}

/** What a visitor asks for. */
export interface CatalogueQuery {
  group: string | null;
  search: string;
  sort: CatalogueSort;
  /** Starts at 1. */
  page: number;
}

export interface ShownReview {
  rating: number;
  text: string;
  answer: string | null;
  by: string | null;
  isVerified: boolean;
  /** YYYY-MM-DD. */
  on: string;
}

/** A product with all that its page shows. */
export interface ProductDetails extends ShownProduct {
  detailDescription: string;
  group: { id: string; title: string };
  /** File ids. */
  pictures: string[];
  reviews: ShownReview[];
}

const live = `p.company_id = noria_company() and p.status = 'ACTIVE' and p.deleted_at is null`;
const columns = {
  companyId: 'p.company_id',
  inventoryProduct: 'p.inventory_product_id',
  ratingSum: 'p.rating_sum',
  ratingCount: 'p.rating_count',
};

const shown = `p.id, p.name, p.short_description as "shortDescription", trim_scale(p.price)::text as price,
  trim_scale(least(p.price, p.discount_price))::text as "effectivePrice", floor(${sellableOf(columns)})::int as available,
  ${averageRating(columns)}::text as "averageRating", p.rating_count as "ratingCount",
  (select coalesce(f.thumbnail_id, f.file_id) from record_file f where f.company_id = p.company_id and f.record_id = p.id and f.is_picture
     and f.deleted_at is null order by f.id limit 1) as thumbnail`;

const orders: Record<CatalogueSort, string> = {
  popular: `${bayesianMean(columns)} desc, p.name, p.id`,
  new: 'p.created_at desc, p.id desc',
  cheap: 'least(p.price, p.discount_price), p.id',
  dear: 'least(p.price, p.discount_price) desc, p.id',
};

/** Reads a page of the catalogue in one statement. */
export async function readCatalogue(em: EntityManager, { group, search, sort, page }: CatalogueQuery): Promise<Catalogue> {
  const words = searchWords(search);
  const code = codeOf(EcommerceProduct);
  const found = words.map(
    () =>
      `and p.id in (select w.record_id from search_word w where w.company_id = noria_company() and w.type = ${code} and starts_with(w.word, ?))`,
  );
  const [row] = await em.execute<[{ catalogue: Catalogue }]>(
    `with found as (select p.* from ecommerce_product p where ${live} and (?::uuid is null or p.group_id = ?) ${found.join(' ')})
     select json_build_object(
       'groups', (select coalesce(json_agg(to_json(g) order by g.title), '[]') from (select g.id, g.title, count(*)::int as count
         from ecommerce_product_group g join ecommerce_product p on p.company_id = g.company_id and p.group_id = g.id
         where ${live} and g.deleted_at is null group by g.id, g.title) g),
       'total', (select count(*)::int from found),
       'products', (select coalesce(json_agg(to_json(r)), '[]') from (select ${shown} from found p order by ${orders[sort]} limit ${pageSize} offset ?) r)
     ) as catalogue`,
    [group, group, ...words, (page - 1) * pageSize],
  );
  return row.catalogue;
}

/** Reads a product with its pictures and reviews; undefined unless it is sold. */
export async function readProduct(em: EntityManager, id: string): Promise<ProductDetails | undefined> {
  const [row] = await em.execute<{ product: ProductDetails }[]>(
    `select to_json(r) as product from (select ${shown}, p.detail_description as "detailDescription",
       json_build_object('id', g.id, 'title', g.title) as "group",
       (select coalesce(json_agg(f.file_id order by f.id), '[]') from record_file f where f.company_id = p.company_id and f.record_id = p.id
         and f.is_picture and f.deleted_at is null) as pictures,
       (select coalesce(json_agg(to_json(v)), '[]') from (select v.rating, v.text, v.answer, split_part(k.name, ' ', 1) as by,
           (v.created_at at time zone c.time_zone)::date as "on", exists (select from ecommerce_order o
             join ecommerce_order_line l on l.company_id = o.company_id and l.order_id = o.id
             where o.company_id = v.company_id and o.customer_id = v.customer_id and l.product_id = v.product_id
               and o.status in ('DELIVERED', 'COMPLETED', 'RETURN')) as "isVerified"
         from ecommerce_review v join company c on c.id = v.company_id
           left join ecommerce_customer k on k.company_id = v.company_id and k.id = v.customer_id
         where v.company_id = p.company_id and v.product_id = p.id and v.deleted_at is null and not v.is_hidden
         order by v.created_at desc, v.id limit ${reviewLimit}) v) as reviews
     from ecommerce_product p join ecommerce_product_group g on g.company_id = p.company_id and g.id = p.group_id
     where ${live} and p.id = ?) r`,
    [id],
  );
  return row?.product;
}

/** Reads products by id, in no particular order; those that are not sold are left out. */
export async function readProducts(em: EntityManager, ids: string[]): Promise<ShownProduct[]> {
  if (!ids.length) return [];
  return em.execute<ShownProduct[]>(`select ${shown} from ecommerce_product p where ${live} and p.id = any (?)`, [`{${ids.join()}}`]);
}

/** Returns whether a file is a picture of a product that is sold. */
export async function isPicture(em: EntityManager, fileId: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select from record_file f join ecommerce_product p on p.company_id = f.company_id and p.id = f.record_id
     where f.company_id = noria_company() and (f.file_id = ? or f.thumbnail_id = ?) and f.is_picture and f.deleted_at is null and ${live}`,
    [fileId, fileId],
  );
  return rows.length > 0;
}

/** A product as machines read it. */
export interface FedProduct extends ShownProduct {
  /** Day of its last change, YYYY-MM-DD. */
  on: string;
}

/** Reads all products for machines; a sitemap holds fifty thousand addresses, three for each. */
export const readFeed = (em: EntityManager): Promise<FedProduct[]> =>
  em.execute(
    `select ${shown}, (p.updated_at at time zone 'UTC')::date::text as "on" from ecommerce_product p where ${live} order by p.id limit 16000`,
  );
