import { todaySql } from '../../core/database/companyToday.ts';

/** SQL columns of an order, or of its line, in a formula. */
interface Columns {
  id: string;
  companyId: string;
}

/** SQL of what was accepted of a line, less what went back. */
export const acceptedOf = ({ id, companyId }: Columns) =>
  `coalesce((select sum(r.accepted) from purchase_receipt_line r where r.company_id = ${companyId} and r.order_line_id = ${id}), 0)`;

/** SQL of what was billed of a line. */
export const billedOf = ({ id, companyId }: Columns) =>
  `coalesce((select sum(n.quantity) from procurement_invoice_line n
    join procurement_invoice i on i.company_id = n.company_id and i.id = n.invoice_id and i.state = 'ISSUED'
    where n.company_id = ${companyId} and n.order_line_id = ${id}), 0)`;

/** SQL of the serial numbers that receipts of a line brought and that are in stock, so that they can go back. */
export const heldSerialsOf = ({ id, companyId }: Columns) =>
  `array(select distinct s.number from purchase_receipt_line r
    join stock_move m on m.company_id = r.company_id and m.source_line_id = r.id
    join stock_serial_move x on x.company_id = m.company_id and x.move_id = m.id
    join stock_serial s on s.company_id = x.company_id and s.id = x.serial_id and s.warehouse_id is not null
    where r.company_id = ${companyId} and r.order_line_id = ${id} order by s.number)`;

/** What has arrived of a line `l`: what is not kept in stock also arrives by being billed. */
const lines = ({ id, companyId }: Columns) => {
  const line = { id: 'l.id', companyId: 'l.company_id' };
  return `(select l.quantity, b.billed, case when l.inventory_product_id is null then greatest(b.accepted, b.billed) else b.accepted end as arrived
    from purchase_order_line l cross join lateral (select ${acceptedOf(line)} as accepted, ${billedOf(line)} as billed) b
    where l.company_id = ${companyId} and l.order_id = ${id} and l.deleted_at is null)`;
};

/** SQL of an order's status: an issued one is as far as its lines are received and billed. */
export const statusOfOrder = ({ state, ...order }: Columns & { state: string }) => `
  case when ${state} in ('DRAFT', 'CLOSED', 'CANCELLED') then ${state} else (
    select case when bool_and(p.arrived >= p.quantity and p.billed >= p.quantity) then 'CLOSED' when bool_and(p.arrived >= p.quantity) then 'RECEIVED'
      when bool_or(p.arrived > 0) then 'PARTIALLY_RECEIVED' else ${state} end from ${lines(order)} p) end`;

/** SQL of how much of an order is billed, by the quantities of its lines. */
export const billingOfOrder = (order: Columns) => `
  (select case when bool_and(p.billed >= p.quantity) then 'FULLY' when bool_or(p.billed > 0) then 'PARTLY' else 'NONE' end from ${lines(order)} p)`;

/** SQL of the quotation whose award made an order. */
export const quotationOf = ({ id, companyId }: Columns) =>
  `(select q.id from vendor_quotation q where q.company_id = ${companyId} and q.order_id = ${id})`;

/** SQL columns of an order from which its rate follows. */
type Rated = Record<'companyId' | 'currency' | 'exchangeRate', string>;

/** SQL of units of the company's currency for one of an order's: a draft that wishes for no rate has today's. Null without one. */
export const orderRateOf = ({ companyId, currency, exchangeRate }: Rated) => `
  (select case when c.currency = ${currency} then 1 else coalesce(${exchangeRate}, (
     select x.rate from exchange_rate x where x.company_id = c.id and x.home_currency = c.currency and x.currency = ${currency}
       and x.deleted_at is null and x.valid_from <= ${todaySql} order by x.valid_from desc limit 1)) end
   from company c where c.id = ${companyId})`;

/** SQL of an order's total in the company's currency; null without a rate. */
export const homeTotalOf = (order: Rated & Record<'total', string>) =>
  `round(${order.total} * ${orderRateOf(order)}, noria_home_decimals(${order.companyId}))`;
