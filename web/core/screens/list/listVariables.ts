import { currentSession } from '../../session/session.ts';
import type { ListFilter, ListSpec, Sort } from './ListSpec.ts';
import { daysOf, instantOf, nextDay } from './spanDays.ts';

/** What the address says of something that is so or is not. */
export const flags = ['yes', 'no'] as const;

/** Rows that a list starts with. */
const headSize = 50;

/** What a list's address asks of the API: the first rows, its search, filters and sort. What the address garbles is left out. */
export function listVariables(address: URLSearchParams, spec: ListSpec) {
  const filter = spec.filters.flatMap(one => {
    const condition = conditionOf(one, address.get(one.name) ?? '');
    return condition ? [[one.name, condition] as const] : [];
  });
  return {
    first: headSize,
    after: null,
    search: address.get('q'),
    filter: Object.fromEntries(filter),
    sort: sortOf(address, spec),
  };
}

/** `?sort=NAME` or `?sort=-NAME`; anything else is the list's own order. */
export function sortOf(address: URLSearchParams, { sorts, own }: ListSpec): Sort {
  const text = address.get('sort') ?? '';
  const field = sorts.find(candidate => candidate === text.replace(/^-/, ''));
  return field ? { field, direction: text.startsWith('-') ? 'DESC' : 'ASC' } : own;
}

/** Both ends of `1..5`, `1..` or `..5`; an end that is not there is empty. */
export function endsOf(text: string): [from: string, to: string] {
  const [from = '', to = ''] = text.split('..');
  return [from.trim(), to.trim()];
}

/** The values of a choice that are offered. */
export const choicesOf = (text: string, values: readonly string[]): string[] => values.filter(value => text.split(',').includes(value));

/** Whether a filter narrows by what the address says of it: an old link may name a choice that is offered no more. */
export const narrows = (filter: ListFilter, text: string | null): boolean =>
  !!text && (filter.kind !== 'choice' || choicesOf(text, filter.values).length > 0);

/** What one parameter of the address asks; undefined when nothing. */
function conditionOf(filter: ListFilter, text: string): object | undefined {
  if (!text) return undefined;
  switch (filter.kind) {
    case 'text':
      return { contains: text };
    case 'reference':
      return /^[\da-f-]{36}$/.test(text) ? { eq: text } : undefined;
    case 'flag':
      return flags.includes(text as never) ? { eq: text === 'yes' } : undefined;
    case 'choice': {
      const chosen = choicesOf(text, filter.values);
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
      const zone = currentSession().timeZone;
      const [from, to] = daysOf(text, zone);
      const value = (day: string) => (filter.kind === 'date' ? day : instantOf(day, zone));
      return from || to ? { ...(from && { from: value(from) }), ...(to && { before: value(nextDay(to)) }) } : undefined;
    }
  }
}
