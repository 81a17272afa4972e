/** Calling codes of one and of two digits; all others have three (ITU-T E.164). */
const short = /^(?:1|7)/;
const middle = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Groups the digits of a phone number for reading: "34985555041" becomes "34 985 555 041". A number that begins with 0 is taken for a
 * national one, without a calling code.
 */
export function phoneText(digits: string): string {
  if (!/^\d{8,15}$/.test(digits)) return digits;
  const code = digits.startsWith('0') || digits.length < 10 ? 0 : short.test(digits) ? 1 : middle.test(digits) ? 2 : 3;
  return [digits.slice(0, code), ...groupsOf(digits.slice(code))].filter(Boolean).join(' ');
}

/** Groups of three; what would leave one digit alone ends in groups of four. */
function groupsOf(rest: string): string[] {
  if (rest.length <= 4) return [rest];
  if (rest.length % 4 === 0 && rest.length === 8) return [rest.slice(0, 4), rest.slice(4)];
  return [rest.slice(0, 3), ...groupsOf(rest.slice(3))];
}
