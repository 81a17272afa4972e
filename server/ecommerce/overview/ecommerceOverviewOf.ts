import type { Context } from '../../core/graphql/Context.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { bayesianMean } from '../review/ratings.ts';
import { sellableOf } from '../product/shopStock.ts';
import type { EcommerceOverview } from './EcommerceOverview.ts';

/** Rows of each list. */
const most = 8;

/** SQL that returns rows as a JSON array, in the order of their column `place`. */
const jsonRows = (columns: string, from: string, order: string) =>
  `(select coalesce(json_agg(to_json(r) order by r.place), '[]') from (select ${columns}, row_number() over (order by ${order}) as place ${from}
    order by ${order} limit ${most}) r)`;

/** Reads the key figures of the viewer's shop over days, given as SQL where `c` is the company, in one statement. */
export function ecommerceOverviewOf(
  { database, viewer }: Context,
  { from, before }: { from: string; before: string },
): Promise<EcommerceOverview> {
  const money = (sum: string) => `round(coalesce(${sum}, 0), ${currencyDecimals(viewer!.currency ?? '')})::text`;
  return database.heavyRead(viewer!, async em => {
    const [row] = await em.execute<[{ overview: EcommerceOverview }]>(`
      with c as materialized (
        select id, trim(currency) as currency, (now() at time zone time_zone)::date as today, ${from} as "from", ${before} as before
        from company c where id = noria_company()
      ), placed as materialized (
        select o.* from c join ecommerce_order o on o.company_id = c.id and o.deleted_at is null and o.status <> 'CANCELLED'
      ), ordered as materialized (
        select o.* from c cross join placed o where o.ordered_on >= c."from" and o.ordered_on < c.before
      ), delivered as materialized (
        select o.*, o.total - o.returned_total as net from c cross join placed o where o.delivered_on >= c."from" and o.delivered_on < c.before
      ), visited as materialized (
        select coalesce(sum(s.carts), 0)::int as carts, coalesce(sum(s.reminders), 0)::int as reminders, coalesce(sum(s.reminded_orders), 0)::int as reminded, (select count(*)::int from ordered where payment is not null) as orders
        from c join shop_day s on s.company_id = c.id and s.day >= c."from" and s.day < c.before
      ), firsts as materialized (
        select f.customer_id, f.first_on from c cross join (select customer_id, min(ordered_on) as first_on from placed group by 1) f
        where f.first_on >= c."from" and f.first_on < c.before
      ), sold as materialized (
        select l.product_id, sum(l.quantity - l.returned_quantity)::int as quantity,
          sum(l.base + l.tax - l.returned_base - l.returned_tax) as revenue
        from c cross join delivered o join ecommerce_order_line l on l.company_id = c.id and l.order_id = o.id group by 1
      ), stocked as materialized (
        select p.id, p.name, ${sellableOf({ companyId: 'p.company_id', inventoryProduct: 'p.inventory_product_id' })} as stock, i.reorder_level
        from c join ecommerce_product p on p.company_id = c.id and p.deleted_at is null and p.status = 'ACTIVE'
          join inventory_product i on i.company_id = p.company_id and i.id = p.inventory_product_id
      )
      select json_build_object(
        'from', c."from", 'before', c.before, 'currency', c.currency,
        'orders', (select count(*) from ordered),
        'carts', (select carts from visited), 'onlineOrders', (select orders from visited),
        'cartReminders', (select reminders from visited), 'remindedOrders', (select reminded from visited),
        'conversion', (select round(100.0 * least(orders, carts) / nullif(carts, 0), 1)::text from visited),
        'openOrders', (select count(*) from placed where status in ('PENDING', 'INPROGRESS')),
        'sales', (select ${money('sum(net)')} from delivered),
        'averageOrder', (select ${money('sum(net) / nullif(count(*), 0)')} from delivered where status <> 'RETURN'),
        'customers', (select count(*) from ecommerce_customer k where k.company_id = c.id and k.status = 'ACTIVE' and k.deleted_at is null),
        'products', (select count(*) from stocked),
        'lowStockCount', (select count(*) from stocked where stock <= reorder_level),
        'lowStock', ${jsonRows(
          'id as "productId", name, trim_scale(stock)::text as stock, trim_scale(reorder_level)::text as "reorderLevel"',
          'from stocked where stock <= reorder_level',
          'stock - reorder_level, name, id',
        )},
        'months', (select json_agg(json_build_object('month', m.month, 'customers', m.customers, 'orders', m.orders, 'sales', m.sales) order by m.month) from (
          select m::date as month,
            (select count(*) from ecommerce_customer k where k.company_id = c.id and k.deleted_at is null and k.joined_on >= m::date
              and k.joined_on < (m + interval '1 month')::date) as customers,
            (select count(*) from placed o where o.ordered_on >= m::date and o.ordered_on < (m + interval '1 month')::date) as orders,
            (select ${money('sum(o.total - o.returned_total)')} from placed o where o.delivered_on >= m::date
              and o.delivered_on < (m + interval '1 month')::date) as sales
          from generate_series(date_trunc('month', c.today) - interval '11 months', date_trunc('month', c.today), interval '1 month') m) m),
        'bestCustomers', ${jsonRows(
          `k.id as "customerId", k.name, d.orders, ${money('d.net')} as spent`,
          `from (select customer_id, count(*)::int as orders, sum(net) as net from delivered group by 1) d
           join ecommerce_customer k on k.company_id = c.id and k.id = d.customer_id where d.net > 0`,
          'd.net desc, k.id',
        )},
        'newCustomerCount', (select count(*) from firsts),
        'newCustomers', ${jsonRows(
          'k.id as "customerId", k.name, f.first_on as "firstOrderOn"',
          'from firsts f join ecommerce_customer k on k.company_id = c.id and k.id = f.customer_id',
          'f.first_on desc, k.id',
        )},
        'recentOrders', ${jsonRows(
          `o.id as "orderId", o.number, k.name as customer, o.ordered_on as "orderedOn", o.status, ${money('o.total')} as total`,
          'from ordered o join ecommerce_customer k on k.company_id = c.id and k.id = o.customer_id',
          'o.ordered_on desc, o.id desc',
        )},
        'ratings', ${jsonRows(
          'p.id as "productId", p.name, round(p.rating_sum::numeric / p.rating_count, 1)::text as "averageRating", p.rating_count as "ratingCount"',
          'from ecommerce_product p where p.company_id = c.id and p.deleted_at is null and p.rating_count > 0',
          `${bayesianMean({ companyId: 'p.company_id', ratingSum: 'p.rating_sum', ratingCount: 'p.rating_count' })} desc, p.id`,
        )},
        'bestProducts', ${jsonRows(
          `p.id as "productId", p.name, s.quantity, ${money('s.revenue')} as revenue`,
          'from sold s join ecommerce_product p on p.company_id = c.id and p.id = s.product_id where s.quantity > 0',
          's.quantity desc, s.revenue desc, p.id',
        )},
        'countries', ${jsonRows(
          `d.delivery_country as country, count(*)::int as orders, ${money('sum(d.net)')} as sales`,
          `from delivered d where d.status <> 'RETURN' group by d.delivery_country`,
          'sum(d.net) desc, d.delivery_country',
        )}
      ) as overview from c`);
    return row.overview;
  });
}
