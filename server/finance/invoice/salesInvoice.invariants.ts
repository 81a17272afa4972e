import { gaplessNumbers } from '../../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../../core/invariants/Invariant.ts';
import { creditNoteSeries, invoiceSeries } from './series.ts';

/** Invariants of sales invoices and their credit notes, true at any moment, for every user and in any order. */
export const salesInvoiceInvariants: Invariant[] = [
  gaplessNumbers({ table: 'sales_invoice', ...invoiceSeries }),
  gaplessNumbers({ table: 'sales_invoice', ...creditNoteSeries }),
  {
    key: 'salesInvoiceTotals',
    name: 'Sales invoice totals match their lines and taxes',
    sql: `
      select i.id, i.number, i.subtotal, i.discount_total, i.tax_total, i.total, l.*, t.*
      from sales_invoice i
      left join lateral (select sum(net) as net, sum(discount_share) as share, sum(tax) as tax, sum(total) as paid
        from sales_invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) l on true
      left join lateral (select sum(tax) as taxed, sum(base + tax) as due
        from sales_invoice_tax t where t.company_id = i.company_id and t.invoice_id = i.id) t on true
      where (l.net, l.share, l.tax, l.paid, t.taxed, t.due) is distinct from (i.subtotal, i.discount_total, i.tax_total, i.total, i.tax_total, i.total)`,
  },
  {
    key: 'salesInvoicesOpen',
    name: 'Every issued sales invoice has its open item, and no draft has one',
    sql: `
      select i.id, i.number, i.state, i.total, i.due_on, i.voided_on, o.amount, o.due_on as due, o.voided_on as voided
      from sales_invoice i left join open_item o on o.company_id = i.company_id and o.id = i.id
      where (i.state <> 'DRAFT') <> (o.id is not null) or o.id is not null and (o.amount, o.due_on, o.voided_on, o.currency, o.exchange_rate, o.issued_on, o.number)
        is distinct from (i.total, i.due_on, i.voided_on, i.currency, i.exchange_rate, i.issued_on, i.number)`,
  },
  {
    key: 'salesInvoiceCosts',
    name: 'Cost of invoiced goods matches the stock moves',
    sql: `
      select l.id, l.cost, m.value from sales_invoice_line l
      left join lateral (select coalesce(-sum(value), 0) as value from stock_move m
        where m.company_id = l.company_id and m.source_line_id = l.id and m.reason in ('SALE', 'SALE_RETURN')) m on true
      where l.cost <> m.value`,
  },
  {
    key: 'salesInvoicesPosted',
    name: 'Every issued sales invoice has one entry, and the ledger matches its figures',
    sql: `
      select i.number, i.state, i.currency, h.*, l.cost, p.*
      from sales_invoice i
      join lateral (select sum(coalesce(t.home_base, t.base)) as base, sum(coalesce(t.home_tax, t.tax)) as tax, sum(coalesce(t.home_base + t.home_tax, t.base + t.tax)) as total
        from sales_invoice_tax t where t.company_id = i.company_id and t.invoice_id = i.id) h on true
      join lateral (select sum(cost) as cost from sales_invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) l on true
      left join lateral (
        select count(distinct e.id) filter (where e.reverses_id is null) as entries, count(distinct e.id) filter (where e.reverses_id is not null) as reversals,
          coalesce(sum(credit - debit) filter (where role in ('SALES', 'SERVICE_SALES')), 0) as sold,
          coalesce(sum(credit - debit) filter (where role = 'VAT_OUTPUT'), 0) as taxed,
          coalesce(sum(debit - credit) filter (where role = 'COST_OF_SALES'), 0) as booked,
          coalesce(sum(debit - credit) filter (where role = 'RECEIVABLE'), 0) as owed
        from journal_entry e join journal_line j on j.company_id = e.company_id and j.entry_id = e.id
          join account a on a.company_id = j.company_id and a.id = j.account_id
        where e.company_id = i.company_id and e.source_id = i.id) p on true
      where case i.state when 'ISSUED' then (p.sold, p.taxed, p.booked, p.owed) is distinct from (h.base, h.tax, l.cost, h.total)
            or p.reversals > 0 or p.entries <> case when h.total = 0 and l.cost = 0 then 0 else 1 end
          when 'VOID' then (p.sold, p.taxed, p.booked, p.owed) is distinct from (0, 0, 0, 0) or p.entries <> p.reversals
          else p.entries > 0 end`,
  },
  {
    key: 'salesInvoiceCredits',
    name: 'No line of a sales invoice is credited beyond what it was invoiced for',
    sql: `
      select l.id, l.quantity, l.base, l.tax, l.cost, c.* from sales_invoice_line l
      join lateral (select -sum(r.quantity) as pieces, -sum(r.base) as base_back, -sum(r.tax) as tax_back, -sum(r.cost) as cost_back
        from sales_invoice_line r join sales_invoice d on d.company_id = r.company_id and d.id = r.invoice_id
        where r.company_id = l.company_id and r.credit_of_line_id = l.id and d.state = 'ISSUED') c on true
      where c.pieces > l.quantity or c.base_back > l.base or c.tax_back > l.tax or c.cost_back > l.cost`,
  },
];
