import { gaplessNumbers } from '../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../core/invariants/Invariant.ts';
import { salesTaxDaysInvariant, vatReturnInvariant } from './vatReturn/vatReturn.invariants.ts';
import { salesInvoiceInvariants } from './invoice/salesInvoice.invariants.ts';

/** Invariants of sales invoices, expenses and budgets, true at any moment. */
export const financeInvariants: Invariant[] = [
  ...salesInvoiceInvariants,
  salesTaxDaysInvariant,
  vatReturnInvariant,
  {
    key: 'expensesPosted',
    name: 'Every issued expense has its entry and its open item, and no draft has one',
    sql: `
      select e.number, e.status, e.total, i.amount, (select count(*) from journal_entry j where j.company_id = e.company_id and j.source_id = e.id) as entries
      from expense e left join open_item i on i.company_id = e.company_id and i.id = e.id
      where (e.status = 'DRAFT') <> (i.id is null) or i.amount <> e.total or (i.currency, i.exchange_rate) is distinct from (e.currency, e.exchange_rate) and i.id is not null or (e.status = 'VOID') <> (i.voided_on is not null)
        or (select count(*) from journal_entry j where j.company_id = e.company_id and j.source_id = e.id)
          <> case e.status when 'DRAFT' then 0 when 'ISSUED' then 1 else 2 end`,
  },
  {
    key: 'expensesBooked',
    name: 'Bookings of expenses are their costs in the ledger, day by day',
    sql: `
      select s.source_id, s.day, sum(s.booked) as booked, sum(s.posted) as posted from (
        select b.source_id, b.booked_on as day, b.amount as booked, 0 as posted
        from budget_booking b join expense e on e.company_id = b.company_id and e.id = b.source_id
        union all
        select j.source_id, l.posted_on, 0, l.debit - l.credit
        from expense e join journal_entry j on j.company_id = e.company_id and j.source_id = e.id
          join journal_line l on l.company_id = j.company_id and l.entry_id = j.id
          join account a on a.company_id = l.company_id and a.id = l.account_id and a.type = 'EXPENSE'
      ) s group by 1, 2 having sum(s.booked) <> sum(s.posted)`,
  },
  {
    key: 'bookingsOnLines',
    name: 'Bookings and commitments lie in the period of their budget, on its heads',
    sql: `
      select b.source_id, b.on_day, l.title from (
          select company_id, source_id, booked_on as on_day, budget_line_id, head_id from budget_booking where amount > 0
          union all select company_id, source_id, committed_on, budget_line_id, head_id from budget_commitment) b
        join budget_line l on l.company_id = b.company_id and l.id = b.budget_line_id join budget u on u.company_id = l.company_id and u.id = l.budget_id
      where b.on_day not between u.starts_on and u.ends_on
        or l.head_id is not null and b.head_id not in (select h.id from noria_heads_below(l.company_id, l.head_id) h)`,
  },
  gaplessNumbers({ table: 'expense', documentType: 'EXPENSE' }),
];
