/** SQL that is true for rows that match any of the ids; `ids` is an SQL array. */
export type Matching = (row: string, ids: string) => string;

const matchings = new WeakMap<object, Map<string, Matching>>();

/** Defines how a list's filter finds the rows of an id, for rows that refer to another id with the same meaning. */
export const Matched =
  (matching: Matching): PropertyDecorator =>
  ({ constructor }, name) => {
    if (!matchings.has(constructor)) matchings.set(constructor, new Map());
    matchings.get(constructor)!.set(String(name), matching);
  };

/** Returns the `@Matched` of a property. */
export const matchingOf = (type: object, name: string): Matching | undefined => matchings.get(type)?.get(name);
