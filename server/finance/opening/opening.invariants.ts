import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Conditions that opening balances meet at all times. */
export const openingInvariants: Invariant[] = [
  {
    key: 'openings',
    name: 'Opening balances match their entries and open documents',
    sql: `
      select o.id, o.posted_on, o.line_count, l.lines, l.debit - l.credit as difference, e.reversals, l.items
      from opening_balance o
      cross join lateral (
        select count(*) as lines, sum(l.debit) as debit, sum(l.credit) as credit, count(*) filter (where l.state <> s.state) as strays,
          count(*) filter (where (l.customer_id is not null or l.vendor_id is not null) and (i.id is null
            or i.amount <> case when l.customer_id is null then l.credit - l.debit else l.debit - l.credit end
            or (i.voided_on is null) <> (o.undone_at is null))) as items
        from (select case when o.undone_at is null then 'POSTED' else 'UNDONE' end as state) s
          join opening_line l on l.company_id = o.company_id and l.opening_id = o.id
          left join open_item i on i.company_id = l.company_id and i.id = l.id) l
      cross join lateral (
        select e.total, (select count(*) from journal_entry r where r.company_id = e.company_id and r.reverses_id = e.id) as reversals
        from journal_entry e where e.company_id = o.company_id and e.id = o.entry_id and e.source_id = o.id) e
      where l.lines <> o.line_count or l.debit - l.credit <> o.difference or e.total <> greatest(l.debit, l.credit) or l.strays > 0 or l.items > 0
        or (e.reversals = 1) <> (o.undone_at is not null)`,
  },
];
