/** How lists of an entity are searched. */
export type SearchKind = 'WORDS' | 'TEXT';

const searchable = new WeakMap<object, SearchKind>();

/**
 * Marks an entity as searchable by the words of its table's generated `search` column (see `noria_fold`), backed by an index: its migration
 * calls `noria_searchable`. TEXT is for tables that belong to no company, or are written too often for an index to pay off: their searches
 * scan every row's text (docs/search.md).
 */
export const Searchable =
  (kind: SearchKind = 'WORDS'): ClassDecorator =>
  type =>
    void searchable.set(type, kind);

/** Returns how lists of an entity are searched; undefined if they take no `search`. */
export const searchKindOf = (type: object): SearchKind | undefined => searchable.get(type);

/** Whether lists of an entity take `search`. */
export const isSearchable = (type: object): boolean => searchable.has(type);
