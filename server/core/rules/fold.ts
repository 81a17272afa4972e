import { latinDigits } from './digits.ts';

const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
const forms = new Map([...'ٱىةیک'].map((letter, index) => [letter, 'ايهيك'[index]]));

/**
 * Folds a text exactly like the database's `noria_fold` and `noria_plain`: lower case, no accents and harakat, one form of each Arabic
 * letter, Latin digits (domain §0, text search).
 */
export const fold = (text: string): string =>
  latinDigits(text.normalize('NFKD').toLowerCase().replace(marks, '')).replace(/[ٱىةیک]/g, letter => forms.get(letter)!);
