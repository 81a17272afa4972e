import { gaplessNumbers } from '../../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariants of deposits (modules.md, L4). */
export const depositInvariants: Invariant[] = [
  {
    key: 'deposits',
    name: "Open deposits match each customer's advances in the ledger",
    sql: `
      select noria_party(s.company_id, s.party_id) as party, sum(s.held) as in_ledger, sum(s.open) as open
      from (
        select l.company_id, l.party_id, l.credit - l.debit as held, 0 as open
        from account ac join journal_line l on l.company_id = ac.company_id and l.account_id = ac.id where ac.role = 'CUSTOMER_ADVANCES'
        union all
        select company_id, party_id, 0, coalesce(home_amount - home_used, amount - applied - refunded) from deposit
      ) s group by 1 having sum(s.held) <> sum(s.open)`,
  },
  {
    key: 'depositUses',
    name: 'Applied and refunded amounts of deposits match their allocations and refunds',
    sql: `
      select d.number, d.applied, d.refunded from deposit d
      where d.applied <> (select coalesce(sum(a.amount), 0) from allocation a where a.company_id = d.company_id and a.deposit_id = d.id)
        or d.home_used <> (select coalesce(sum(a.home_source), 0) from allocation a where a.company_id = d.company_id and a.deposit_id = d.id)
          + (select coalesce(sum(r.home_source), 0) from deposit_refund r where r.company_id = d.company_id and r.deposit_id = d.id)
        or d.refunded <> (select coalesce(sum(r.amount), 0) from deposit_refund r where r.company_id = d.company_id and r.deposit_id = d.id)`,
  },
  gaplessNumbers({ table: 'deposit', documentType: 'DEPOSIT' }),
];
