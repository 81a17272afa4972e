import type { Cell } from './cells.ts';

/** A spreadsheet reads what begins so as a formula, unless an apostrophe stands before it (domain §8). */
const formula = /^[=+\-@\t\r]/;
const number = /^[+-]?\d+([.,]\d+)?$/;

/** Lines of RFC 4180, after the mark by which spreadsheets know UTF-8. */
export async function* csvOf(head: string[], pages: AsyncIterable<Cell[][]>): AsyncIterable<string> {
  yield `\uFEFF${line(head)}`;
  for await (const rows of pages) if (rows.length) yield rows.map(row => line(row.map(({ text }) => text))).join('');
}

const line = (texts: string[]) => `${texts.map(fieldText).join(',')}\r\n`;

function fieldText(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
