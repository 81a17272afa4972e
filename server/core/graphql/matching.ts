/** SQL that is true for rows of the ids asked for: `ids` is an array of them. */
export type Matching = (row: string, ids: string) => string;

const matchings = new WeakMap<object, Map<string, Matching>>();

/** Says how a list's filter finds the rows of an id, where a row may name another one that stands for the same. */
export const Matched =
  (matching: Matching): PropertyDecorator =>
  ({ constructor }, name) => {
    if (!matchings.has(constructor)) matchings.set(constructor, new Map());
    matchings.get(constructor)!.set(String(name), matching);
  };

/** What `@Matched` said of a property. */
export const matchingOf = (type: object, name: string): Matching | undefined => matchings.get(type)?.get(name);
