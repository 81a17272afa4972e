import { CompiledQuery } from 'kysely';
import type { Context } from '../../core/graphql/Context.ts';
import { spanBounds, type TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { InventoryInvoiceType } from '../invoice/InventoryInvoiceType.ts';
import { SellableKind } from '../offer/Sellable.ts';
import type { InventoryOverview } from './InventoryOverview.ts';

const best = 5;
const newest = 8;

/** SQL of a JSON list of rows. */
const jsonRows = (columns: string, from: string, order: string) =>
  `(select coalesce(json_agg(to_json(r) order by ${order}), '[]') from (select ${columns} ${from}) r)`;

/** SQL of a summary over the span: whole months where possible, days at the edges. */
const summed = (table: string, columns: string, key: string) => `
  select ${key ? `${key}, ` : ''}${columns} from c cross join lateral noria_grains(c.from_on, c.before_on) g
  join inventory_sales_by_${table} s on s.company_id = c.id and s.grain = g.grain and s.starts_on >= g.starts_from and s.starts_on < g.starts_before
  ${key ? `group by ${key}` : ''}`;

const kinds: [field: string, kind: SellableKind, table: string, name: string][] = [
  ['bestProducts', SellableKind.PRODUCT, 'inventory_product', 'name'],
  ['bestAggregateProducts', SellableKind.AGGREGATE_PRODUCT, 'aggregate_product', 'title'],
  ['bestPackages', SellableKind.PACKAGE, 'inventory_package', 'title'],
  ['bestServices', SellableKind.SERVICE, 'inventory_service', 'title'],
];

/**
 * Reads the overview of the viewer's company over a span in one statement, from the sales summaries; `type` filters the newest invoices.
 */
export async function inventoryOverviewOf(
  { database, viewer }: Context,
  span: TimeSpan,
  type: InventoryInvoiceType | null = null,
): Promise<InventoryOverview> {
  const { from, before } = spanBounds(span);
  const money = (sum: string) => `round(coalesce(${sum}, 0), ${currencyDecimals(viewer!.currency ?? '')})::text`;
  const margin = 'round(100 * (revenue - cost) / nullif(revenue, 0), 1)';
  const bestOf = ([field, kind, table, name]: (typeof kinds)[number]) =>
    `${jsonRows(
      `i.item_id as id, t.${name} as name, trim_scale(i.quantity)::text as quantity, i.quantity as sold, i.revenue as worth, ${money('i.revenue')} as revenue`,
      `from items i join ${table} t on t.company_id = c.id and t.id = i.item_id where i.kind = '${kind}' and i.quantity > 0
       order by i.quantity desc, i.revenue desc, i.item_id limit ${best}`,
      'r.sold desc, r.worth desc, r.id',
    )} as "${field}"`;
  return database.heavyRead(viewer!, async em => {
    // Uses parameters so that the statement is planned once per connection: planning takes longer than reading the summaries.
    const { rows } = await em.getKysely().executeQuery<{ overview: InventoryOverview }>(
      CompiledQuery.raw(
        `with spanned as materialized (
        select id, currency, time_zone, ${from} as "from", ${before} as before from company c where id = noria_company()
      ), c as (
        select *, ("from" at time zone time_zone)::date as from_on, (before at time zone time_zone)::date as before_on from spanned
      ), items as materialized (${summed('item', 'sum(s.quantity) as quantity, sum(s.revenue) as revenue', 's.kind, s.item_id')}
      ), cashiers as materialized (${summed('cashier', 'sum(s.sales) as sales, sum(s.returns) as returns, sum(s.credit_notes) as credit_notes, sum(s.revenue) as revenue, sum(s.tax) as tax, sum(s.cost) as cost', 's.cashier_id')}
      ), rates as materialized (${summed('tax', 'sum(s.base) as base, sum(s.tax) as tax', 's.vat_category, s.vat_rate')}
      ), low as materialized (${lowProducts})
      select to_jsonb(f) || to_jsonb(t) as overview from (
        select c.from_on as "from", c.before_on as before, trim(c.currency) as currency,
          ${jsonRows(`vat_category as "vatCategory", trim_scale(vat_rate)::text as "vatRate", ${money('base')} as base, ${money('tax')} as tax`, 'from rates', 'r."vatRate"::numeric desc')} as vat,
          ${jsonRows(
            `m.month::date as month, ${money('s.revenue')} as revenue, ${money('s.cost')} as cost, ${money('s.revenue - s.cost')} as profit, ${margin} as margin`,
            `from generate_series(date_trunc('month', c.before_on - 1) - interval '11 months', date_trunc('month', c.before_on - 1), interval '1 month') m (month)
             cross join lateral (
               select coalesce(sum(s.revenue), 0) as revenue, coalesce(sum(s.cost), 0) as cost from inventory_sales_by_cashier s
               where s.company_id = c.id and s.grain = 'M' and s.starts_on = m.month::date) s`,
            'r.month',
          )} as months,
          ${jsonRows(
            `k.kind, trim_scale(coalesce(sum(i.quantity), 0))::text as quantity, ${money('sum(i.revenue)')} as revenue, k.place`,
            `from unnest(array['${kinds.map(([, kind]) => kind).join(`', '`)}']) with ordinality k (kind, place) left join items i on i.kind = k.kind group by k.kind, k.place`,
            'r.place',
          )} as breakdown,
          ${kinds.map(bestOf).join(', ')},
          ${jsonRows(
            `k.cashier_id as id, u.name, k.sales, k.revenue as worth, ${money('k.revenue')} as revenue`,
            `from cashiers k join user_account u on u.company_id = c.id and u.id = k.cashier_id order by k.revenue desc, k.cashier_id limit ${best}`,
            'r.worth desc, r.id',
          )} as "topSellers",
          (select count(*) from low) as "lowStockCount",
          ${jsonRows(
            'id, name, trim_scale(available)::text as available, trim_scale(reorder_level)::text as "reorderLevel", available - reorder_level as left_over',
            `from low order by available - reorder_level, name, id limit ${best}`,
            'r.left_over, r.name, r.id',
          )} as "lowStock",
          ${jsonRows(
            `i.id, i.number, i.type, to_char(i.sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt", k.name as customer, u.name as cashier,
             i.kind = 'RETURN' as "isReturn", i.kind, ${money('i.total')} as total`,
            `from inventory_invoice i join user_account u on u.company_id = i.company_id and u.id = i.cashier_id
             left join customer k on k.company_id = i.company_id and k.id = i.customer_id
             where i.company_id = c.id and i.deleted_at is null and i.voided_on is null and i.issued_on >= c.from_on and i.issued_on < c.before_on${type ? ' and i.type = $2' : ''}
             order by i.issued_on desc, i.id desc limit $1`,
            'r."soldAt" desc, r.id desc',
          )} as recent
        from c
      ) f, (
        select coalesce(sum(sales), 0) as sales, coalesce(sum(returns), 0) as returns, coalesce(sum(credit_notes), 0) as "creditNotes", ${money('sum(revenue)')} as revenue,
          ${money('sum(tax)')} as "totalTax", ${money('sum(cost)')} as cost, ${money('sum(revenue) - sum(cost)')} as "grossProfit",
          round(100 * (sum(revenue) - sum(cost)) / nullif(sum(revenue), 0), 1) as margin
        from cashiers
      ) t`,
        type ? [newest, type] : [newest],
      ),
    );
    return rows[0].overview;
  });
}

/** SQL of active products whose available quantity is at or below their reorder level (domain §3, low stock). */
const lowProducts = `
  select p.id, p.name, p.reorder_level, coalesce(l.available, 0) as available from c
  join inventory_product p on p.company_id = c.id and p.deleted_at is null and p.status = 'ACTIVE'
  left join (
    select l.product_id, sum(greatest(0, l.on_hand - l.reserved - coalesce(e.on_hand, 0))) as available from c
    join stock_level l on l.company_id = c.id
    left join (
      select b.product_id, b.warehouse_id, sum(b.on_hand) as on_hand from c
      join stock_batch_level b on b.company_id = c.id join stock_batch s on s.company_id = c.id and s.id = b.batch_id
      where s.expires_on < (now() at time zone c.time_zone)::date group by 1, 2
    ) e on e.product_id = l.product_id and e.warehouse_id = l.warehouse_id
    group by 1
  ) l on l.product_id = p.id
  where coalesce(l.available, 0) <= p.reorder_level`;
