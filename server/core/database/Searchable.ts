/** Entities whose table has a generated `search` column (see `noria_fold`): their lists take `search`. */
const searchable = new WeakSet<object>();

/** Marks an entity as searchable by text. */
export const Searchable = (): ClassDecorator => type => void searchable.add(type);

/** Whether lists of an entity take `search`. */
export const isSearchable = (type: object): boolean => searchable.has(type);
