import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database, Tenant } from '../../../core/database/Database.ts';
import { readJson } from '../../../core/database/readJson.ts';
import { codeOf } from '../../../core/database/RecordType.ts';
import type { Language } from '../../../core/session/Viewer.ts';
import { searchWords } from '../../../core/graphql/select/searchWords.ts';
import type { ShownPicture } from './ShownPicture.ts';
import { EcommerceProduct } from '../../product/EcommerceProduct.ts';
import { effectivePriceIn } from '../../product/effectivePrice.ts';
import { sellableOf } from '../../product/shopStock.ts';
import { averageRating, bayesianMean } from '../../review/ratings.ts';
import { groupDepthLimit } from '../../productGroup/ecommerceProductGroup.rules.ts';
import { treeOf, type ShownGroup } from './groupTree.ts';

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
  /** What its variants share, itself included: the id of the product that they are variants of. */
  familyId: string;
  /** Variants on sale, itself included. */
  variantCount: number;
  /** Of its variants. */
  lowestPrice: string;
  optionNames: string[];
  optionValues: string[];
}

/** One of the variants of a product. */
export interface ShownVariant {
  id: string;
  name: string;
  effectivePrice: string;
  available: number;
  optionValues: string[];
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
  /** Its group after those above it, the topmost first. */
  groups: { id: string; title: string }[];
  /** Its variants on sale, itself included; none, if it has no options. */
  variants: ShownVariant[];
  pictures: ShownPicture[];
  reviews: ShownReview[];
}

/** SQL condition of a product that is sold. */
export const live = `p.company_id = noria_company() and p.status = 'ACTIVE' and p.deleted_at is null`;
const columns = { companyId: 'p.company_id', inventoryProduct: 'p.inventory_product_id' };

/** A product's variants on sale, itself included. */
const family = `from ecommerce_product v where v.company_id = p.company_id and v.family_id = p.family_id and v.status = 'ACTIVE' and v.deleted_at is null`;

/** Variants are rated as one. */
const rating = { ...columns, ratingSum: `(select sum(v.rating_sum) ${family})`, ratingCount: `(select sum(v.rating_count) ${family})` };

/** Whether a product stands for its variants in the catalogue: the first of them that is on sale. */
const isFirst = `(p.variant_of_id is null or p.id = (select v.id ${family} order by v.variant_of_id nulls first, v.id limit 1))`;

const lowestPrice = `(select min(${effectivePriceIn('v')}) ${family})`;

/** SQL columns of a {@link ShownProduct}. */
export const shown = `p.id, p.name, p.short_description as "shortDescription", trim_scale(p.price)::text as price,
  trim_scale(${effectivePriceIn('p')})::text as "effectivePrice", floor(${sellableOf(columns)})::int as available,
  ${averageRating(rating)}::text as "averageRating", ${rating.ratingCount}::int as "ratingCount", p.family_id as "familyId",
  (select count(*)::int ${family}) as "variantCount", trim_scale(${lowestPrice})::text as "lowestPrice", p.option_values as "optionValues",
  (select m.option_names from ecommerce_product m where m.company_id = p.company_id and m.id = p.family_id) as "optionNames",
  (select coalesce(f.thumbnail_id, f.file_id) from record_file f where f.company_id = p.company_id and f.record_id in (p.id, p.family_id)
     and f.is_picture and f.deleted_at is null order by f.record_id = p.id desc, f.id limit 1) as thumbnail`;

const orders: Record<CatalogueSort, string> = {
  popular: `${bayesianMean({ ...rating, companyId: 'noria_company()' })} desc, p.name, p.id`,
  new: 'p.created_at desc, p.id desc',
  cheap: `${lowestPrice}, p.id`,
  dear: `${lowestPrice} desc, p.id`,
};

type Reading = Pick<Database, 'pool' | 'requests'>;

/** Reads a page of the catalogue in one statement. */
export async function readCatalogue(database: Reading, shop: Tenant, { group, search, sort, page }: CatalogueQuery): Promise<Catalogue> {
  const words = searchWords(search);
  const code = codeOf(EcommerceProduct);
  const found = words.map(
    (_, index) =>
      `and p.family_id in (select f.family_id from search_word w join ecommerce_product f on f.company_id = w.company_id and f.id = w.record_id
         where w.company_id = noria_company() and w.type = ${code} and starts_with(w.word, $${index + 3}))`,
  );
  const catalogue = await readJson<Catalogue>(
    database,
    { tenant: shop, platform: false },
    `with recursive within (id) as (select $1::uuid union select g.id from ecommerce_product_group g
       join within w on g.company_id = noria_company() and g.parent_id = w.id and g.deleted_at is null),
     found as (select p.* from ecommerce_product p where ${live} and ${isFirst} and ($1::uuid is null or p.group_id in (select id from within)) ${found.join(' ')})
     select json_build_object(
       'groups', (select coalesce(json_agg(to_json(g) order by g.title), '[]') from (select g.id, g.title, g.parent_id as "parentId",
           (select count(*)::int from ecommerce_product p where ${live} and ${isFirst} and p.group_id = g.id) as count
         from ecommerce_product_group g where g.company_id = noria_company() and g.deleted_at is null) g),
       'total', (select count(*)::int from found),
       'products', (select coalesce(json_agg(to_json(r)), '[]') from (select ${shown} from found p order by ${orders[sort]} limit ${pageSize} offset $2) r)
     )::text`,
    [group, (page - 1) * pageSize, ...words],
  );
  return { ...catalogue!, groups: treeOf(catalogue!.groups) };
}

/** Reads a product with its pictures and reviews; undefined unless it is sold. What its pictures show is said in the language, else in any. */
export function readProduct(database: Reading, shop: Tenant, id: string, language: Language): Promise<ProductDetails | undefined> {
  return readJson(
    database,
    { tenant: shop, platform: false },
    `select to_json(r)::text from (select ${shown}, p.detail_description as "detailDescription",
       (with recursive up (id, title, parent_id, depth) as (
          select g.id, g.title, g.parent_id, 1 from ecommerce_product_group g where g.company_id = p.company_id and g.id = p.group_id
          union all
          select g.id, g.title, g.parent_id, depth + 1 from ecommerce_product_group g
            join up u on g.company_id = p.company_id and g.id = u.parent_id where depth <= ${groupDepthLimit}
        ) select json_agg(json_build_object('id', id, 'title', title) order by depth desc) from up) as groups,
       (select coalesce(json_agg(to_json(s) order by s.place), '[]') from (select v.id, v.name, v.option_values as "optionValues",
           row_number() over (order by v.variant_of_id nulls first, v.id) as place, trim_scale(${effectivePriceIn('v')})::text as "effectivePrice",
           floor(${sellableOf({ companyId: 'v.company_id', inventoryProduct: 'v.inventory_product_id' })})::int as available
         ${family} and cardinality(v.option_values) > 0) s) as variants,
       (select coalesce(json_agg(json_build_object('fileId', f.file_id, 'alt', coalesce(f.alt_${language}, f.alt_en, f.alt_ar, f.alt_sp)) order by f.id), '[]') from record_file f where f.company_id = p.company_id and f.is_picture
         and f.deleted_at is null and f.record_id = case when exists (select from record_file o where o.company_id = p.company_id
           and o.record_id = p.id and o.is_picture and o.deleted_at is null) then p.id else p.family_id end) as pictures,
       (select coalesce(json_agg(to_json(v)), '[]') from (select v.rating, v.text, v.answer, split_part(k.name, ' ', 1) as by,
           (v.created_at at time zone c.time_zone)::date as "on", exists (select from ecommerce_order o
             join ecommerce_order_line l on l.company_id = o.company_id and l.order_id = o.id
             where o.company_id = v.company_id and o.customer_id = v.customer_id and l.product_id = v.product_id
               and o.status in ('DELIVERED', 'COMPLETED', 'RETURN')) as "isVerified"
         from ecommerce_review v join company c on c.id = v.company_id
           left join ecommerce_customer k on k.company_id = v.company_id and k.id = v.customer_id
         where v.company_id = p.company_id and v.product_id in (select f.id from ecommerce_product f where f.company_id = p.company_id and f.family_id = p.family_id)
           and v.deleted_at is null and not v.is_hidden
         order by v.created_at desc, v.id limit ${reviewLimit}) v) as reviews
     from ecommerce_product p where ${live} and p.id = $1) r`,
    [id],
  );
}

/** Reads products by id, in no particular order; those that are not sold are left out. */
export async function readProducts(em: EntityManager, ids: string[]): Promise<ShownProduct[]> {
  if (!ids.length) return [];
  return em.execute<ShownProduct[]>(`select ${shown} from ecommerce_product p where ${live} and p.id = any (?)`, [`{${ids.join()}}`]);
}

/** Returns whether a file is a picture of a product that is sold, or whose variants are. */
export async function isPicture(em: EntityManager, fileId: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select from record_file f join ecommerce_product p on p.company_id = f.company_id and p.id = f.record_id
     where f.company_id = noria_company() and (f.file_id = ? or f.thumbnail_id = ?) and f.is_picture and f.deleted_at is null
       and exists (select ${family})`,
    [fileId, fileId],
  );
  return rows.length > 0;
}
