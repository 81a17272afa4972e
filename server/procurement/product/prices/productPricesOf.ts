import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProductPrice } from './ProductPrice.ts';

/** Reads what vendors last charged for a product in the company's currency, the cheapest first; nothing of a product that is not there. */
export const productPricesOf = (em: EntityManager, productId: string): Promise<ProductPrice[]> =>
  em.execute<ProductPrice[]>(
    `select p.vendor_id as "vendorId", v.company_name as name, p.orders, p.quantity, p.last_on as "lastOn", p.last_price as "lastPrice"
     from (
       select o.vendor_id, count(distinct o.id)::int as orders, trim_scale(sum(l.quantity))::text as quantity, max(o.issued_on)::text as last_on,
         trim_scale((array_agg(round(coalesce(l.home_base, l.base) / l.quantity, 6) order by o.issued_on desc, o.number desc, l.position desc))[1])::text as last_price
       from purchase_order_line l
         join purchase_order o on o.company_id = l.company_id and o.id = l.order_id and o.number is not null and o.state <> 'CANCELLED' and o.deleted_at is null
       where l.company_id = noria_company() and l.product_id = ? and l.deleted_at is null
       group by o.vendor_id order by max(o.issued_on) desc, o.vendor_id limit 20
     ) p join vendor v on v.company_id = noria_company() and v.id = p.vendor_id
     order by p.last_price::numeric, p.last_on desc, p.vendor_id`,
    [productId],
  );
