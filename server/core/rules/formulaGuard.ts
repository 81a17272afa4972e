/**
 * Matches where a spreadsheet that opens the text would start a cell it evaluates as a formula: at the start of the text, and after any
 * character that separates cells or lines in some locale, because a quote that is not at the start of a cell does not protect its content.
 * Numbers are not formulas. PostgreSQL uses the expression too; it scans no part of the text twice.
 */
export const formulaStart = String.raw`(^|[;|\t\r\n])([ \u00a0"]*)(?=[=+@\uff1d\uff0b\uff0d\uff20-])(?![+-]?\d+([.,]\d+)?[ "]*($|[;|\t\r\n]))`;

const everyStart = new RegExp(formulaStart, 'g');

/**
 * Formats a CSV field (RFC 4180) so that no spreadsheet evaluates it, whatever separator it uses: an apostrophe precedes anything it would
 * evaluate.
 */
export function csvField(text: string): string {
  const safe = text.replace(everyStart, "$1'$2");
  return /[",;|\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const everyGuard = /(^|[;|\t\r\n])'(?=[ \u00a0"]*[=+@\uff1d\uff0b\uff0d\uff20-])/g;

/** Takes back what `csvField` put before a formula, so that an exported text is imported as it was. */
export const withoutGuard = (text: string): string => text.replace(everyGuard, '$1');
