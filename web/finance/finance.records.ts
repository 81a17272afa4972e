import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { budget, expense, expenseHead } from './budgeting/budgeting.entities.ts';
import { crmInvoice, openingLine, recurringInvoice, salaryChange, salesInvoice } from './finance.entities.ts';

/** Finance records that the command palette finds and creates. */
export const records: RecordKind[] = [
  salesInvoice,
  crmInvoice,
  recurringInvoice,
  expense,
  budget,
  expenseHead,
  salaryChange,
  openingLine,
].map(recordKindOf);
