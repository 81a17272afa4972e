/** Journals, each with its own numbering: sales, purchases, cash, stock, payroll, and general for manual entries. */
export const journalNames = ['SALES', 'PURCHASES', 'CASH', 'STOCK', 'PAYROLL', 'GENERAL'] as const;

export type JournalName = (typeof journalNames)[number];
