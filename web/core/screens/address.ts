/** Rows of a list's page. */
export const pageSize = 25;

/** What a list's address says of page and search: forward from `after`, or backward from `before`. */
export function pageVariables(address: URLSearchParams) {
  const before = address.get('before');
  return { ...(before ? { last: pageSize, before } : { first: pageSize, after: address.get('after') }), search: address.get('q') };
}

export interface Sort<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** `?sort=NAME` or `?sort=-NAME`; anything else is the list's own order. */
export function sortVariable<Field extends string>(address: URLSearchParams, fields: readonly Field[], own: Sort<Field>): Sort<Field> {
  const text = address.get('sort') ?? '';
  const field = fields.find(candidate => candidate === text.replace(/^-/, ''));
  return field ? { field, direction: text.startsWith('-') ? 'DESC' : 'ASC' } : own;
}

/** The value of a filter, if it is one that the filter offers. */
export function choiceIn<Value extends string>(address: URLSearchParams, name: string, values: readonly Value[]): Value | undefined {
  const text = address.get(name);
  return values.find(value => value === text);
}
