/** Result of merging a form with a record that someone else has saved meanwhile. */
export interface MergedEdits<Values> {
  /** Merged values; on a conflict, the user's own. */
  values: Values;
  /** Fields that both users changed to different values. */
  contested: (keyof Values & string)[];
  /** Fields that only the other user changed. */
  taken: (keyof Values & string)[];
}

/** Three-way merge of a record, field by field: `base` is the common starting point, `mine` the form, `theirs` the stored record. */
export function mergeEdits<Values extends object>(base: Values, mine: Values, theirs: Values): MergedEdits<Values> {
  const fields = Object.keys(theirs) as (keyof Values & string)[];
  // A field missing from the form was not changed by its user.
  const isMine = (field: keyof Values) => mine[field] !== undefined && !isSame(mine[field], base[field]);
  const changed = fields.filter(field => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]));
  const own = fields.filter(isMine).map(field => [field, mine[field]]);
  return {
    values: { ...theirs, ...(Object.fromEntries(own) as Partial<Values>) },
    contested: changed.filter(isMine),
    taken: changed.filter(field => !isMine(field)),
  };
}

/** Returns whether a form shows both values alike: all empty values are equal, and a number equals its text. */
const isSame = (one: unknown, other: unknown) => shown(one) === shown(other);
const shown = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (part === '' || part === undefined ? null : typeof part === 'number' ? `${part}` : part));
