/** One field that a list can be narrowed by. Its name is the API's filter field and the address's parameter. */
export type ListFilter = {
  name: string;
  /** Message id of its label, when that is not `<list>.<name>`. */
  label?: string;
} & (
  | { kind: 'text' | 'reference' | 'flag' | 'int' | 'decimal' | 'date' | 'time' }
  /** One or several of some values; `texts` is the stem of their message ids: `status` for `status.ACTIVE`. */
  | { kind: 'choice'; values: readonly string[]; texts: string }
);

export interface Sort {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** What a list is to its address: declared once, beside the route. */
export interface ListSpec {
  /** Stem of its message ids, and what saved views and columns are kept under: customer, user. */
  name: string;
  filters: readonly ListFilter[];
  /** The API's sort fields. */
  sorts: readonly string[];
  /** How it is sorted until somebody sorts it. */
  own: Sort;
}

/** Declares a list; its type keeps the names. */
export const listSpec = <Spec extends ListSpec>(spec: Spec): Spec => spec;
