import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariants of refused sales and of follow-up sessions. */
export const refusedSaleInvariants: Invariant[] = [
  {
    key: 'refusedSales',
    name: 'Recorded refused sales match their invoices',
    sql: `
      select r.number, r.status, r.total, i.number as invoice, i.total as booked from refused_sale r
      left join inventory_invoice i on i.company_id = r.company_id and i.id = r.sale_id
      where (r.status = 'RECORDED') <> (i.id is not null) or (i.content_hash, i.total, i.cashier_id) is distinct from
        (case when i.id is not null then r.content_hash end, case when i.id is not null then r.total end, case when i.id is not null then r.cashier_id end)`,
  },
  {
    key: 'followUps',
    name: 'Follow-up sessions belong to closed sessions of the same till',
    sql: `
      select f.id from till_session f join till_session s on s.company_id = f.company_id and s.id = f.follow_up_of_id
      where s.closed_at is null or s.follow_up_of_id is not null or (s.till_id, s.cashier_id) <> (f.till_id, f.cashier_id)`,
  },
  {
    key: 'tillDifferences',
    name: 'The ledger matches cash differences at closing',
    sql: `
      select s.id, s.difference, p.posted from till_session s
      left join lateral (
        select coalesce(sum(j.debit - j.credit) filter (where a.role = 'CASH'), 0) as posted
        from journal_entry e join journal_line j on j.company_id = e.company_id and j.entry_id = e.id
          join account a on a.company_id = j.company_id and a.id = j.account_id
        where e.company_id = s.company_id and e.source_id = s.id) p on true
      where s.closed_at is not null and p.posted <> s.difference`,
  },
];
