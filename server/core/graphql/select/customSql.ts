import { operators } from '../filters.ts';

/** SQL of a row's value in a custom field, null without one; `key` is SQL of the field's key. */
const valueOf = (row: string, key: string) => `(${row}.custom_fields ->> ${key}::text)`;

/** SQL of a value as a number, null if it is none. */
const asNumber = (value: string) => `(case when ${value} ~ '^-?[0-9]{1,15}([.][0-9]{1,10})?$' then ${value}::numeric end)`;

/**
 * SQL of a condition of `CustomValueFilter`. It reads the rows of the company: under row level security, no index of the values could be used.
 * Texts and days compare as they are written: days in ISO 8601 are in their order.
 */
export function customCondition(row: string, key: string, operator: string, value: string): string {
  const text = valueOf(row, key);
  const column = operator === 'atLeast' || operator === 'atMost' ? asNumber(text) : operator === 'contains' ? text : `${text} collate "C"`;
  return operators[operator].sql(column, value);
}

/**
 * SQL of the text by which a list is sorted by a custom field, whatever its kind: numbers become texts of one width, all above zero, so that
 * texts and numbers sort by one expression, as a cursor needs.
 */
export function customOrder(row: string, key: string): string {
  const value = valueOf(row, key);
  const number = asNumber(value);
  return `(coalesce((${number} + 2000000000000000)::numeric(26, 10)::text, ${value}) collate "und-x-icu")`;
}
