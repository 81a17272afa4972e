import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopPaymentName } from '../../order/ecommerceOrder.rules.ts';
import type { EcommerceOrderStatusName } from '../../order/ecommerceOrderStatuses.rules.ts';
import { parcelsOf, type ShownParcel } from '../pages/ShownParcels.tsx';

/** Orders on a page. */
export const ordersPageSize = 20;

/** Addresses offered at the checkout at most. */
const addressesOffered = 5;

/** An order in a customer's list. */
export interface ListedOrder {
  id: string;
  number: string;
  status: EcommerceOrderStatusName;
  /** YYYY-MM-DD. */
  orderedOn: string;
  total: string;
  pieces: number;
}

/** A line of a customer's order. */
export interface AccountLine {
  id: string;
  productId: string;
  name: string;
  quantity: number;
  returnedQuantity: number;
  /** With tax. */
  unitPrice: string;
  /** Whether the product is still sold. */
  isSold: boolean;
  isReviewed: boolean;
}

/** An order as its customer sees it. */
export interface AccountOrder extends ListedOrder {
  trackingId: string;
  payment: ShopPaymentName | null;
  paidBy: string | null;
  deliveredOn: string | null;
  name: string;
  phone: string;
  address: string;
  city: string;
  country: string;
  deliveryTitle: string | null;
  deliveryFee: string;
  discountTotal: string;
  taxTotal: string;
  returnedTotal: string;
  hasShipped: boolean;
  /** Day after which nothing is taken back any more; none before it is delivered. */
  returnsUntil: string | null;
  lines: AccountLine[];
  parcels: ShownParcel[];
}

/** Where a customer had an earlier order delivered. */
export interface UsedAddress {
  /** Of the newest order that went there. */
  orderId: string;
  name: string;
  phone: string;
  address: string;
  city: string;
  country: string;
}

const listed = `o.id, o.number, o.status, o.ordered_on::text as "orderedOn", trim_scale(o.total)::text as total,
  (select coalesce(sum(l.quantity), 0)::int from ecommerce_order_line l where l.company_id = o.company_id and l.order_id = o.id) as pieces`;

const own = 'o.company_id = noria_company() and o.customer_id = ? and o.deleted_at is null';

/** Reads a page of a customer's orders, newest first; `page` starts at 1. */
export async function readOrders(em: EntityManager, customerId: string, page: number): Promise<{ total: number; orders: ListedOrder[] }> {
  const [row] = await em.execute<[{ found: { total: number; orders: ListedOrder[] } }]>(
    `select json_build_object('total', (select count(*)::int from ecommerce_order o where ${own}),
       'orders', (select coalesce(json_agg(to_json(r)), '[]') from (select ${listed} from ecommerce_order o where ${own}
         order by o.ordered_on desc, o.id desc limit ${ordersPageSize} offset ?) r)) as found`,
    [customerId, customerId, (page - 1) * ordersPageSize],
  );
  return row.found;
}

/** Reads an order of a customer; undefined for an order of anybody else. */
export async function readOrder(em: EntityManager, customerId: string, orderId: string): Promise<AccountOrder | undefined> {
  const [row] = await em.execute<{ found: AccountOrder }[]>(
    `select to_json(r) as found from (select ${listed}, o.tracking_id as "trackingId", o.payment, o.paid_by as "paidBy", o.delivered_on as "deliveredOn",
       o.delivery_name as name, o.delivery_phone as phone, o.delivery_address as address, o.delivery_city as city, trim(o.delivery_country) as country,
       o.delivery_title as "deliveryTitle", trim_scale(o.delivery_fee)::text as "deliveryFee", trim_scale(o.discount_total)::text as "discountTotal",
       trim_scale(o.tax_total)::text as "taxTotal", trim_scale(o.returned_total)::text as "returnedTotal",
       exists (select from ecommerce_shipment s where s.company_id = o.company_id and s.order_id = o.id) as "hasShipped",
       (select case when o.status = 'DELIVERED' then o.delivered_on + f.return_days end from storefront f
         where f.company_id = o.company_id and f.deleted_at is null) as "returnsUntil",
       (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'name', l.name, 'quantity', l.quantity,
           'returnedQuantity', l.returned_quantity, 'unitPrice', trim_scale(l.unit_price)::text,
           'isSold', p.status = 'ACTIVE' and p.deleted_at is null,
           'isReviewed', exists (select from ecommerce_review v where v.company_id = l.company_id and v.product_id = l.product_id
             and v.customer_id = o.customer_id and v.deleted_at is null)) order by l.position)
         from ecommerce_order_line l join ecommerce_product p on p.company_id = l.company_id and p.id = l.product_id
         where l.company_id = o.company_id and l.order_id = o.id) as lines,
       ${parcelsOf('o')} as parcels
     from ecommerce_order o where ${own} and o.id = ?) r`,
    [customerId, orderId],
  );
  return row?.found;
}

/** Reads the different addresses of a customer's orders, the one used last first. */
export const readAddresses = (em: EntityManager, customerId: string): Promise<UsedAddress[]> =>
  em.execute(
    `select u.id as "orderId", u.delivery_name as name, u.delivery_phone as phone, u.delivery_address as address, u.delivery_city as city,
       trim(u.delivery_country) as country
     from (select distinct on (lower(o.delivery_name), lower(o.delivery_address), lower(o.delivery_city), o.delivery_country) o.*
       from ecommerce_order o where ${own}
       order by lower(o.delivery_name), lower(o.delivery_address), lower(o.delivery_city), o.delivery_country, o.id desc) u
     order by u.id desc limit ${addressesOffered}`,
    [customerId],
  );

/** A product that a customer bought, with the review they gave it. */
export interface ReviewedProduct {
  id: string;
  name: string;
  rating: number | null;
  text: string | null;
}

/** Reads a product for its review; undefined unless an order of the customer with it was delivered (domain §6). */
export async function readReviewed(em: EntityManager, customerId: string, productId: string): Promise<ReviewedProduct | undefined> {
  const [found] = await em.execute<ReviewedProduct[]>(
    `select p.id, p.name, v.rating, v.text from ecommerce_product p left join ecommerce_review v on v.company_id = p.company_id
       and v.product_id = p.id and v.customer_id = ? and v.deleted_at is null
     where p.company_id = noria_company() and p.id = ? and p.deleted_at is null and exists (select from ecommerce_order o
       join ecommerce_order_line l on l.company_id = o.company_id and l.order_id = o.id
       where ${own} and l.product_id = p.id and o.status in ('DELIVERED', 'COMPLETED', 'RETURN'))`,
    [customerId, productId, customerId],
  );
  return found;
}
