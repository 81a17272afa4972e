import { randomUUID } from 'node:crypto';

/**
 * Stands, in the values of statements, for a text that PostgreSQL finds out in the same round trip: the transaction's setting `app.late`.
 * Every process has its own, so that no text of a user contains it. The text itself must need no escaping in JSON.
 */
export const lateText = `late:${randomUUID()}`;

/** Texts with late text by their own, and then by the places of the values that contain it. */
const texts = new Map<string, Map<string, string>>();
/** Maximum number of texts whose forms are kept. */
const limit = 500;

/** Returns a statement's text with which PostgreSQL puts the late text into those of its values that contain `lateText`. */
export function withLateText(text: string, values: readonly unknown[]): string {
  let places = '';
  for (const [index, value] of values.entries()) if (typeof value === 'string' && value.includes(lateText)) places += `${index + 1} `;
  if (!places) return text;
  let forms = texts.get(text);
  if (!forms) {
    if (texts.size >= limit) texts.clear();
    texts.set(text, (forms = new Map()));
  }
  const known = forms.get(places);
  if (known) return known;
  const late = new Set(places.split(' '));
  const form = text.replace(/\$(\d+)/g, (value, place: string) =>
    late.has(place) ? `replace(${value}, '${lateText}', current_setting('app.late'))` : value,
  );
  forms.set(places, form);
  return form;
}
