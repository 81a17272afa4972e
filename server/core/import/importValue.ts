import type { ImportField } from './importFields.ts';

/** The file's labels for a column's values: label to value. */
export type Labels = ReadonlyMap<string, string>;

/** Maximum characters of a label; anything longer is free text and needs no normalised spelling. */
const labelLimit = 300;
/** Maximum choices in one cell. */
export const choiceLimit = 100;

/** Normalises a label: ignores case and surrounding spaces. */
export function labelKey(text: string): string {
  const label = text.trim();
  return (label.length > labelLimit ? label : label.normalize('NFKC')).toLowerCase();
}

/** The entries of a cell that lists several, separated by commas or semicolons. */
export const wordsOf = (cell: string): string[] => cell.split(/[,;،]/).filter(word => word.trim());

const yes = new Set(['true', 'yes', 'y', '1', 'نعم', 'sí', 'si', 'x']);
const no = new Set(['false', 'no', 'n', '0', 'لا']);

/** Parses a cell; undefined if it has no valid value. References stay as written. */
export function importValue({ kind, isList, values }: ImportField, cell: string, labels: Labels): unknown {
  const text = latinDigits(cell);
  if (kind === 'NUMBER') return decimalOf(text);
  if (kind === 'DATE') return dayOf(text);
  if (kind === 'BOOLEAN') return yes.has(labelKey(cell)) ? true : no.has(labelKey(cell)) ? false : undefined;
  if (kind !== 'CHOICE')
    return isList ? wordsOf(cell).map(word => labels.get(labelKey(word)) ?? word) : (labels.get(labelKey(cell)) ?? cell);
  const choice = (word: string) => {
    const key = labelKey(word);
    return labels.get(key) ?? values.find(value => labelKey(value) === key);
  };
  if (!isList) return choice(cell);
  const words = wordsOf(cell);
  if (words.length > choiceLimit) return undefined;
  const chosen = words.map(choice);
  return chosen.includes(undefined) ? undefined : chosen;
}

export const latinDigits = (text: string) => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf));

/**
 * Parses 1,234.50 and 1.234,50 and 1234,5 alike: the last of two separators is the decimal one; so is a lone comma, unless it groups
 * thousands.
 */
export function decimalOf(text: string): string | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f']/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
  const point = plain.lastIndexOf('.');
  const comma = plain.lastIndexOf(',');
  const isGrouped = /^-?\d{1,3}(,\d{3})+$/.test(plain) || /^-?\d{1,3}(\.\d{3}){2,}$/.test(plain);
  const mark = isGrouped ? -1 : Math.max(point, comma);
  const digits = (part: string) => part.replace(/[.,]/g, '');
  const number = mark < 0 ? digits(plain) : `${digits(plain.slice(0, mark))}.${plain.slice(mark + 1)}`;
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(number) ? number : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a day whose month is an English word, as other systems export it: 25/Nov/26 9:00 AM; Wed, 25 Nov 2026. */
function dayOfWords(text: string): string[] {
  const [, day, name, year] = /^(?:[a-z]{3}, )?(\d{1,2})[/ -]([a-z]{3})[/ -](\d{4}|\d{2})(?: .*)?$/i.exec(text) ?? [];
  const month = months.indexOf(name?.toLowerCase()) + 1;
  return month ? [year.padStart(4, '20'), String(month), day] : [];
}

/** Parses a day in ISO 8601, or day before month as in our languages, or with the month as an English word. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/.exec(text);
  const usual = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : usual ? usual.slice(1).toReversed() : dayOfWords(text);
  if (!year) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(written);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
