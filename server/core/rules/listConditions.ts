import { instantOf } from './instantOf.ts';
import { daysOf, nextDay } from './spanDays.ts';

/** What a filter of a list is, as far as its condition depends on it. */
export interface FilterKind {
  /** Both the API's filter field and the search parameter. */
  name: string;
  kind: 'text' | 'flag' | 'int' | 'decimal' | 'date' | 'time' | 'reference' | 'choice';
  /** Values of a choice. */
  values?: readonly string[];
}

/** Order of a list; `customField` is the key of the custom field, with the field `CUSTOM_FIELDS`. */
export interface Sort {
  field: string;
  customField?: string;
  direction: 'ASC' | 'DESC';
}

/** How a list's address is read: its filters and sort orders, and whether its records can have custom fields. */
export interface ListReading {
  filters: readonly FilterKind[];
  sorts: readonly string[];
  /** Default sort order. */
  own: Sort;
  customized?: unknown;
}

/** Values of a yes/no filter in the address. */
export const flags = ['yes', 'no'] as const;

/**
 * Returns the search, filters and sort order that a list's address asks for, as its query takes them. Invalid parameters are ignored.
 *
 * @param zone Time zone in which days begin and spans such as LAST_7_DAYS end; the machine's without one.
 */
export function listConditions(address: URLSearchParams, spec: ListReading, zone: string | undefined) {
  const filter = spec.filters.flatMap(one => {
    const condition = conditionOf(one, address.get(one.name) ?? '', zone);
    return condition ? [[one.name, condition] as const] : [];
  });
  const custom = spec.customized ? customConditions(address, zone) : [];
  return {
    search: address.get('q'),
    filter: { ...Object.fromEntries(filter), ...(custom.length > 0 && { customFields: custom }) },
    sort: sortOf(address, spec),
  };
}

/** Conditions on custom fields: their names in the address say their kind and key, as `customFilters` writes them. */
const customConditions = (address: URLSearchParams, zone: string | undefined): object[] =>
  [...address].flatMap(([name, text]) => {
    const [, kind, key] = /^custom-(text|decimal|date|choice|reference)-([a-z][a-z0-9_]*)$/.exec(name) ?? [];
    const filter = { name, kind: kind as FilterKind['kind'], values: kind === 'choice' ? allChoices(text) : [] };
    const condition = kind && conditionOf(filter, text, zone);
    return condition ? [{ key, ...condition }] : [];
  });

/** Parses `?sort=NAME`, `?sort=-NAME` or, for a custom field, `?sort=custom-key`; anything else gives the list's default order. */
export function sortOf(address: URLSearchParams, { sorts, own, customized }: ListReading): Sort {
  const text = address.get('sort') ?? '';
  const [, sign, customField] = /^(-?)custom-([a-z][a-z0-9_]*)$/.exec(text) ?? [];
  if (customized && customField) return { field: 'CUSTOM_FIELDS', customField, direction: sign ? 'DESC' : 'ASC' };
  const field = sorts.find(candidate => candidate === text.replace(/^-/, ''));
  return field ? { field, direction: text.startsWith('-') ? 'DESC' : 'ASC' } : own;
}

/** Splits `1..5`, `1..` or `..5`; a missing end is empty. */
export function endsOf(text: string): [from: string, to: string] {
  const [from = '', to = ''] = text.split('..');
  return [from.trim(), to.trim()];
}

/** Returns the selected values of a choice that are still offered. */
export const choicesOf = (text: string, values: readonly string[]): string[] => values.filter(value => allChoices(text).includes(value));

/** Writes selected values into an address; a company's own choices may have commas in them. */
export const addressOfChoices = (values: readonly string[]): string => values.map(value => value.replaceAll(',', '%2C')).join(',');
const allChoices = (text: string) => text.split(',').map(value => value.replaceAll('%2C', ','));

/** Returns whether a filter's search parameter has an effect: an old link may contain values that are no longer offered. */
export const narrows = (filter: FilterKind, text: string | null): boolean =>
  !!text && (filter.kind !== 'choice' || choicesOf(text, filter.values ?? []).length > 0);

/** Returns the API condition for a search parameter; undefined if it has none. */
function conditionOf(filter: FilterKind, text: string, zone: string | undefined): object | undefined {
  if (!text) return undefined;
  switch (filter.kind) {
    case 'text':
      return { contains: text };
    case 'reference':
      return /^[\da-f-]{36}$/.test(text) ? { eq: text } : undefined;
    case 'flag':
      return flags.includes(text as never) ? { eq: text === 'yes' } : undefined;
    case 'choice': {
      const chosen = choicesOf(text, filter.values ?? []);
      return chosen.length ? { in: chosen } : undefined;
    }
    case 'int':
    case 'decimal': {
      const [atLeast, atMost] = endsOf(text).map(end => (/^-?\d{1,15}(\.\d{1,10})?$/.test(end) ? end : ''));
      const value = (end: string) => (filter.kind === 'int' ? Number(end) : end);
      return atLeast || atMost ? { ...(atLeast && { atLeast: value(atLeast) }), ...(atMost && { atMost: value(atMost) }) } : undefined;
    }
    case 'date':
    case 'time': {
      const [from, to] = daysOf(text, zone);
      const value = (day: string) => (filter.kind === 'date' ? day : instantOf(day, zone));
      return from || to ? { ...(from && { from: value(from) }), ...(to && { before: value(nextDay(to)) }) } : undefined;
    }
  }
}
