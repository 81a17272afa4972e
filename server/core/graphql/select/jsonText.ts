import type { EntityProperty } from '@mikro-orm/core';

/** Returns the SQL of a JSON string literal. */
export const quoted = (text: string) => `'${JSON.stringify(text).replaceAll("'", "''")}'`;

/**
 * Returns SQL that joins `"key":value` pairs into the text of a JSON object; each value is SQL of a JSON text and never null: an operand of `||`,
 * or several. So is what is returned.
 */
export function jsonObject(pairs: [key: string, value: string][]): string {
  const parts = pairs.flatMap(([key, value], index) => [sqlText(`${index ? ',' : '{'}${JSON.stringify(key)}:`), value]);
  return joined(pairs.length ? [...parts, `'}'`] : [`'{}'`]);
}

/** Returns SQL that aggregates JSON texts into the text of a JSON array. */
export const jsonArray = (value: string, clauses = '', filter = '') =>
  `'[' || coalesce(string_agg(${value}, ','${clauses})${filter}, '') || ']'`;

/** Joins SQL texts by `||`, literals that meet as one: PostgreSQL copies a text once more for each operand. */
const joined = (texts: string[]) =>
  texts.reduce((whole, text) => (whole.endsWith("'") && text.startsWith("'") ? whole.slice(0, -1) + text.slice(1) : `${whole} || ${text}`));

const sqlText = (text: string) => `'${text.replaceAll("'", "''")}'`;

const forms: [test: RegExp, form: (column: string) => string][] = [
  [/^(uuid|date|char\(\d+\)|bpchar)$/, column => `'"' || ${column} || '"'`],
  [/^(numeric|decimal)/, column => `'"' || trim_scale(${column}) || '"'`],
  [/^timestamp/, column => `'"' || to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`],
  [/^(int|integer|smallint|bigint|bool|boolean|double|real|float|jsonb?)/, column => `${column}::text`],
];

/** Returns the SQL of a column's value as JSON text: instants in UTC, decimals as strings, null as `null`. */
export function jsonLeaf(column: string, property: EntityProperty, nullable: boolean): string {
  const type = property.columnTypes?.[0] ?? property.type;
  const form = property.array ? undefined : forms.find(([test]) => test.test(type))?.[1];
  const text = form ? form(column) : `to_json(${column})::text`;
  return nullable ? `coalesce(${text}, 'null')` : text;
}
