import { customizedType } from '../../customField/customized.ts';
import { operators } from '../filters.ts';

/** A custom field of a row: its entity, the row's alias, and SQL of the field's key. */
interface CustomColumn {
  Entity: object;
  row: string;
  key: string;
}

/** SQL of a row's value in a custom field, null without one. */
const valueOf = ({ row, key }: CustomColumn) => `(${row}.custom_fields ->> ${key}::text)`;

/** SQL of whether a field holds numbers: read once for a statement, not for each row. All values of such a field are decimals. */
const holdsNumbers = ({ Entity, key }: CustomColumn) =>
  `((select f.kind from custom_field f where f.company_id = noria_company() and f.record_type = '${customizedType(Entity)}'
    and f.key = ${key}::text and f.deleted_at is null) = 'NUMBER')`;

/**
 * SQL of a condition of `CustomValueFilter`. It reads the rows of the company: under row level security, no index of the values could be used.
 * Texts and days compare as they are written: days in ISO 8601 are in their order.
 */
export function customCondition(column: CustomColumn, operator: string, value: string): string {
  const text = valueOf(column);
  const isNumeric = operator === 'atLeast' || operator === 'atMost';
  const compared = isNumeric
    ? `(case when ${holdsNumbers(column)} then ${text}::numeric end)`
    : operator === 'contains'
      ? text
      : `${text} collate "C"`;
  return operators[operator].sql(compared, value);
}

/**
 * SQL of the text by which a list is sorted by a custom field, whatever its kind: numbers become texts of one width, all above zero, so that
 * texts and numbers sort by one expression, as a cursor needs.
 */
export function customOrder(column: CustomColumn): string {
  const value = valueOf(column);
  const number = `(${value}::numeric + 2000000000000000)::numeric(26, 10)::text`;
  return `((case when ${holdsNumbers(column)} then ${number} else ${value} end) collate "und-x-icu")`;
}
