import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { account, bankAccount, costCenter, deposit, entry, exchangeRate, payment, paymentRun, reminder } from './ledger.entities.ts';
import { recurringEntry } from './recurringEntry/recurringEntryScreens.ts';
import { accountStatementRows } from './accountStatement/accountStatementRows.ts';
import { openItemRows } from './openItem/openItemRows.ts';
import { payVendorsRow } from './paymentRun/payVendorsRow.ts';
import { periodRows } from './period/periodRows.ts';
import { revaluationRows } from './revaluation/revaluationRows.ts';
import { reportRows } from './report/reportRows.ts';

/** Screens of the books: open items, payments, deposits, entries, reports, chart of accounts, cost centers and periods. */
export const rows: ScreenRow[] = [
  ...openItemRows,
  ...accountStatementRows,
  ...[reminder, bankAccount, payment, paymentRun, deposit].flatMap(entityRows),
  payVendorsRow,
  ...[entry, recurringEntry].flatMap(entityRows),
  ...reportRows,
  ...[account, costCenter, exchangeRate].flatMap(entityRows),
  ...revaluationRows,
  ...periodRows,
];
