/**
 * Where a spreadsheet that opens the text begins a cell that it would calculate: at the start, and after what parts cells and lines in one
 * country or another, since a quote that does not stand at the start of a cell keeps nothing together. Numbers are no formulas. Read by
 * PostgreSQL too; no part of it is looked at twice.
 */
export const formulaStart = String.raw`(^|[;|\t\r\n])([ \u00a0"]*)(?=[=+@\uff1d\uff0b\uff0d\uff20-])(?![+-]?\d+([.,]\d+)?[ "]*($|[;|\t\r\n]))`;

const everyStart = new RegExp(formulaStart, 'g');

/** A field of a CSV file (RFC 4180), which no spreadsheet runs whatever it parts cells by: an apostrophe stands before what it would calculate. */
export function csvField(text: string): string {
  const safe = text.replace(everyStart, "$1'$2");
  return /[",;|\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
