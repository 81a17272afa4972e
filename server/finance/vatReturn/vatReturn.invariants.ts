import type { Invariant } from '../../core/invariants/Invariant.ts';
import { vatFacts } from './vatFacts.ts';

/** The tax that returns add up from documents is what the VAT accounts moved, day by day (modules L2). */
export const vatReturnInvariant: Invariant = {
  key: 'vatReturned',
  name: 'The VAT return of every day matches the VAT accounts',
  sql: `
    with q as (select noria_company() as company_id, '1900-01-01'::date as from_on, '2999-12-31'::date as to_on)
    select s.side, s.day, sum(s.returned) as returned, sum(s.posted) as posted from (
      select f.side, f.day, f.tax as returned, 0 as posted from (${vatFacts}) f
      union all
      select case a.role when 'VAT_OUTPUT' then 'SALES' else 'PURCHASES' end, l.posted_on, 0,
        case a.role when 'VAT_OUTPUT' then l.credit - l.debit else l.debit - l.credit end
      from account a join journal_line l on l.company_id = a.company_id and l.account_id = a.id
      where a.company_id = noria_company() and a.role in ('VAT_INPUT', 'VAT_OUTPUT')
    ) s group by 1, 2 having sum(s.returned) <> sum(s.posted)`,
};
