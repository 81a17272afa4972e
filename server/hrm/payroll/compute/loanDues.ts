import { Decimal, round, zero } from '../../../core/money/arithmetic.ts';
import type { Explained } from './itemAmount.ts';
import type { Arrear, LoanItem, SlipInput } from './SlipInput.ts';

/**
 * Returns what is due of an employee's loans: the arrears, of loans no more than what is left of each, and an instalment of each loan, of which the last one
 * is the rest. The last slip of somebody who leaves takes the rest of each loan. Together they never exceed what was lent, also where a loan was paid back in between.
 */
export function loanDues({
  loans,
  arrears,
  digits,
  endsOn,
  leftOn,
}: Pick<SlipInput, 'loans' | 'arrears' | 'digits' | 'endsOn' | 'leftOn'>): {
  arrears: Arrear[];
  instalments: { item: LoanItem; of: Explained }[];
} {
  const left = new Map(loans.map(({ id, balance }) => [id, round(balance, digits)]));
  const take = (id: string, amount: string) => {
    const rest = left.get(id) ?? zero;
    const part = Decimal.min(amount, rest);
    left.set(id, rest.minus(part));
    return part;
  };
  const owed = arrears.flatMap((arrear): Arrear[] => {
    if (arrear.kind !== 'LOAN') return [arrear];
    const part = take(arrear.itemId, arrear.amount);
    return part.isZero() ? [] : [{ ...arrear, amount: part.toFixed(digits) }];
  });
  const isLast = leftOn !== null && leftOn <= endsOn;
  const instalments = loans.flatMap(item => {
    const amount = take(item.id, isLast ? (left.get(item.id) ?? zero).toFixed() : round(item.instalment, digits).toFixed());
    if (amount.isZero()) return [];
    const paidOff = { rule: 'LOAN_REST' as const, balance: item.balance, exact: amount.toFixed() };
    const why = isLast ? paidOff : { rule: 'LOAN' as const, amount: item.instalment, balance: item.balance, exact: amount.toFixed() };
    return [{ item, of: { amount, why } }];
  });
  return { arrears: owed, instalments };
}
