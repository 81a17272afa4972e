import { csvField } from '../../../server/core/rules/formulaGuard.ts';

/** Builds a small CSV file for spreadsheets, with formulas neutralised. */
export const csvFile = (rows: string[][]): Blob =>
  new Blob([`\uFEFF${rows.map(row => row.map(csvField).join(',')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
