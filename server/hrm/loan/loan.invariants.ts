import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariants of loans. */
export const loanInvariants: Invariant[] = [
  {
    key: 'loanPaidBack',
    name: 'No more of a loan is paid back than was lent',
    sql: 'select l.id, l.number from employee_loan l where l.deleted_at is null and noria_loan_balance(l) not between 0 and l.secret_amount',
  },
];
