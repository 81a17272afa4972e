import { latinDigits } from '../../../server/core/rules/digits.ts';

/** The marks that a number format puts between thousands and before decimals. */
export function marksOf(locale: string, format: string): { group: string; decimal: string } {
  if (format === 'POINT') return { group: ',', decimal: '.' };
  if (format === 'COMMA') return { group: '.', decimal: ',' };
  if (format === 'SPACE') return { group: '\u00a0', decimal: ',' };
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const mark = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return { group: mark('group') || ',', decimal: mark('decimal') || '.' };
}

/**
 * What somebody typed as an exact decimal: "1.234,50" and "١٬٢٣٤٫٥٠" are "1234.50". A mark of thousands that cannot be one, because no
 * three digits follow it, is read as the decimal mark: "1.5" is one and a half everywhere. What is no number comes back as it was typed.
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
