import { gaplessNumbers } from '../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../core/invariants/Invariant.ts';
import { pictureLimit } from '../core/rules/bytes.ts';

/** Invariants of the shop (domain §6). */
export const ecommerceInvariants: Invariant[] = [
  {
    key: 'shopReservations',
    name: 'Open shop orders reserve exactly what they ordered',
    sql: `
      select o.number, o.status, l.ordered, r.kept
      from ecommerce_order o
      left join lateral (select sum(l.quantity) as ordered from ecommerce_order_line l where l.company_id = o.company_id and l.order_id = o.id) l on true
      left join lateral (select coalesce(sum(r.quantity), 0) as kept from stock_reservation r where r.company_id = o.company_id and r.source_id = o.id) r on true
      where r.kept <> case when o.status in ('PENDING', 'INPROGRESS') and o.deleted_at is null then l.ordered else 0 end`,
  },
  {
    key: 'shopTotals',
    name: 'Totals of shop orders match their lines, delivery and returns',
    sql: `
      select o.number, o.total, o.returned_total, o.delivery_fee, l.total as of_lines, l.returned, r.total as of_returns
      from ecommerce_order o
      left join lateral (select sum(l.base + l.tax) as total, sum(l.tax) as tax, sum(l.returned_base + l.returned_tax) as returned
        from ecommerce_order_line l where l.company_id = o.company_id and l.order_id = o.id) l on true
      left join lateral (select coalesce(sum(r.total), 0) as total from ecommerce_return r where r.company_id = o.company_id and r.order_id = o.id) r on true
      where (o.total, o.tax_total, o.returned_total, o.returned_total) is distinct from
        (l.total + o.delivery_fee, l.tax + o.delivery_tax, l.returned + o.delivery_returned, r.total)`,
  },
  {
    key: 'shopDeliveries',
    name: 'Delivered shop orders are in the ledger at their total',
    sql: `
      select o.number, o.status, o.total, i.amount
      from ecommerce_order o left join open_item i on i.company_id = o.company_id and i.id = o.id
      where i.amount is distinct from case when o.status in ('DELIVERED', 'COMPLETED', 'RETURN') then o.total end`,
  },
  {
    key: 'shopTaxed',
    name: 'Tax groups of shop orders and returns match their totals',
    sql: `
      select d.number, d.total, t.total as taxed from (
        select o.company_id, o.id, o.number, o.total from ecommerce_order o join open_item i on i.company_id = o.company_id and i.id = o.id
        union all select r.company_id, r.id, r.number, -r.total from ecommerce_return r
          where exists (select from ecommerce_tax_group t where t.company_id = r.company_id and t.document_id = r.id)
      ) d left join lateral (select sum(t.base + t.tax) as total from ecommerce_tax_group t where t.company_id = d.company_id and t.document_id = d.id) t on true
      where t.total is distinct from d.total`,
  },
  {
    key: 'shopRatings',
    name: 'Ratings of shop products match their reviews',
    sql: `
      select p.name, p.rating_sum, p.rating_count, r.total, r.count
      from ecommerce_product p left join lateral (select coalesce(sum(r.rating), 0) as total, count(*) as count from ecommerce_review r
        where r.company_id = p.company_id and r.product_id = p.id and r.deleted_at is null and not r.is_hidden) r on true
      where (p.rating_sum, p.rating_count) is distinct from (r.total, r.count)`,
  },
  {
    key: 'shopPictures',
    name: 'Records have at most four pictures',
    sql: `select record_id, count(*) as pictures from record_file where is_picture and deleted_at is null group by record_id having count(*) > ${pictureLimit}`,
  },
  {
    key: 'shopCards',
    name: 'Card payments are deposits of their orders, and go back if they are not',
    sql: `
      select o.number, o.status, c.status as charge, c.amount, c.refunded_total, r.total
      from ecommerce_charge c join ecommerce_order o on o.company_id = c.company_id and o.id = c.order_id
      cross join lateral (select coalesce(sum(r.amount), 0) as total from ecommerce_refund r where r.company_id = c.company_id and r.charge_id = c.id) r
      where c.refunded_total <> r.total or (c.status = 'PAID') <> (o.deposit_id is not null) or (c.status = 'LATE' and c.refunded_total <> c.amount)
        or (c.status = 'PAID' and o.status = 'CANCELLED' and c.refunded_total <> c.amount)`,
  },
  {
    key: 'shopShipments',
    name: 'No more pieces of shop orders are shipped than were ordered',
    sql: `
      select o.number, l.name, l.quantity, s.shipped from ecommerce_order_line l
      join ecommerce_order o on o.company_id = l.company_id and o.id = l.order_id
      cross join lateral (select sum(s.quantity) as shipped from ecommerce_shipment_line s where s.company_id = l.company_id and s.order_line_id = l.id) s
      where s.shipped > l.quantity`,
  },
  gaplessNumbers({ table: 'ecommerce_shipment', documentType: 'ECOMMERCE_SHIPMENT' }),
  gaplessNumbers({ table: 'ecommerce_order', documentType: 'ECOMMERCE_ORDER' }),
  {
    key: 'shopCoupons',
    name: 'Coupons are used at most as often as they may be',
    sql: `
      select c.code, c.use_limit, u.uses from ecommerce_coupon c
      cross join lateral (select count(*) as uses from ecommerce_coupon_use u
        where u.company_id = c.company_id and u.coupon_id = c.id and not u.is_given_back) u where u.uses > c.use_limit`,
  },
  {
    key: 'shopPayouts',
    name: 'Payouts to sellers are in the ledger at their amount',
    sql: `
      select p.number, p.amount, i.amount as owed from ecommerce_payout p
      left join open_item i on i.company_id = p.company_id and i.id = p.id and i.direction = 'PAYABLE' where i.amount is distinct from p.amount`,
  },
  gaplessNumbers({ table: 'ecommerce_payout', documentType: 'SELLER_PAYOUT' }),
  gaplessNumbers({ table: 'ecommerce_return', documentType: 'ECOMMERCE_RETURN' }),
];
