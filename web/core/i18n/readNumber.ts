import { latinDigits } from '../../../server/core/rules/digits.ts';

/** Returns the thousands and decimal separators of a number format. */
export function marksOf(locale: string, format: string): { group: string; decimal: string } {
  if (format === 'POINT') return { group: ',', decimal: '.' };
  if (format === 'COMMA') return { group: '.', decimal: ',' };
  if (format === 'SPACE') return { group: '\u00a0', decimal: ',' };
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const mark = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return { group: mark('group') || ',', decimal: mark('decimal') || '.' };
}

/**
 * Parses a typed number to an exact decimal: "1.234,50" and "١٬٢٣٤٫٥٠" become "1234.50". A thousands separator not followed by three digits
 * is taken for the decimal separator, so "1.5" is one and a half in every format. Text that is not a number is returned as typed.
 */
export function readNumber(typed: string, { group, decimal }: { group: string; decimal: string }): string {
  const text = latinDigits(typed)
    .replaceAll('٫', decimal)
    .replace(/[\s\u00a0\u202f٬'’\u200e\u200f\u061c]/g, '');
  const last = text.lastIndexOf(group);
  const isDecimal = group.trim() !== '' && last >= 0 && !text.includes(decimal) && !/^\d{3}$/.test(text.slice(last + 1));
  const plain = isDecimal && text.indexOf(group) === last ? text.replace(group, '.') : text.replaceAll(group, '').replace(decimal, '.');
  const number = plain.replace(/^\./, '0.').replace(/\.$/, '');
  return /^-?\d+(\.\d+)?$/.test(number) ? number : typed.trim();
}
