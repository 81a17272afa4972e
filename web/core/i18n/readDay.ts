import { isDay } from '../../../server/core/rules/days.ts';
import { latinDigits } from '../../../server/core/rules/digits.ts';
import { dateFormat } from './formats.ts';

/** Order of day, month and year in a date written in figures. */
export type DayOrder = 'DMY' | 'MDY' | 'YMD';

/** Returns the order in which a date format writes its figures; ISO is the same in every language. */
export function dayOrderOf(locale: string, format: string): DayOrder {
  if (format === 'ISO') return 'YMD';
  const parts = dateFormat(locale, { dateStyle: 'short' }).formatToParts(new Date());
  const order = parts.flatMap(({ type }) => ({ day: 'D', month: 'M', year: 'Y' })[type as string] ?? []).join('');
  return order === 'MDY' || order === 'YMD' ? order : 'DMY';
}

/** Writes a business day in figures, as it is typed: 2026-11-03 is 03/11/2026 in DMY. */
export function dayInFigures(on: string, order: DayOrder): string {
  if (order === 'YMD') return on;
  const [year, month, day] = on.split('-');
  return (order === 'DMY' ? [day, month, year] : [month, day, year]).join('/');
}

/**
 * Parses a typed day to YYYY-MM-DD: "3/11/26", "3.11.2026", "03112026" or "3-11" of the year of `today` in DMY, and "2026-11-03" in every
 * order, in Latin or Arabic digits. Text that is not a day is returned as typed.
 */
export function readDay(typed: string, order: DayOrder, today: string): string {
  const text = latinDigits(typed.slice(0, 40))
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim();
  if (!/^\d+([-/. ]+\d+){0,2}$/.test(text)) return typed.trim();
  const figures = text.match(/\d+/g)!;
  const parts = figures.length === 1 ? apart(figures[0], order) : figures;
  const inOrder = parts[0].length === 4 ? 'YMD' : order;
  const at = (letter: string) => parts[(parts.length === 3 ? inOrder : inOrder.replace('Y', '')).indexOf(letter)];
  const year = parts.length === 3 ? at('Y') : today.slice(0, 4);
  const day = `${year.length === 2 ? `20${year}` : year}-${at('M')?.padStart(2, '0')}-${at('D')?.padStart(2, '0')}`;
  return isDay(day) ? day : typed.trim();
}

/** Splits figures written without separators: six or eight. */
function apart(figures: string, order: DayOrder): string[] {
  const years = figures.length - 4;
  if (years !== 2 && years !== 4) return [figures];
  const lengths = order === 'YMD' ? [years, 2, 2] : [2, 2, years];
  return lengths.map((length, index) => {
    const from = lengths.slice(0, index).reduce((sum, each) => sum + each, 0);
    return figures.slice(from, from + length);
  });
}
