import { referenceIn } from '../../fields/FormRecord.ts';

/** Returns a row's value by the name of its input field: the id of a reference for `ownerId`. */
export const rowValue = (row: object, name: string): unknown =>
  name in row ? (row as Record<string, unknown>)[name] : referenceIn(row, name)?.id;
