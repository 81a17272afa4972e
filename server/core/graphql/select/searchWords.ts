import { fold } from '../../rules/fold.ts';

/** Maximum words of one search; further words are ignored. */
const wordLimit = 8;
/** Maximum characters of a search that are read: more than its words can have. */
export const searchLimit = 1_000;
/** Maximum characters of a word, as in `noria_words`. */
const lengthLimit = 64;

/** Characters between words, as a regular expression for both JavaScript and PostgreSQL; `noria_words` splits the same way. */
export const betweenWords = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0600-\u060c\u061b-\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f]`;
const between = new RegExp(`${betweenWords}+`);
/** Removes what PostgreSQL cannot store, such as NUL characters and lone surrogates. */
const folded = (text: string) => fold(text.trim().slice(0, searchLimit).toWellFormed().replaceAll('\0', ' '));

/** Returns the text as its record stores it if all of it is one number or one address; otherwise undefined. */
export function wholeOf(text: string): string | undefined {
  const plain = folded(text).trim();
  const digits = plain.replace(/[^0-9]/g, '');
  if (/^[-+.()/\s0-9]+$/.test(plain) && digits.length > 3) return digits;
  return /^[^\s]+$/.test(plain) && /[@0-9]/.test(plain) ? plain : undefined;
}

/** Returns the word prefixes that a record must all match. Numbers and long words come first, because few records have them. */
export function searchWords(text: string): string[] {
  const plain = folded(text);
  const one = isAddress.test(plain.trim()) ? plain.trim() : /[@\p{L}]/u.test(plain) ? undefined : wholeOf(text);
  const words = one === undefined ? plain.split(between) : [one];
  const kept = [...new Set(words.filter(Boolean).map(word => word.slice(0, lengthLimit)))];
  return kept
    .filter(word => !kept.some(other => other !== word && other.startsWith(word)))
    .toSorted((one, other) => Number(isNumber(other)) - Number(isNumber(one)) || other.length - one.length)
    .slice(0, wordLimit);
}

/** The beginning of an e-mail address. Addresses are stored as one word besides their parts, because many records may share a domain. */
const isAddress = /^[a-z0-9][a-z0-9._+-]*@[a-z0-9.-]*$/;
const isNumber = (word: string) => /^[0-9]+$/.test(word);
