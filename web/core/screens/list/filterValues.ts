import type { ListFilter } from './ListSpec.ts';
import { addressOfChoices, choicesOf, endsOf } from '../../../../server/core/rules/listConditions.ts';
import { filterSpans } from './spanDays.ts';

type Values = Record<string, unknown>;

/**
 * Returns the form values of a filter from its search parameter: ranges have two fields, `<name>From` and `<name>To`; dates also have
 * `<name>Span`.
 */
export function fieldsOf(filter: ListFilter, text: string): Values {
  const { kind, name } = filter;
  if (kind === 'choice') return { [name]: choicesOf(text, filter.values) };
  if (kind === 'text' || kind === 'reference' || kind === 'flag') return { [name]: text };
  const [from, to] = text.includes('..') ? endsOf(text) : [text, text];
  const isSpan = filterSpans.includes(text as never);
  const span = isSpan ? text : text ? 'OWN' : '';
  return { [`${name}From`]: isSpan ? '' : from, [`${name}To`]: isSpan ? '' : to, [`${name}Span`]: span };
}

/** Returns the search parameter of a filter from its form values; empty if it does not filter. */
export function addressOf(filter: ListFilter, values: Values): string {
  const { kind, name } = filter;
  const text = (field: string) => ((values[field] as string | undefined) ?? '').trim();
  if (kind === 'choice') return addressOfChoices((values[name] as string[] | undefined) ?? []);
  if (kind === 'text' || kind === 'reference' || kind === 'flag') return text(name);
  const span = text(`${name}Span`);
  if ((kind === 'date' || kind === 'time') && span !== 'OWN') return span;
  const [from, to] = [text(`${name}From`), text(`${name}To`)];
  return from || to ? `${from}..${to}` : '';
}
