import { Decimal, sum } from '../../../server/core/money/arithmetic.ts';

/** A line of a manual entry in its form; amounts are strings such as "1234.5". */
export interface EntryLineDraft {
  accountId: string;
  debit: string;
  credit: string;
  /** Currency of the account, if that is not the company's, and the amount in it. */
  foreignCurrency: string;
  foreignAmount: string;
  costCenterId: string;
  note: string;
}

export const emptyEntryLine = (): EntryLineDraft => ({
  accountId: '',
  debit: '',
  credit: '',
  foreignCurrency: '',
  foreignAmount: '',
  costCenterId: '',
  note: '',
});

/** Sums both sides of the lines typed so far; input that is not a number counts as 0. */
export function entryTotals(lines: readonly EntryLineDraft[]): { debit: string; credit: string; difference: string } {
  const [debit, credit] = (['debit', 'credit'] as const).map(side => sum(lines.map(line => amount(line[side]))));
  return { debit: debit.toFixed(), credit: credit.toFixed(), difference: debit.minus(credit).toFixed() };
}

const amount = (typed: string): Decimal => new Decimal(/^\d{1,15}(\.\d{1,10})?$/.test(typed) ? typed : 0);
