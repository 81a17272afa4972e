import { csvField } from '../rules/formulaGuard.ts';
import type { Cell } from './cells.ts';

/** Writes lines of RFC 4180, after the byte order mark by which spreadsheets recognise UTF-8. */
export async function* csvOf(head: string[], pages: AsyncIterable<Cell[][]>): AsyncIterable<string> {
  yield `\uFEFF${line(head)}`;
  for await (const rows of pages) if (rows.length) yield rows.map(row => line(row.map(({ text }) => text))).join('');
}

const line = (texts: string[]) => `${texts.map(csvField).join(',')}\r\n`;
