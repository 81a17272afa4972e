/** Sides of a VAT return. */
export const vatSides = ['SALES', 'PURCHASES'] as const;

type Side = (typeof vatSides)[number];

/** Documents of a table that are in force, and the column of a draft's state; what the till sells is never a draft. */
const drafted: Record<string, string | undefined> = { sales_invoice: 'state', expense: 'status', procurement_invoice: 'state' };

/**
 * SQL of the documents of a table that count between the days of `q`: on their day, and off again on the day they are voided. Each part is
 * found by an index of its own.
 */
const counted = (table: string) => {
  const where = `d.company_id = q.company_id and d.deleted_at is null${drafted[table] ? ` and d.${drafted[table]} <> 'DRAFT'` : ''}`;
  return `q cross join lateral (
    select d.*, d.issued_on as day, 1 as sign from ${table} d where ${where} and d.issued_on between q.from_on and q.to_on
    union all
    select d.*, d.voided_on, -1 from ${table} d where ${where} and d.voided_on between q.from_on and q.to_on) d`;
};

/** A figure in the company's currency: an invoice in another one keeps what its entry says. */
const own = (column: 'base' | 'tax', table: string) =>
  table === 'sales_invoice' ? `coalesce(t.home_${column}, t.${column})` : `t.${column}`;

// Taxes are looked up by the document: without the fence, the rules of narrowed roles make the planner read all taxes in their order.
const sold = (table: string) => `
  select 'SALES' as side, t.vat_category as category, trim_scale(t.vat_rate) as rate, d.id, d.number, d.day, d.sign, d.sign * ${own('base', table)} as base, d.sign * ${own('tax', table)} as tax
  from ${counted(table)} cross join lateral (select * from ${table}_tax t where t.company_id = d.company_id and t.invoice_id = d.id offset 0) t`;

const bought = (side: Side, more = '') => `
  select '${side}', d.vat_category, trim_scale(d.vat_rate), d.id, d.number, d.day, d.sign, d.sign * coalesce(d.home_net, d.net), d.sign * coalesce(d.home_vat, d.vat)
  from ${counted('expense')}${more}`;

const billed = (side: Side, more = '') => `
  select '${side}', l.vat_category, trim_scale(l.vat_rate), d.id, d.number, d.day, d.sign, d.sign * sum(coalesce(l.home_base, l.base)),
    d.sign * sum(coalesce(l.home_tax + l.home_reverse_tax, l.tax + l.reverse_tax))
  from ${counted('procurement_invoice')} join procurement_invoice_line l on l.company_id = d.company_id and l.invoice_id = d.id${more}
  group by 2, 3, 4, 5, 6, 7`;

/** Delivered orders and returns of the shop, on the day of their entry. A return is shown as its own number on its order. */
const delivered = `
  select 'SALES' as side, t.vat_category as category, trim_scale(t.vat_rate) as rate, coalesce(r.order_id, t.document_id) as id, e.description as number,
    e.posted_on as day, 1 as sign, t.base, t.tax
  from q join journal_entry e on e.company_id = q.company_id and e.posted_on between q.from_on and q.to_on
    join ecommerce_tax_group t on t.company_id = e.company_id and t.document_id = e.source_id
    left join ecommerce_return r on r.company_id = t.company_id and r.id = t.document_id`;

/** What is sold, by day: from sums that are kept, of which those of the till leave void documents out. */
const soldDays = `
  select 'SALES' as side, s.vat_category as category, trim_scale(s.vat_rate) as rate, s.day, s.documents as count, s.base, s.tax
  from q join sales_tax_day s on s.company_id = q.company_id and s.day between q.from_on and q.to_on
  union all
  select 'SALES', s.vat_category, trim_scale(s.vat_rate), s.starts_on, s.documents, s.base, s.tax
  from q join inventory_sales_by_tax s on s.company_id = q.company_id and s.grain = 'D' and s.starts_on between q.from_on and q.to_on
  union all
  select 'SALES', t.vat_category, trim_scale(t.vat_rate), v.day, 1, v.sign * t.base, v.sign * t.tax
  from q join inventory_invoice d on d.company_id = q.company_id and d.voided_on is not null
    join inventory_invoice_tax t on t.company_id = d.company_id and t.invoice_id = d.id
    cross join lateral (values (d.issued_on, 1), (d.voided_on, -1)) v (day, sign)
  where v.day between q.from_on and q.to_on
  union all
  select side, category, rate, day, 1, base, tax from (${delivered}) d`;

/** What the VAT accounts moved by day in some journals: account, side, day, journal and amount. */
const moved = (journals: string) => `
  select a.id, v.side, m.posted_on, m.journal, sum(v.sign * (m.credit - m.debit)) as amount
  from q join account a on a.company_id = q.company_id
    join (values ('VAT_OUTPUT', 'SALES', 1), ('VAT_INPUT', 'PURCHASES', -1)) v (role, side, sign) on v.role = a.role
    join account_day m on m.company_id = a.company_id and m.account_id = a.id and m.posted_on between q.from_on and q.to_on and m.journal ${journals}
  group by 1, 2, 3, 4`;

const withoutDocument = (tables: string[]) =>
  tables.map(table => `not exists (select from ${table} d where d.company_id = q.company_id and d.id = e.source_id)`).join(' and ');

const enteredOn = (days: string, journals: string) => `
  select m.side, null, null, e.id, e.number, e.posted_on, 1, 0, case m.side when 'SALES' then l.credit - l.debit else l.debit - l.credit end
  from q cross join lateral (${days}) m
    join journal_entry e on e.company_id = q.company_id and e.journal = m.journal and e.posted_on = m.posted_on and e.journal ${journals}
    join journal_line l on l.company_id = e.company_id and l.entry_id = e.id and l.account_id = m.id`;

/**
 * Entries on the VAT accounts that no document has made. Sums by day tell the few days and journals to look at: those of journals with few
 * entries, and of the others the days on which the accounts moved more or less than what is sold.
 */
const entered = `${enteredOn(moved("not in ('SALES', 'STOCK')"), "not in ('SALES', 'STOCK')")}
  where ${withoutDocument(['expense', 'procurement_invoice'])}
  union all ${enteredOn(
    `select m.* from (${moved("in ('SALES', 'STOCK')")}) m left join (select day, sum(tax) as tax from (${soldDays}) s group by day) s
       on m.side = 'SALES' and m.journal = 'SALES' and s.day = m.posted_on where m.amount <> coalesce(s.tax, 0)`,
    "in ('SALES', 'STOCK')",
  )}
  where ${withoutDocument(['sales_invoice', 'inventory_invoice'])}
    and not exists (select from ecommerce_tax_group d where d.company_id = q.company_id and d.document_id = e.source_id)`;

const purchased = `${bought('PURCHASES')} union all ${bought('SALES', " where d.vat_category = 'REVERSE_CHARGE'")}
  union all ${billed('PURCHASES')} union all ${billed('SALES', " where l.vat_category = 'REVERSE_CHARGE'")} union all ${entered}`;

/**
 * SQL of what a VAT return adds up between the days of `q` (company_id, from_on, to_on): documents by category and rate, and entries on the
 * VAT accounts that no document has made (modules L2). Under reverse charge a purchase is taxed on both sides.
 */
export const vatFacts = `${sold('sales_invoice')} union all ${sold('inventory_invoice')} union all ${delivered} union all ${purchased}`;

/** SQL of the same by day: side, category, rate, day, count, base and tax, in any number of rows. */
export const vatDays = `${soldDays}
  union all
  select side, category, rate, day, 1, base, tax from (${purchased}) f (side, category, rate, id, number, day, sign, base, tax)`;
