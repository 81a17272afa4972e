import type { EntityProperty } from '@mikro-orm/core';
import { typeOfId } from '../../database/ids.ts';
import { RequestError } from '../../errors.ts';

/** Returns the SQL of a row's cursor: its id and, after a colon, the value it is sorted by; no colon means null. */
export const writeCursor = (key: EntityProperty, column: string, alias: string) =>
  key.primary ? `${alias}.id::text` : `${alias}.id || coalesce(':' || ${column}::text, '')`;

/** Parses a cursor. Throws BAD_USER_INPUT for anything that `writeCursor` cannot have written. */
export function readCursor(cursor: string, key: EntityProperty): { id: string; value: string | null } {
  const id = cursor.slice(0, 36);
  const value = cursor[36] === ':' ? cursor.slice(37) : null;
  const fits = typeOfId(id) !== undefined && (cursor.length === 36 || value !== null) && (key.primary || key.nullable || value !== null);
  if (!fits || (value !== null && !isReadable(value, key))) throw new RequestError('BAD_USER_INPUT', 'cursorUnknown');
  return { id, value };
}

function isReadable(value: string, key: EntityProperty): boolean {
  const type = key.columnTypes?.[0] ?? key.type;
  if (/^timestamp|^date/.test(type))
    return /^\d{4,}-\d{2}-\d{2}[\d :.+-]*$/.test(value) && !Number.isNaN(Date.parse(value.replace(/(:[\d.]+[+-]\d{2})$/, '$1:00')));
  if (/^(numeric|int|bigint)/.test(type)) return /^-?\d+(\.\d+)?$/.test(value);
  return !value.includes('\0');
}
