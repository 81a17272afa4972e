import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Conditions that recurring invoices meet at all times. */
export const recurringInvoiceInvariants: Invariant[] = [
  {
    key: 'recurringOnce',
    name: 'The next day of a recurring invoice is after those made out',
    sql: `select r.id, r.next_on, x.period_on from recurring_invoice r join recurring_invoice_run x on x.company_id = r.company_id and x.recurring_id = r.id
      where r.company_id = noria_company() and r.next_on <= x.period_on`,
  },
];
