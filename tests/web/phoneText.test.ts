import { expect, test } from 'vitest';
import { phoneText } from '../../server/core/rules/phoneText.ts';

test.each([
  ['34985555041', '34 985 555 041'],
  ['14155550123', '1 415 555 0123'],
  ['962791234567', '962 791 234 567'],
  ['0791234567', '079 123 4567'],
  ['12345678', '1234 5678'],
  ['not digits', 'not digits'],
])('%s is read as %s', (digits, shown) => expect(phoneText(digits)).toBe(shown));
