/** Sides of a VAT return. */
export const vatSides = ['SALES', 'PURCHASES'] as const;

/** A document counts on its day, and is taken off again on the day it is voided. */
const counted = (table: string) => `cross join lateral (values (d.issued_on, 1), (d.voided_on, -1)) v (day, sign)
  where d.company_id = q.company_id and d.issued_on <= q.to_on and (d.issued_on >= q.from_on or d.voided_on >= q.from_on)
    and v.day between q.from_on and q.to_on${table === 'inventory_invoice' ? '' : ` and d.${table === 'expense' ? 'status' : 'state'} <> 'DRAFT'`}`;

/** A figure in the company's currency: an invoice in another one keeps what its entry says. */
const own = (column: 'base' | 'tax', table: string) =>
  table === 'sales_invoice' ? `coalesce(t.home_${column}, t.${column})` : `t.${column}`;

const sold = (table: string) => `
  select 'SALES' as side, t.vat_category as category, trim_scale(t.vat_rate) as rate, d.id, d.number, v.day, v.sign, v.sign * ${own('base', table)} as base, v.sign * ${own('tax', table)} as tax
  from q join ${table} d on d.company_id = q.company_id join ${table}_tax t on t.company_id = d.company_id and t.invoice_id = d.id ${counted(table)}`;

const bought = (side: (typeof vatSides)[number], more = '') => `
  select '${side}', d.vat_category, trim_scale(d.vat_rate), d.id, d.number, v.day, v.sign, v.sign * coalesce(d.home_net, d.net), v.sign * coalesce(d.home_vat, d.vat)
  from q join expense d on d.company_id = q.company_id ${counted('expense')}${more}`;

const billed = (side: (typeof vatSides)[number], more = '') => `
  select '${side}', l.vat_category, trim_scale(l.vat_rate), d.id, d.number, v.day, v.sign, v.sign * sum(coalesce(l.home_base, l.base)),
    v.sign * sum(coalesce(l.home_tax + l.home_reverse_tax, l.tax + l.reverse_tax))
  from q join procurement_invoice d on d.company_id = q.company_id
    join procurement_invoice_line l on l.company_id = d.company_id and l.invoice_id = d.id ${counted('procurement_invoice')}${more}
  group by 2, 3, 4, 5, 6, 7`;

/** Delivered orders and returns of the shop, on the day of their entry. A return is shown as its own number on its order. */
const delivered = `
  select 'SALES', t.vat_category, trim_scale(t.vat_rate), coalesce(r.order_id, t.document_id), e.description, e.posted_on, 1, t.base, t.tax
  from q join journal_entry e on e.company_id = q.company_id and e.posted_on between q.from_on and q.to_on
    join ecommerce_tax_group t on t.company_id = e.company_id and t.document_id = e.source_id
    left join ecommerce_return r on r.company_id = t.company_id and r.id = t.document_id`;

/**
 * SQL of what a VAT return adds up between the days of `q` (company_id, from_on, to_on): documents by category and rate, and entries on the
 * VAT accounts that no such document has made (modules L2). Under reverse charge a purchase is taxed on both sides.
 */
export const vatFacts = `
  ${sold('sales_invoice')} union all ${sold('inventory_invoice')} union all ${delivered} union all ${bought('PURCHASES')}
  union all ${bought('SALES', " and d.vat_category = 'REVERSE_CHARGE'")}
  union all ${billed('PURCHASES')} union all ${billed('SALES', " and l.vat_category = 'REVERSE_CHARGE'")}
  union all
  select case a.role when 'VAT_OUTPUT' then 'SALES' else 'PURCHASES' end, null, null, e.id, e.number, l.posted_on, 1, 0,
    case a.role when 'VAT_OUTPUT' then l.credit - l.debit else l.debit - l.credit end
  from q join account a on a.company_id = q.company_id and a.role in ('VAT_INPUT', 'VAT_OUTPUT')
    join journal_line l on l.company_id = a.company_id and l.account_id = a.id and l.posted_on between q.from_on and q.to_on
    join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
  where not exists (select from sales_invoice d where d.company_id = q.company_id and d.id = e.source_id)
    and not exists (select from inventory_invoice d where d.company_id = q.company_id and d.id = e.source_id)
    and not exists (select from expense d where d.company_id = q.company_id and d.id = e.source_id)
    and not exists (select from procurement_invoice d where d.company_id = q.company_id and d.id = e.source_id)
    and not exists (select from ecommerce_tax_group d where d.company_id = q.company_id and d.document_id = e.source_id)`;
