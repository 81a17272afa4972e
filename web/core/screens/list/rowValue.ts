import { customKeyOf, customPrefix } from '../../../../server/core/customField/customKey.rules.ts';
import { customValueIn, referenceIn, type CustomValue } from '../../fields/FormRecord.ts';
import { nameRecords, pickedName } from '../../fields/pickedNames.ts';

/** Returns a row's value by the name of its input field: the id of a reference for `ownerId`, a custom field's for `customFields.region`. */
export const rowValue = (row: object, name: string): unknown =>
  name in row ? (row as Record<string, unknown>)[name] : (customValueIn(row, name)?.value ?? referenceIn(row, name)?.id);

/** Returns the input that sets a field of a record; the API has custom ones as a list of keys and values. */
export function rowInput(name: string, value: unknown): object {
  const key = customKeyOf(name);
  const given = value === '' ? null : value;
  return key === undefined ? { [name]: given } : { customFields: [{ key, value: given }] };
}

/** Returns the row as it will be: a reference shows the name of the record that was chosen. */
export function patchedRow<Row extends object>(row: Row, name: string, value: unknown): Row {
  if (name in row) return { ...row, [name]: value };
  const called = typeof value === 'string' ? pickedName(value) : undefined;
  if (typeof value === 'string' && called) nameRecords([[value, called]]);
  const key = customKeyOf(name);
  if (key !== undefined) {
    const { customFields = [] } = row as { customFields?: readonly CustomValue[] };
    const others = customFields.filter(each => each.key !== key);
    return { ...row, customFields: value ? [...others, { key, value, text: called ?? value }] : others };
  }
  const relation = name.replace(/Id$/, '');
  const before = (row as Record<string, object | null | undefined>)[relation];
  // A fragment of the record cannot be made up.
  if (before && '__fragments' in before) return row;
  return { ...row, [relation]: called ? { ...before, id: value, userId: value, name: called, title: called } : value ? before : null };
}

/** Returns a form's values of fields; custom ones stand together under `customFields`. */
export function cellValues(values: readonly (readonly [name: string, value: unknown])[]): Record<string, unknown> {
  const custom = values.filter(([name]) => name.startsWith(customPrefix)).map(([name, value]) => [customKeyOf(name)!, value] as const);
  const own = values.filter(([name]) => !name.startsWith(customPrefix));
  return { ...Object.fromEntries(own), ...(custom.length > 0 && { customFields: Object.fromEntries(custom) }) };
}
