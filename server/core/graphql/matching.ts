/** SQL that is true for rows that match any of the ids; `ids` is an SQL array. For a flag, SQL of the rows for which it is true. */
export type Matching = (row: string, ids: string) => string;

const matchings = new WeakMap<object, Map<string, Matching>>();

/**
 * Defines how a list's filter finds the rows of an id, for rows that refer to another id with the same meaning; or those of a flag, where what
 * tells it of one row would not find them.
 */
export const Matched =
  (matching: Matching): PropertyDecorator =>
  ({ constructor }, name) => {
    if (!matchings.has(constructor)) matchings.set(constructor, new Map());
    matchings.get(constructor)!.set(String(name), matching);
  };

/** Returns the `@Matched` of a property, which a base class may have. */
export const matchingOf = (type: object | null, name: string): Matching | undefined =>
  type ? (matchings.get(type)?.get(name) ?? matchingOf(Object.getPrototypeOf(type) as object | null, name)) : undefined;
