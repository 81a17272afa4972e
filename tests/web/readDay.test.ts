import { expect, it } from 'vitest';
import { isDay } from '../../server/core/rules/days.ts';
import { dayInFigures, dayOrderOf, readDay, type DayOrder } from '../../web/core/i18n/readDay.ts';

it.each<[DayOrder, string, string]>([
  ['DMY', '3/11/2026', '2026-11-03'],
  ['DMY', '3.11.26', '2026-11-03'],
  ['DMY', '03112026', '2026-11-03'],
  ['DMY', '031126', '2026-11-03'],
  ['DMY', '3-11', '2024-11-03'],
  ['DMY', '٣/١١/٢٠٢٦', '2026-11-03'],
  ['DMY', '2026-11-03', '2026-11-03'],
  ['MDY', '11/3/2026', '2026-11-03'],
  ['MDY', '11 3', '2024-11-03'],
  ['MDY', '2026/11/3', '2026-11-03'],
  ['YMD', '26-11-03', '2026-11-03'],
  ['YMD', '20261103', '2026-11-03'],
  ['DMY', '29/2', '2024-02-29'],
  ['DMY', '29/2/2026', '29/2/2026'],
  ['DMY', '11/13/2026', '11/13/2026'],
  ['DMY', '7', '7'],
  ['DMY', '', ''],
  ['DMY', ' tomorrow ', 'tomorrow'],
  ['DMY', '1/2/3/4', '1/2/3/4'],
])('%s: %s is %s', (order, typed, read) => expect(readDay(typed, order, '2024-05-06')).toBe(read));

it('knows the order of a language, and of the format that is the same in all', () => {
  expect(['en', 'es', 'ar'].map(locale => dayOrderOf(locale, 'MEDIUM'))).toEqual(['MDY', 'DMY', 'DMY']);
  expect(dayOrderOf('es', 'ISO')).toBe('YMD');
});

it('writes a day so that it can be read back', () => {
  for (const order of ['DMY', 'MDY', 'YMD'] as const)
    expect(readDay(dayInFigures('2026-11-03', order), order, '2024-05-06')).toBe('2026-11-03');
});

it('knows days that do not exist', () => {
  expect(['2024-02-29', '2023-02-29', '2023-00-10', '23-01-10', ''].map(isDay)).toEqual([true, false, false, false, false]);
});
