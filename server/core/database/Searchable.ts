/** A search of the latest rows alone, for tables that are written too often for an index of words to pay off (docs/search.md). */
export interface LatestSearch {
  /** Property that the latest rows are found by. */
  at: string;
  /** Property with the id of the record a row is about: rows about records that are found by the words are searched whatever their age. */
  about: string;
  /** Filters that an index serves: they hold for the latest rows that are read, so that these reach back further. */
  within: readonly string[];
}

/** How lists of an entity are searched. */
export type SearchKind = 'WORDS' | 'TEXT' | LatestSearch;

const searchable = new WeakMap<object, SearchKind>();

/**
 * Marks an entity as searchable by the words of its table's generated `search` column (see `noria_fold`), backed by an index: its migration
 * calls `noria_searchable`. TEXT is for tables that belong to no company: their searches scan every row's text (docs/search.md).
 */
export const Searchable =
  (kind: SearchKind = 'WORDS'): ClassDecorator =>
  type =>
    void searchable.set(type, kind);

/** Returns how lists of an entity are searched; undefined if they take no `search`. */
export const searchKindOf = (type: object): SearchKind | undefined => searchable.get(type);

/** Whether lists of an entity take `search`. */
export const isSearchable = (type: object): boolean => searchable.has(type);
