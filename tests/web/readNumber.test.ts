import { expect, it } from 'vitest';
import { marksOf, readNumber } from '../../web/core/i18n/readNumber.ts';

it.each([
  ['POINT', '1,234.50', '1234.50'],
  ['POINT', '1,5', '1.5'],
  ['POINT', '1,500', '1500'],
  ['COMMA', '1.234,50', '1234.50'],
  ['COMMA', '1.5', '1.5'],
  ['COMMA', '1.500', '1500'],
  ['COMMA', '-0,25', '-0.25'],
  ['SPACE', '1 234,5', '1234.5'],
  ['POINT', '١٬٢٣٤٫٥٠', '1234.50'],
  ['COMMA', '١٬٢٣٤٫٥٠', '1234.50'],
  ['POINT', '۱۲', '12'],
  ['POINT', ' .5 ', '0.5'],
  ['POINT', '7.', '7'],
  ['POINT', '', ''],
  ['POINT', 'twelve', 'twelve'],
  ['POINT', '1.2.3', '1.2.3'],
])('%s: %s is %s', (format, typed, read) => expect(readNumber(typed, marksOf('en', format))).toBe(read));

it('takes the marks of a language where none is chosen', () => {
  expect(marksOf('es', 'LANGUAGE')).toMatchObject({ decimal: ',' });
  expect(marksOf('en', 'LANGUAGE')).toEqual({ group: ',', decimal: '.' });
});
