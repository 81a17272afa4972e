import { idForm } from '../core/rules/idForm.ts';
import { oneId, textOf, type Values } from '../core/rest/Route.ts';

/** Returns the id in an id or a whole record. */
export function idOf(value: unknown): unknown {
  const named = typeof value === 'object' && value !== null ? (value as Values).id : value;
  return typeof named === 'string' ? oneId(named) : named;
}

/** Replaces whole records by their ids in a list that may be a single value; missing values stay missing. */
export const idsOf = (value: unknown): unknown => (value === undefined || value === null ? value : [value].flat().map(idOf));

/** Writes an enum's value as the schema does; other values stay. */
export const upperCase = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, '_')
    : value;

/** Filters by a status: a column's title, kind or id; `All` means no filter. */
export function inStatus(value: string | string[]): Values {
  const status = (textOf(value) ?? '').trim().toLowerCase();
  if (status === 'all') return {};
  return idForm.test(status) ? { column: { eq: status } } : { status: { in: [status, status.replace(/[_-]+/g, ' ')] } };
}
