/** Money about to be spent or promised, net of tax. */
export interface Spending {
  headId: string | null;
  budgetLineId: string | null;
  costCenterId: string | null;
  /** YYYY-MM-DD: the day of the entry, or of the order. */
  on: string;
  /** In the company's currency, more than 0. */
  amount: string;
}

/** Spending that has found its budget line, its head and its cost center. */
export type PlacedSpending = Spending & { accountId: string | null };
