/** A condition that a company's data must meet at all times. */
export interface Invariant {
  /** Identifier: the UI label is `invariant.<key>`. */
  key: string;
  /** The condition as a sentence: `every journal entry balances`. */
  name: string;
  /** SQL that returns the violating rows of the current company (row level security hides all others); no rows if the condition holds. */
  sql: string;
}

/** An invariant over all tables, including those of later modules: its SQL is generated from the existing tables. */
export interface GeneralInvariant extends Omit<Invariant, 'sql'> {
  sql: (tables: RecordTable[]) => string;
}

/** A table with records of a company. */
export interface RecordTable {
  name: string;
  columns: string[];
  /** Whether its records are indexed by their words. */
  isSearched: boolean;
}

/** Any invariant to check. */
export type AnyInvariant = Invariant | GeneralInvariant;
