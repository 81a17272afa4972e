import type { Invariant } from '../../core/invariants/Invariant.ts';
import { gaplessNumbers } from '../../core/invariants/gaplessNumbers.ts';
import { creditSeries } from './writeInvoices.ts';

/** Invariants of sales, returns and credit notes, true at any moment, for every user and in any order. */
export const invoiceInvariants: Invariant[] = [
  gaplessNumbers({ table: 'inventory_invoice', documentType: 'INVENTORY_INVOICE' }),
  gaplessNumbers({ table: 'inventory_invoice', ...creditSeries }),
  {
    key: 'invoiceTotals',
    name: 'Invoice totals match their lines and taxes',
    sql: `
      select i.number, i.subtotal, i.discount_total, i.tax_total, i.rounding, i.total, l.*, t.*
      from inventory_invoice i
      left join lateral (select sum(net) as net, sum(discount_share) as share, sum(tax) as tax, sum(total) as paid
        from inventory_invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) l on true
      left join lateral (select sum(tax) as taxed, sum(base + tax) as due
        from inventory_invoice_tax t where t.company_id = i.company_id and t.invoice_id = i.id) t on true
      where (l.net, l.share, l.tax, l.paid, t.taxed, t.due) is distinct from (i.subtotal, i.discount_total, i.tax_total, i.total - i.rounding, i.tax_total, i.total - i.rounding)`,
  },
  {
    key: 'invoicePayments',
    name: 'Invoice payments and balances match their totals',
    sql: `
      select i.number, i.cash, i.card, i.bank, p.*, o.amount, o.voided_on
      from inventory_invoice i
      left join lateral (select coalesce(sum(amount) filter (where method = 'CASH'), 0) as by_cash,
          coalesce(sum(amount) filter (where method = 'CARD'), 0) as by_card, coalesce(sum(amount) filter (where method = 'BANK'), 0) as by_bank
        from (select p.method, case p.direction when 'IN' then p.amount else -p.amount end as amount
          from journal_entry e join payment p on p.company_id = e.company_id and p.entry_id = e.id
          where e.company_id = i.company_id and e.source_id = i.id and e.reverses_id is null) p) p on true
      left join open_item o on o.company_id = i.company_id and o.id = i.id
      where (p.by_cash, p.by_card, p.by_bank, o.amount, o.voided_on) is distinct from (i.cash, i.card, i.bank, i.total, i.voided_on)`,
  },
  {
    key: 'returns',
    name: 'Returns and credits never exceed the invoiced lines',
    sql: `
      select s.id, s.quantity, s.total, s.cost, r.* from inventory_invoice_line s
      join lateral (select -sum(r.quantity) as pieces, coalesce(-sum(r.quantity) filter (where r.restocked is not null), 0) as back, -sum(r.total) as paid,
          -sum(r.base) as base, -sum(r.tax) as tax, -sum(r.net) as net, -sum(r.cost) as cost
        from inventory_invoice_line r join inventory_invoice d on d.company_id = r.company_id and d.id = r.invoice_id
        where r.company_id = s.company_id and r.return_of_line_id = s.id and d.voided_on is null) r on true
      where s.return_of_line_id is null and (r.pieces > s.quantity or r.base > s.base or r.tax > s.tax or r.net > s.net or r.cost > s.cost
        or r.back = s.quantity and (r.paid, r.base, r.tax, r.net, r.cost) is distinct from (s.total, s.base, s.tax, s.net, s.cost))`,
  },
  {
    key: 'lineCosts',
    name: 'Cost of sales matches the stock moves',
    sql: `
      select l.id, l.cost, m.value from inventory_invoice_line l
      left join lateral (select coalesce(-sum(value), 0) as value from stock_move m
        where m.company_id = l.company_id and m.source_line_id = l.id and m.reason in ('SALE', 'SALE_RETURN')) m on true
      where l.cost <> m.value`,
  },
  {
    key: 'invoicesPosted',
    name: 'The ledger matches invoiced revenue, tax and cost',
    sql: `
      select i.number, i.tax_total, i.rounding, i.total, l.cost, p.*
      from inventory_invoice i
      join lateral (select sum(base) as base, sum(cost) as cost from inventory_invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) l on true
      left join lateral (
        select coalesce(sum(credit - debit) filter (where role in ('SALES', 'SERVICE_SALES')), 0) as sold, coalesce(sum(credit - debit) filter (where role = 'VAT_OUTPUT'), 0) as taxed,
          coalesce(sum(credit - debit) filter (where role = 'ROUNDING'), 0) as rounded,
          coalesce(sum(debit - credit) filter (where role = 'COST_OF_SALES'), 0) as booked, coalesce(sum(debit - credit) filter (where role in ('CASH', 'CARD', 'BANK', 'RECEIVABLE')), 0) as paid
        from journal_entry e join journal_line j on j.company_id = e.company_id and j.entry_id = e.id
          join account a on a.company_id = j.company_id and a.id = j.account_id
        where e.company_id = i.company_id and e.source_id = i.id) p on true
      where (p.sold, p.taxed, p.rounded, p.booked, p.paid) is distinct from (case when i.voided_on is null then l.base else 0 end,
        case when i.voided_on is null then i.tax_total else 0 end, case when i.voided_on is null then i.rounding else 0 end, l.cost, case when i.voided_on is null then i.total else 0 end)`,
  },
  {
    key: 'tillCashPosted',
    name: 'The ledger matches cash paid in and out at tills',
    sql: `
      select t.id, t.direction, t.counterpart, t.amount, p.posted from till_cash t
      left join lateral (
        select coalesce(sum(j.debit - j.credit) filter (where a.role = 'CASH'), 0) as posted
        from journal_entry e join journal_line j on j.company_id = e.company_id and j.entry_id = e.id
          join account a on a.company_id = j.company_id and a.id = j.account_id
        where e.company_id = t.company_id and e.source_id = t.id) p on true
      where p.posted <> case when t.counterpart = 'SAFE' then 0 when t.direction = 'IN' then t.amount else -t.amount end`,
  },
  {
    key: 'tillSessions',
    name: 'The expected cash of closed till sessions matches their movements',
    sql: `
      select s.id, s.expected_cash, s.float + c.cash + m.moved + p.paid as went from till_session s
      left join lateral (select coalesce(sum(cash), 0) as cash from inventory_invoice i where i.company_id = s.company_id and i.till_session_id = s.id) c on true
      left join lateral (select coalesce(sum(case direction when 'IN' then amount else -amount end), 0) as moved
        from till_cash t where t.company_id = s.company_id and t.session_id = s.id) m on true
      left join lateral (select coalesce(sum(case direction when 'IN' then amount else -amount end), 0) as paid
        from payment p where p.company_id = s.company_id and p.till_session_id = s.id and p.method = 'CASH') p on true
      where s.closed_at is not null and s.expected_cash <> s.float + c.cash + m.moved + p.paid`,
  },
];
