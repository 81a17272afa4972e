import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariants of bank statements: what is matched moved exactly what was booked, on the ledger account of the bank account. */
export const bankStatementInvariants: Invariant[] = [
  {
    key: 'bankMatches',
    name: 'Matched bookings moved their amount on the ledger account of their bank account',
    sql: `
      select l.id, l.booked_on, l.amount, sum(coalesce(j.foreign_amount, j.debit - j.credit)) as matched
      from bank_match m join bank_statement_line l on l.company_id = m.company_id and l.id = m.line_id
        join bank_account b on b.company_id = l.company_id and b.id = l.bank_account_id
        join journal_line j on j.company_id = m.company_id and j.entry_id = m.entry_id and j.position = m.position
      group by l.id, l.booked_on, l.amount having sum(coalesce(j.foreign_amount, j.debit - j.credit)) <> l.amount or bool_or(j.account_id <> b.account_id)`,
  },
];
