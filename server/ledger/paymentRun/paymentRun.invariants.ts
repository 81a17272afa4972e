import { gaplessNumbers } from '../../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../../core/invariants/Invariant.ts';
import { paymentRunSeries } from './paymentRunSeries.ts';

/** Conditions that payment runs meet at all times. */
export const paymentRunInvariants: Invariant[] = [
  {
    key: 'paymentRuns',
    name: 'Payment runs add up their payments, each to a bank account of the vendor it settles',
    sql: `
      select r.number, r.total, l.total as lines, l.strangers
      from payment_run r
        left join lateral (
          select sum(p.amount) as total,
            count(*) filter (where a.vendor_id <> p.party_id or p.bank_account_id <> r.bank_account_id or p.direction <> 'OUT') as strangers
          from payment_run_line n
            join payment p on p.company_id = n.company_id and p.id = n.payment_id
            join vendor_bank_account a on a.company_id = n.company_id and a.id = n.vendor_account_id
          where n.company_id = r.company_id and n.run_id = r.id
        ) l on true
      where r.total is distinct from l.total or l.strangers > 0`,
  },
  gaplessNumbers({ table: 'payment_run', ...paymentRunSeries }),
];
