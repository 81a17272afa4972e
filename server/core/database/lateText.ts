import { randomUUID } from 'node:crypto';

/**
 * Stands, in the values of statements, for a text that PostgreSQL finds out in the same round trip: the transaction's setting `app.late`.
 * Every process has its own, so that no text of a user contains it. The text itself must need no escaping in JSON.
 */
export const lateText = `late:${randomUUID()}`;

/** Returns a statement's text with which PostgreSQL puts the late text into those of its values that contain `lateText`. */
export function withLateText(text: string, values: readonly unknown[]): string {
  const isLate = values.map(value => typeof value === 'string' && value.includes(lateText));
  if (!isLate.includes(true)) return text;
  return text.replace(/\$(\d+)/g, (value, place: string) =>
    isLate[Number(place) - 1] ? `replace(${value}, '${lateText}', current_setting('app.late'))` : value,
  );
}
