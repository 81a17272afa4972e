import { fold } from '../rules/fold.ts';

/** Words of one search at most; those beyond narrow nothing. */
const wordLimit = 8;
/** Characters of a search that are looked at: more than its words may have. */
export const searchLimit = 1_000;
/** Characters of a word that are kept; as `noria_words` keeps them. */
const lengthLimit = 64;

/** What stands between words, as a regular expression in JavaScript and in PostgreSQL alike; `noria_words` parts the same. */
export const betweenWords = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0600-\u060c\u061b-\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f]`;
const between = new RegExp(`${betweenWords}+`);
/** What a client sends may hold what PostgreSQL cannot. */
const folded = (text: string) => fold(text.trim().slice(0, searchLimit).toWellFormed().replaceAll('\0', ' '));

/** A text that is one number or one address from end to end, as its record keeps it whole; otherwise undefined. */
export function wholeOf(text: string): string | undefined {
  const plain = folded(text).trim();
  const digits = plain.replace(/[^0-9]/g, '');
  if (/^[-+.()/\s0-9]+$/.test(plain) && digits.length > 3) return digits;
  return /^[^\s]+$/.test(plain) && /[@0-9]/.test(plain) ? plain : undefined;
}

/** What a search looks for: the beginnings of words, all of which a record must have. Numbers and long words come first, as few records have them. */
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

/** The beginning of a mail address, which is kept as one word besides its parts: of those, its domain may be everybody's. */
const isAddress = /^[a-z0-9][a-z0-9._+-]*@[a-z0-9.-]*$/;
const isNumber = (word: string) => /^[0-9]+$/.test(word);
