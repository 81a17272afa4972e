/** Country calling codes (ITU-T E.164): one, two and three digits. */
const callingCode =
  /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[789]\d|8[0578]\d|9[679]\d)$/;
/** Fewer digits than this, leading zeros left out, are no number of a country of their own. */
const least = 7;

/**
 * Whether two numbers, digits only, reach the same telephone: leading zeros (of a call abroad, or of a trunk) do not count, and one may
 * say its country's calling code where the other does not: 00962 79 123 4567, 0791234567 and 791234567 are one.
 */
export function samePhone(one: string, other: string): boolean {
  const [short, long] = [one, other].map(digits => digits.replace(/^0+/, '')).sort((a, b) => a.length - b.length);
  if (short.length < least || !long.endsWith(short)) return false;
  const ahead = long.slice(0, long.length - short.length);
  // A trunk zero is sometimes kept behind the calling code: +44 (0)20 …
  return ahead === '' || callingCode.test(ahead) || callingCode.test(ahead.replace(/0$/, ''));
}
