import { Decimal, sum } from '../../../../server/core/money/arithmetic.ts';

/** A budget line in its form; the amount is a string such as "1234.5". */
export interface BudgetLineDraft {
  id?: string;
  title: string;
  headId: string;
  amount: string;
}

export const emptyBudgetLine = (): BudgetLineDraft => ({ title: '', headId: '', amount: '' });

/** Sum of the amounts typed so far; input that is not a number counts as 0. */
export const budgetTotal = (lines: readonly BudgetLineDraft[]): string =>
  sum(lines.map(({ amount }) => new Decimal(/^\d{1,15}(\.\d{1,10})?$/.test(amount) ? amount : 0))).toFixed();
