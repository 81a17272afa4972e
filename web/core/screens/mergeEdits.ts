/** What a record's form comes to when somebody else has saved since it was opened. */
export interface MergedEdits<Values> {
  /** Each field as whoever changed it wants it; mine where both did. */
  values: Values;
  /** What both changed, each otherwise. */
  contested: (keyof Values & string)[];
  /** What only the other one changed. */
  taken: (keyof Values & string)[];
}

/** Joins two edits of one record, field by field: `base` is what both began with, `mine` what is typed, `theirs` what is stored now. */
export function mergeEdits<Values extends object>(base: Values, mine: Values, theirs: Values): MergedEdits<Values> {
  const fields = Object.keys(theirs) as (keyof Values & string)[];
  // What a form does not hold, its user has not changed.
  const isMine = (field: keyof Values) => mine[field] !== undefined && !isSame(mine[field], base[field]);
  const changed = fields.filter(field => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]));
  const own = fields.filter(isMine).map(field => [field, mine[field]]);
  return {
    values: { ...theirs, ...(Object.fromEntries(own) as Partial<Values>) },
    contested: changed.filter(isMine),
    taken: changed.filter(field => !isMine(field)),
  };
}

/** Whether a form shows both alike: an empty field is an empty field, and a number its text. */
const isSame = (one: unknown, other: unknown) => shown(one) === shown(other);
const shown = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (part === '' || part === undefined ? null : typeof part === 'number' ? `${part}` : part));
