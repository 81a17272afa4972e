/** Country calling codes (ITU-T E.164): one, two and three digits. */
const callingCode =
  /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[789]\d|8[0578]\d|9[679]\d)$/;
/** Minimum length of a complete national number, without leading zeros. */
const least = 7;

/**
 * Whether two phone numbers, digits only, are the same. Ignores leading zeros (international or trunk prefix) and a country calling code
 * that only one of them has: 00962 79 123 4567, 0791234567 and 791234567 are the same.
 */
export function samePhone(one: string, other: string): boolean {
  const [short, long] = [one, other].map(digits => digits.replace(/^0+/, '')).sort((a, b) => a.length - b.length);
  if (short.length < least || !long.endsWith(short)) return false;
  const ahead = long.slice(0, long.length - short.length);
  // A trunk zero is sometimes kept after the calling code: +44 (0)20 …
  return ahead === '' || callingCode.test(ahead) || callingCode.test(ahead.replace(/0$/, ''));
}
