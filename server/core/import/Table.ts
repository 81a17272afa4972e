/** Rows below the head at most; a larger file is imported in parts. */
export const rowLimit = 10_000;
/** Columns at most. */
export const columnLimit = 200;

/** A table as its file has it: the first row that is not empty is its head. */
export interface Table {
  titles: string[];
  /** `line` is the row's own number in the file, from 1. */
  rows: { line: number; cells: string[] }[];
}
