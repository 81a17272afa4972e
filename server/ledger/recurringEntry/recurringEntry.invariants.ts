import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Conditions that recurring entries meet at all times. */
export const recurringEntryInvariants: Invariant[] = [
  {
    key: 'recurringEntryOnce',
    name: 'The next day of a recurring entry is after those posted',
    sql: `select r.id, r.next_on, x.period_on from recurring_entry r join recurring_entry_run x on x.company_id = r.company_id and x.recurring_id = r.id
      where r.company_id = noria_company() and r.next_on <= x.period_on`,
  },
];
