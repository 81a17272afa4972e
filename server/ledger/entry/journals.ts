/** The books that entries stand in, each numbered by itself: sales, purchases, money, stock, payroll, and what is written by hand. */
export const journalNames = ['SALES', 'PURCHASES', 'CASH', 'STOCK', 'PAYROLL', 'GENERAL'] as const;

export type JournalName = (typeof journalNames)[number];
