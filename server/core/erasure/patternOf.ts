import { fold } from '../rules/fold.ts';

/** Names that are shorter, or one word, are words of other texts too: those are not looked for. */
const isTelling = (text: string) => (/\s/.test(text) ? text.length >= 6 : /[@\d]/.test(text) && text.length >= 6);

/**
 * A regular expression of PostgreSQL for what a person is known by, as it may stand in a text: as it was written, as it is searched by, as
 * it stands in an address. Undefined where nothing is telling enough.
 */
export function patternOf(values: (string | null)[]): string | undefined {
  const texts = values.filter(value => value !== null).map(value => value.trim());
  const telling = texts.filter(isTelling).flatMap(text => [text, fold(text)]);
  const spelled = telling.flatMap(text => [text, encodeURIComponent(text), new URLSearchParams({ q: text }).toString().slice(2)]);
  if (!spelled.length) return undefined;
  const longestFirst = [...new Set(spelled)].sort((one, other) => other.length - one.length);
  return `(?<![[:alnum:]])(?:${longestFirst.map(text => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})(?![[:alnum:]])`;
}
