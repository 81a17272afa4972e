/** How lists of an entity are searched. */
export type SearchKind = 'WORDS' | 'TEXT';

const searchable = new WeakMap<object, SearchKind>();

/**
 * Marks an entity as searchable by the words of its table's generated `search` column (see `noria_fold`), which an index serves: its
 * migration calls `noria_searchable`. TEXT is for tables that are not a company's, or too often written to pay for an index: there every
 * row's text is looked through (docs/search.md).
 */
export const Searchable =
  (kind: SearchKind = 'WORDS'): ClassDecorator =>
  type =>
    void searchable.set(type, kind);

/** How lists of an entity are searched; undefined when they take no `search`. */
export const searchKindOf = (type: object): SearchKind | undefined => searchable.get(type);

/** Whether lists of an entity take `search`. */
export const isSearchable = (type: object): boolean => searchable.has(type);
