import type { ReadRow } from './RowReader.ts';

/** Value of a reference to another row of the same file, by the key of that row: the parent of a task. */
export class RowKey {
  constructor(readonly key: string) {}
}

/** Returns the rows with every row behind those that it refers to. Rows that refer to each other in a circle keep their order. */
export function inOrder(rows: ReadRow[], keyOf: (row: ReadRow) => string | undefined): ReadRow[] {
  const byKey = new Map(rows.map(row => [keyOf(row), row]));
  const referred = (row: ReadRow) =>
    Object.values(row.values).flatMap(value => (value instanceof RowKey ? (byKey.get(value.key) ?? []) : []));
  const ordered = new Set<ReadRow>();
  const begun = new Set<ReadRow>();
  for (const first of rows) {
    const waiting = [first];
    while (waiting.length) {
      const row = waiting.at(-1)!;
      const above = begun.has(row) ? [] : referred(row).filter(other => !begun.has(other));
      begun.add(row);
      if (above.length) waiting.push(...above);
      else ordered.add(waiting.pop()!);
    }
  }
  return [...ordered];
}

/** Puts the ids of the records in place of their keys. Returns the fields whose record is not there. */
export function placeIds(values: Record<string, unknown>, idOf: (key: string) => string | undefined): string[] {
  const missing: string[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (!(value instanceof RowKey)) continue;
    const id = idOf(value.key);
    if (id) values[field] = id;
    else missing.push(field);
  }
  return missing;
}
