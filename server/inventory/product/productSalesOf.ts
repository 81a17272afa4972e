import { typeOfId } from '../../core/database/ids.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { ProductSales } from './ProductSales.ts';

/** Reads the offers and sales of a product in one statement; empty for an unknown product. */
export async function productSalesOf({ database, viewer }: Context, productId: string): Promise<ProductSales> {
  if (typeOfId(productId) === undefined) return { usedIn: [], months: [], recent: [] };
  const money = (amount: string) => `round(${amount}, ${currencyDecimals(viewer!.currency ?? '')})::text`;
  return database.inCompany(viewer!, async em => {
    const [{ sales }] = await em.execute<[{ sales: ProductSales }]>(
      `with product as materialized (select ?::uuid as id),
       today as materialized (select id as company_id, (now() at time zone time_zone)::date as day from company where id = noria_company())
       select jsonb_build_object(
         'usedIn', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'title', title, 'status', status,
             'quantity', trim_scale(quantity)::text) order by kind desc, title, id), '[]') from (
           select o.id, 'PACKAGE' as kind, o.title, o.status, l.quantity
           from inventory_package o cross join lateral (select sum(l.quantity) as quantity from inventory_package_line l, product p
             where l.company_id = o.company_id and l.package_id = o.id and l.product_id = p.id and l.deleted_at is null) l
           where o.company_id = noria_company() and o.deleted_at is null and l.quantity > 0
           union all
           select o.id, 'AGGREGATE_PRODUCT', o.title, o.status, l.quantity
           from product p join aggregate_product_leaf l on l.company_id = noria_company() and l.product_id = p.id
           join aggregate_product o on o.company_id = l.company_id and o.id = l.aggregate_product_id and o.deleted_at is null) o),
         'months', (select jsonb_agg(jsonb_build_object('month', m.month::date, 'quantity', trim_scale(coalesce(s.quantity, 0))::text,
             'revenue', ${money('coalesce(s.revenue, 0)')}) order by m.month)
           from today t cross join product p
           cross join generate_series(date_trunc('month', t.day) - interval '11 months', date_trunc('month', t.day), interval '1 month') m (month)
           left join inventory_sales_by_item s on s.company_id = t.company_id and s.grain = 'M' and s.starts_on = m.month::date
             and s.kind = 'PRODUCT' and s.item_id = p.id),
         'recent', (select coalesce(jsonb_agg(to_jsonb(r) order by r."soldAt" desc, r.id desc), '[]') from (
           select l.id, i.id as "invoiceId", i.number, i.kind,
             to_char(i.sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt", k.name as customer,
             trim_scale(l.quantity)::text as quantity, ${money('l.base')} as revenue
           from product p join inventory_invoice_line l on l.company_id = noria_company() and l.product_id = p.id
           join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id and i.voided_on is null
           left join customer k on k.company_id = i.company_id and k.id = i.customer_id
           order by l.id desc limit 10) r)) as sales`,
      [productId],
    );
    return sales;
  });
}
