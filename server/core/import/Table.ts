import { InvalidInput } from '../errors.ts';

/** Maximum rows below the header; larger files are imported in parts. */
export const rowLimit = 10_000;
/** Maximum columns; further columns are left out. */
export const columnLimit = 200;
/** Maximum characters of a cell; no spreadsheet holds more. */
export const cellLimit = 32_767;

/** A table as stored in its file; the first non-empty row is its header. */
export interface Table {
  titles: string[];
  /** `line` is the row's number in the file, from 1. */
  rows: { line: number; cells: string[] }[];
}

/** Returns the error for a file that exceeds the limits. */
export const tooLarge = () => new InvalidInput({ field: 'file', code: 'importTooLarge' });
