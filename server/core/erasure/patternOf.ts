import { fold } from '../rules/fold.ts';

/** Whether a text is distinctive: shorter texts and single words also occur in texts about others. */
const isTelling = (text: string) => (/\s/.test(text) ? text.length >= 6 : /[@\d]/.test(text) && text.length >= 6);

/**
 * Builds a PostgreSQL regular expression that matches a person's identifying values in a text: as written, as folded for search, and
 * URL-encoded. Undefined if none is distinctive enough.
 */
export function patternOf(values: (string | null)[]): string | undefined {
  const texts = values.filter(value => value !== null).map(value => value.trim());
  const telling = texts.filter(isTelling).flatMap(text => [text, fold(text)]);
  const spelled = telling.flatMap(text => [text, encodeURIComponent(text), new URLSearchParams({ q: text }).toString().slice(2)]);
  if (!spelled.length) return undefined;
  const longestFirst = [...new Set(spelled)].sort((one, other) => other.length - one.length);
  return `(?<![[:alnum:]])(?:${longestFirst.map(text => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})(?![[:alnum:]])`;
}
