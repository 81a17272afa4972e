import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { account, costCenter, entry } from './ledger.entities.ts';
import { openItemRows } from './openItem/openItemRows.ts';
import { periodRows } from './period/periodRows.ts';
import { reportRows } from './report/reportRows.ts';

/** Screens of the books: open items, entries, reports, chart of accounts, cost centers and periods. */
export const rows: ScreenRow[] = [
  ...openItemRows,
  ...entityRows(entry),
  ...reportRows,
  ...[account, costCenter].flatMap(entityRows),
  ...periodRows,
];
