import type { Context } from '../../core/graphql/Context.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { statusOfOrder } from '../order/purchaseOrderFormulas.ts';
import { awardSavings } from './awardSavings.ts';
import type { ProcurementOverview } from './ProcurementOverview.ts';

/** SQL of a JSON list of rows. */
const rows = (columns: string, from: string) => `(select coalesce(json_agg(to_json(r)), '[]') from (select ${columns} ${from}) r)`;

const status = statusOfOrder({ id: 'o.id', companyId: 'o.company_id', state: 'o.state' });
/** What an issued order comes to in the company's currency. */
const worth = 'o.total * coalesce(o.exchange_rate, 1)';
const spent = 'coalesce(i.home_net, i.subtotal - i.discount_total)';

/** Reads the overview of the viewer's company over days, given as SQL where `c` is the company, in one statement (modules, dashboards). */
export async function procurementOverviewOf(
  { database, viewer }: Context,
  { from, before }: { from: string; before: string },
): Promise<ProcurementOverview> {
  const money = (value: string) => `round(coalesce(${value}, 0), ${currencyDecimals(viewer!.currency ?? '')})::text`;
  const billed = `from c join procurement_invoice i on i.company_id = c.id and i.state = 'ISSUED' and i.issued_on >= c.from_on and i.issued_on < c.before_on`;
  const text = `
    with c as materialized (
      select c.id, c.time_zone, trim(c.currency) as currency, ${from} as from_on, ${before} as before_on, (now() at time zone c.time_zone)::date as today
      from company c where c.id = noria_company()
    ), ordered as materialized (
      select o.*, ${status} as po_status from c join purchase_order o on o.company_id = c.id and o.deleted_at is null and o.number is not null
    ), month as (
      select m.month::date as month, (m.month + interval '1 month')::date as before from c cross join
        generate_series(date_trunc('month', c.today::timestamp) - interval '11 months', date_trunc('month', c.today::timestamp), interval '1 month') m (month)
    )
    select json_build_object('from', c.from_on, 'before', c.before_on, 'currency', c.currency,
      'orders', (select count(*) from ordered o where o.issued_on >= c.from_on and o.issued_on < c.before_on),
      'spending', (select ${money(`sum(${spent})`)} ${billed}),
      'savings', ${money(awardSavings)},
      'openOrders', (select count(*) from ordered o where o.po_status not in ('CLOSED', 'CANCELLED')),
      'openValue', (select ${money(`sum(${worth})`)} from ordered o where o.po_status not in ('CLOSED', 'CANCELLED')),
      'pendingRequisitions', (select count(*) from requisition r where r.company_id = c.id and r.deleted_at is null and r.status = 'ACTIVE'
        and r.requisition_status = 'PENDING'),
      'activeVendors', (select count(*) from vendor v where v.company_id = c.id and v.deleted_at is null and v.status = 'ACTIVE'),
      'blockedBills', (select count(*) from procurement_invoice i where i.company_id = c.id and i.state = 'ISSUED' and not i.is_matched and i.overridden_by_id is null),
      'upcoming', ${rows(
        'r.id, r.number, r.title, d.title as department, r.due_on as "dueOn"',
        `from requisition r join department d on d.company_id = r.company_id and d.id = r.department_id
         where r.company_id = c.id and r.deleted_at is null and r.status = 'ACTIVE' and r.requisition_status <> 'CANCELLED' and r.due_on >= c.today
         order by r.due_on, r.id limit 8`,
      )},
      'vendors', ${rows(
        `v.vendor_type as "vendorType", v.status, count(*)::int as count`,
        'from vendor v where v.company_id = c.id and v.deleted_at is null group by v.vendor_type, v.status order by v.vendor_type desc, v.status',
      )},
      'months', ${rows(
        `m.month, coalesce(n.orders, 0)::int as orders, coalesce(n.products, 0)::int as products, coalesce(n.vendors, 0)::int as vendors, ${money('s.spending')} as spending`,
        `from month m
         left join lateral (select count(distinct o.id) as orders, count(distinct o.vendor_id) as vendors, count(distinct l.product_id) as products
           from ordered o left join purchase_order_line l on l.company_id = o.company_id and l.order_id = o.id and l.deleted_at is null
           where o.issued_on >= m.month and o.issued_on < m.before) n on true
         left join lateral (select sum(${spent}) as spending from procurement_invoice i where i.company_id = c.id and i.state = 'ISSUED'
           and i.issued_on >= m.month and i.issued_on < m.before) s on true
         order by m.month`,
      )},
      'topVendors', ${rows(
        `v.id, v.company_name as name, ${money(`sum(${spent})`)} as spending`,
        `from procurement_invoice i join vendor v on v.company_id = i.company_id and v.id = i.vendor_id
         where i.company_id = c.id and i.state = 'ISSUED' and i.issued_on >= c.from_on and i.issued_on < c.before_on
         group by v.id, v.company_name order by sum(${spent}) desc, v.id limit 6`,
      )},
      'topGroups', ${rows(
        `g.id, g.title as name, ${money('sum(coalesce(l.home_base, l.base))')} as spending`,
        `from procurement_invoice i join procurement_invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id
           join lateral (select p.product_group_id as id from procurement_product_group p where p.company_id = l.company_id
             and p.procurement_product_id = l.product_id order by p.position limit 1) f on true
           join product_group g on g.company_id = l.company_id and g.id = f.id
         where i.company_id = c.id and i.state = 'ISSUED' and i.issued_on >= c.from_on and i.issued_on < c.before_on
         group by g.id, g.title order by sum(coalesce(l.home_base, l.base)) desc, g.id limit 6`,
      )},
      'recent', ${rows(
        `o.id, o.number, v.name as vendor, o.issued_on as "issuedOn", o.po_status as "poStatus", ${money(worth)} as total`,
        `from ordered o join vendor v on v.company_id = o.company_id and v.id = o.vendor_id
         where o.issued_on >= c.from_on and o.issued_on < c.before_on order by o.issued_on desc, o.number desc limit 8`,
      )}
    ) as overview from c`;
  return database.heavyRead(viewer!, async em => {
    const [{ overview }] = await em.execute<[{ overview: ProcurementOverview }]>(text);
    return overview;
  });
}
