/** Converts Arabic and Persian digits to Latin ones. */
export const latinDigits = (value: string) =>
  value
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) - 0x6f0));
