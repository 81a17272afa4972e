import type { EntityManager } from '@mikro-orm/postgresql';
import { currencyDecimals } from '../../../core/money/currencyDecimals.ts';
import type { Viewer } from '../../../core/session/Viewer.ts';
import { statusOfOrder } from '../../order/purchaseOrderFormulas.ts';
import type { VendorFigures } from './VendorFigures.ts';

const status = statusOfOrder({ id: 'o.id', companyId: 'o.company_id', state: 'o.state' });

/** What a piece of an issued order's line costs in the company's currency. */
const price = 'round(l.unit_price * coalesce(o.exchange_rate, 1), 6)';

/** Reads what was bought from a vendor, in one statement; null if the vendor is not there. Services count for no delivery. */
export async function vendorFiguresOf(em: EntityManager, { currency }: Viewer, vendorId: string): Promise<VendorFigures | null> {
  const money = (amount: string) => `round(coalesce(${amount}, 0), ${currencyDecimals(currency ?? '')})::text`;
  const [row] = await em.execute<{ figures: VendorFigures }[]>(
    `with v as (
       select id, noria_today() as today, (noria_today() - interval '1 year')::date as since
       from vendor where company_id = noria_company() and id = ? and deleted_at is null
     ), ordered as materialized (
       select o.*, ${status} as po_status from v join purchase_order o on o.company_id = noria_company() and o.vendor_id = v.id
         and o.deleted_at is null and o.number is not null
     ), due as (
       select bool_and(l.quantity <= coalesce(r.accepted, 0)) as is_on_time
       from v join ordered o on o.expected_on >= v.since and o.expected_on < v.today and o.po_status <> 'CANCELLED'
         join purchase_order_line l on l.company_id = o.company_id and l.order_id = o.id and l.deleted_at is null and l.inventory_product_id is not null
         left join lateral (
           select sum(n.accepted) as accepted from purchase_receipt_line n
             join purchase_receipt p on p.company_id = n.company_id and p.id = n.receipt_id and p.kind = 'RECEIPT' and p.received_on <= o.expected_on
           where n.company_id = l.company_id and n.order_line_id = l.id
         ) r on true
       group by o.id
     ), priced as (
       select l.product_id, count(distinct o.id)::int as orders, (array_agg(${price} order by o.issued_on, o.number, l.position))[1] as first_price,
         (array_agg(${price} order by o.issued_on desc, o.number desc, l.position desc))[1] as last_price,
         min(o.issued_on) as first_on, max(o.issued_on) as last_on
       from ordered o join purchase_order_line l on l.company_id = o.company_id and l.order_id = o.id and l.deleted_at is null
       where o.po_status <> 'CANCELLED' group by l.product_id order by max(o.issued_on) desc, l.product_id limit 20
     )
     select json_build_object('vendorId', v.id,
       'spending', (select ${money('sum(coalesce(i.home_net, i.subtotal - i.discount_total))')} from procurement_invoice i
         where i.company_id = noria_company() and i.vendor_id = v.id and i.state = 'ISSUED' and i.issued_on > v.since),
       'orders', (select count(*) from ordered o where o.po_status <> 'CANCELLED' and o.issued_on > v.since),
       'openOrders', (select count(*) from ordered o where o.po_status not in ('CLOSED', 'CANCELLED')),
       'openValue', (select ${money('sum(o.total * coalesce(o.exchange_rate, 1))')} from ordered o where o.po_status not in ('CLOSED', 'CANCELLED')),
       'deliveries', (select count(*) from due), 'onTime', (select count(*) from due where is_on_time),
       'prices', (select coalesce(json_agg(json_build_object('productId', p.id, 'name', p.name, 'orders', c.orders, 'firstOn', c.first_on,
           'firstPrice', trim_scale(c.first_price)::text, 'lastOn', c.last_on, 'lastPrice', trim_scale(c.last_price)::text,
           'change', trim_scale(round(100 * (c.last_price - c.first_price) / nullif(c.first_price, 0), 1))::text) order by c.last_on desc, p.name, p.id), '[]')
         from priced c join procurement_product p on p.company_id = noria_company() and p.id = c.product_id)
     ) as figures from v`,
    [vendorId],
  );
  return row?.figures ?? null;
}
