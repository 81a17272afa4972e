/** Something that holds of a company's data at any moment, whatever happened before. */
export interface Invariant {
  /** What it is called by: `invariant.<key>` is its name on the screen. */
  key: string;
  /** What holds, as a sentence: `every journal entry balances`. */
  name: string;
  /** SQL of the rows that break it, of the company that is set (row level security leaves no others); none when all is well. */
  sql: string;
}

/** One that is said of every table alike, those of later modules too: its SQL follows from the tables there are. */
export interface GeneralInvariant extends Omit<Invariant, 'sql'> {
  sql: (tables: RecordTable[]) => string;
}

/** A table of a company's records. */
export interface RecordTable {
  name: string;
  columns: string[];
  /** Whether its records are found by their words. */
  isSearched: boolean;
}

/** What to hold the data against. */
export type AnyInvariant = Invariant | GeneralInvariant;
