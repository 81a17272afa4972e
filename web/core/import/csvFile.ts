import { csvField } from '../../../server/core/rules/formulaGuard.ts';

/** A small CSV file for spreadsheets; what they would run as a formula is kept from it. */
export const csvFile = (rows: string[][]): Blob =>
  new Blob([`\uFEFF${rows.map(row => row.map(csvField).join(',')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
