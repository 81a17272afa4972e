/** Something that holds of a company's data at any moment, whatever happened before. */
export interface Invariant {
  /** What holds, as a sentence: `every journal entry balances`. */
  name: string;
  /** SQL of the rows that break it, of the company that is set (row level security leaves no others); none when all is well. */
  sql: string;
}
