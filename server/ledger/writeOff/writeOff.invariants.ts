import { gaplessNumbers } from '../../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../../core/invariants/Invariant.ts';
import { writeOffSeries } from './writeOffSeries.ts';

/** Invariants of write-offs. */
export const writeOffInvariants: Invariant[] = [
  {
    key: 'writeOffs',
    name: 'Every write-off settles its document and has its entry, or neither once it was undone',
    sql: `
      select w.number, w.amount, w.reversed_on, i.amount as item, i.voided_on, s.settled, p.lost, p.owed
      from write_off w left join open_item i on i.company_id = w.company_id and i.id = w.id
      left join lateral (select coalesce(sum(a.amount), 0) as settled from allocation a
        where a.company_id = w.company_id and a.credit_id = w.id and a.open_item_id = w.document_id) s on true
      left join lateral (
        select coalesce(sum(l.debit - l.credit) filter (where ac.role = 'BAD_DEBT'), 0) as lost,
          coalesce(sum(l.credit - l.debit) filter (where ac.role = 'RECEIVABLE'), 0) as owed
        from journal_entry e join journal_line l on l.company_id = e.company_id and l.entry_id = e.id
          join account ac on ac.company_id = l.company_id and ac.id = l.account_id
        where e.company_id = w.company_id and e.source_id = w.id) p on true
      cross join lateral (select case when w.reversed_on is null then w.amount else 0 end as held,
        case when w.reversed_on is null then coalesce(-i.home_amount, w.amount) else 0 end as worth) h
      where i.amount is distinct from -w.amount or i.voided_on is distinct from w.reversed_on
        or (s.settled, p.lost, p.owed) is distinct from (h.held, h.worth, h.worth)`,
  },
  gaplessNumbers({ table: 'write_off', ...writeOffSeries }),
];
