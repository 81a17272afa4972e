import { InvalidInput } from '../errors.ts';

/** Rows below the head at most; a larger file is imported in parts. */
export const rowLimit = 10_000;
/** Columns at most; those beyond are left out. */
export const columnLimit = 200;
/** Characters of a cell at most; no spreadsheet holds more. */
export const cellLimit = 32_767;

/** A table as its file has it: the first row that is not empty is its head. */
export interface Table {
  titles: string[];
  /** `line` is the row's own number in the file, from 1. */
  rows: { line: number; cells: string[] }[];
}

/** The file holds more than is looked at. */
export const tooLarge = () => new InvalidInput({ field: 'file', code: 'importTooLarge' });
