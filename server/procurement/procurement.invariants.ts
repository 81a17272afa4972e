import { gaplessNumbers } from '../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../core/invariants/Invariant.ts';

/** Received and billed value of each order line at the order's price and rate, and what its documents hold in GOODS_RECEIVED. */
const lines = `
  select l.id, l.order_id, l.company_id, l.inventory_product_id, coalesce(l.home_base, l.base) as base, l.quantity, coalesce(r.accepted, 0) as accepted, coalesce(b.billed, 0) as billed,
    coalesce(r.value, 0) as value, coalesce(b.cleared, 0) as cleared
  from purchase_order_line l
  left join lateral (select sum(accepted) as accepted, sum(value) as value from purchase_receipt_line r
    where r.company_id = l.company_id and r.order_line_id = l.id) r on true
  left join lateral (select sum(n.quantity) filter (where i.state = 'ISSUED') as billed, sum(n.cleared) as cleared from procurement_invoice_line n
    join procurement_invoice i on i.company_id = n.company_id and i.id = n.invoice_id
    where n.company_id = l.company_id and n.order_line_id = l.id) b on true`;

/** Invariants of orders, receipts and bills, true at any moment. */
export const procurementInvariants: Invariant[] = [
  gaplessNumbers({ table: 'purchase_order', documentType: 'PURCHASE_ORDER' }),
  gaplessNumbers({ table: 'purchase_receipt', documentType: 'PURCHASE_RECEIPT' }),
  gaplessNumbers({ table: 'procurement_invoice', documentType: 'PROCUREMENT_INVOICE' }),
  gaplessNumbers({ table: 'procurement_invoice', documentType: 'VENDOR_CREDIT' }),
  {
    key: 'receivedNotBilled',
    name: 'Goods received and not billed are worth what they were ordered for',
    // Each of the two sides is rounded once.
    sql: `
      select p.id, p.accepted, p.billed, p.value, p.cleared, p.base from (${lines}) p
      where p.inventory_product_id is null and (p.value <> 0 or p.cleared <> 0)
        or p.inventory_product_id is not null and (p.accepted = p.billed and p.value <> p.cleared
          or abs(p.value - p.cleared - p.base * (p.accepted - p.billed) / p.quantity) > 1)`,
  },
  {
    key: 'receivedPosted',
    name: 'The account of goods received holds what orders have received and not billed',
    sql: `
      select s.order_id, sum(s.held) as held, sum(s.posted) as posted from (
        select p.order_id, p.value - p.cleared as held, 0 as posted from (${lines}) p
        union all
        select d.order_id, 0, l.credit - l.debit
        from (select company_id, id, order_id from purchase_receipt union all select company_id, id, order_id from procurement_invoice) d
          join journal_entry e on e.company_id = d.company_id and e.source_id = d.id
          join journal_line l on l.company_id = e.company_id and l.entry_id = e.id
          join account a on a.company_id = l.company_id and a.id = l.account_id and a.role = 'GOODS_RECEIVED'
      ) s group by s.order_id having sum(s.held) <> sum(s.posted)`,
  },
  {
    key: 'billsOpen',
    name: 'Every bill has its open item, which is held while it does not match',
    sql: `
      select i.number, i.total, o.amount, o.home_amount, l.home, o.is_held, i.is_matched from procurement_invoice i
      left join open_item o on o.company_id = i.company_id and o.id = i.id
      left join lateral (select sum(home_base + home_tax) as home from procurement_invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) l on true
      where (o.amount, o.voided_on, o.currency, o.issued_on, o.exchange_rate, o.home_amount)
          is distinct from (i.total, i.voided_on, i.currency, i.issued_on, i.exchange_rate, l.home)
        or o.is_held is distinct from (not i.is_matched and i.overridden_by_id is null)`,
  },
  {
    key: 'billTotals',
    name: 'Totals of bills match their lines',
    sql: `
      select i.number, i.subtotal, i.tax_total, l.* from procurement_invoice i
      left join lateral (select sum(net) as net, sum(discount_share) as share, sum(tax) as tax from procurement_invoice_line l
        where l.company_id = i.company_id and l.invoice_id = i.id) l on true
      where (l.net, l.share, l.tax) is distinct from (i.subtotal, i.discount_total, i.tax_total)`,
  },
  {
    key: 'ordersWorth',
    name: 'Lines of orders in other currencies are worth their amount at the rate of the order',
    sql: `
      select o.number, o.currency, o.exchange_rate, l.base, l.home_base from purchase_order o join company c on c.id = o.company_id
      join purchase_order_line l on l.company_id = o.company_id and l.order_id = o.id and l.deleted_at is null
      where o.number is not null and ((o.exchange_rate is null) <> (o.currency = c.currency)
        or l.home_base is distinct from round(l.base * o.exchange_rate, noria_home_decimals(o.company_id)))`,
  },
  {
    key: 'ordersCommitted',
    name: 'An order has nothing committed before it is issued, nor after it is closed or cancelled',
    sql: `
      select o.number, o.state, sum(c.open) as open from purchase_order o
      join budget_commitment c on c.company_id = o.company_id and c.source_id = o.id
      where o.state in ('DRAFT', 'CLOSED', 'CANCELLED') group by o.number, o.state having sum(c.open) <> 0`,
  },
];
