import { SellableKind } from './Sellable.ts';

/** Builds SQL from the parameter of the ids and a condition on a table alias. */
type Query = (ids: string, live: (alias: string) => string) => string;

const components = (rows: string) =>
  `(select jsonb_agg(jsonb_build_object('productId', c.product_id, 'quantity', trim_scale(c.quantity)::text) order by c.product_id) from (${rows}) c)`;

const product: Query = (ids, live) => `
  select p.id, p.name, p.code, trim_scale(p.sale_price)::text as price, p.price_includes_tax as "includesTax", p.vat_category as "vatCategory",
    p.status = 'ACTIVE' as "isActive", true as "isWhole",
    jsonb_build_array(jsonb_build_object('productId', p.id, 'quantity', '1')) as components
  from inventory_product p where p.company_id = noria_company() and p.id = any (${ids}::uuid[]) and ${live('p')}`;

const service: Query = (ids, live) => `
  select s.id, s.title as name, null as code, trim_scale(s.charges)::text as price, s.price_includes_tax as "includesTax", s.vat_category as "vatCategory",
    s.status = 'ACTIVE' as "isActive", true as "isWhole"
  from inventory_service s where s.company_id = noria_company() and s.id = any (${ids}::uuid[]) and ${live('s')}`;

const aggregate: Query = (ids, live) => `
  select a.id, a.title as name, null as code, trim_scale(a.selling_price)::text as price, a.price_includes_tax as "includesTax", a.vat_category as "vatCategory",
    a.status = 'ACTIVE' as "isActive", noria_aggregate_is_whole(a.id) as "isWhole",
    ${components(`select l.product_id, l.quantity from aggregate_product_leaf l where l.company_id = a.company_id and l.aggregate_product_id = a.id`)} as components
  from aggregate_product a where a.company_id = noria_company() and a.id = any (${ids}::uuid[]) and ${live('a')}`;

const bundle: Query = (ids, live) => `
  select k.id, k.title as name, null as code, trim_scale(k.discount_percentage)::text as "discountPercentage",
    k.status = 'ACTIVE' as "isActive", k.expiry_date as "expiresOn", m."isWhole", m.members,
    case when m.categories = 1 then m.category end as "vatCategory",
    ${components(`
      select l.product_id, sum(l.quantity) as quantity from inventory_package_line l
      where l.company_id = k.company_id and l.package_id = k.id and l.product_id is not null and l.deleted_at is null group by 1`)} as components
  from inventory_package k
  cross join lateral (
    select bool_and(coalesce(p.status, s.status) = 'ACTIVE') as "isWhole",
      count(distinct coalesce(p.vat_category, s.vat_category)) as categories, min(coalesce(p.vat_category, s.vat_category)) as category,
      jsonb_agg(jsonb_build_object(
        'kind', case when l.product_id is null then 'SERVICE' else 'PRODUCT' end, 'id', coalesce(l.product_id, l.service_id),
        'name', coalesce(p.name, s.title), 'quantity', trim_scale(l.quantity)::text,
        'price', trim_scale(coalesce(p.sale_price, s.charges))::text,
        'includesTax', coalesce(p.price_includes_tax, s.price_includes_tax),
        'vatCategory', coalesce(p.vat_category, s.vat_category)) order by l.position) as members
    from inventory_package_line l
    left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
    left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
    where l.company_id = k.company_id and l.package_id = k.id and l.deleted_at is null) m
  where k.company_id = noria_company() and k.id = any (${ids}::uuid[]) and ${live('k')}`;

/** SQL that reads the items of each kind; `ids` is the parameter with their ids. */
export const sellableQueries: Record<SellableKind, Query> = {
  [SellableKind.PRODUCT]: product,
  [SellableKind.SERVICE]: service,
  [SellableKind.PACKAGE]: bundle,
  [SellableKind.AGGREGATE_PRODUCT]: aggregate,
};
