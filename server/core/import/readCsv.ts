import { InvalidInput } from '../errors.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import { cellLimit, columnLimit, rowLimit, tooLarge, type Table } from './Table.ts';

const delimiters = [',', ';', '\t', '|'];

/** Reads the rows of a CSV file (RFC 4180) in any supported delimiter and encoding. */
export function readCsv(bytes: Buffer): Promise<Table['rows']> {
  const text = decoded(bytes);
  // These control characters occur in binary files only.
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, 100_000))) throw new InvalidInput({ field: 'file', code: 'importUnreadable' });
  return parse(text, delimiterOf(text));
}

/** Decodes UTF-8 or UTF-16 by their byte order marks, valid UTF-8, or else the Windows encoding of Arabic or of Western Europe. */
export function decoded(bytes: Buffer): string {
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be');
  try {
    return decode('utf-8', true);
  } catch {
    return decode(isArabic(bytes) ? 'windows-1256' : 'windows-1252');
  }
}

/** Arabic words are runs of high bytes; in Spanish an accented letter stands alone among ASCII letters. */
function isArabic(bytes: Buffer): boolean {
  let alone = 0;
  let together = 0;
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] < 0xc0) continue;
    if (bytes[index - 1] >= 0xc0 || bytes[index + 1] >= 0xc0) together++;
    else alone++;
  }
  return together > alone;
}

/** Returns the delimiter that splits the first lines most often and, outside quotes, most evenly. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/, 10)
    .filter(Boolean);
  const score = (delimiter: string) => {
    const counts = lines.map(line => line.split(delimiter).length - 1);
    return counts[0] === 0 ? 0 : counts.filter(count => count === counts[0]).length * 1_000 + counts[0];
  };
  return delimiters.toSorted((one, other) => score(other) - score(one))[0];
}

async function parse(text: string, delimiter: string): Promise<Table['rows']> {
  const rows: Table['rows'] = [];
  const breath = new EventLoopBreak();
  const marks = new RegExp(String.raw`\r\n|[\r\n${delimiter}]`, 'g');
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  for (let at = 0; at < text.length || cells.length;) {
    if (breath.isDue) await breath.take();
    const close = text[at] === '"' ? closingQuote(text, at, delimiter) : undefined;
    marks.lastIndex = close ?? at;
    const mark = marks.exec(text);
    const end = mark?.index ?? text.length;
    if (end - at > 2 * cellLimit) throw tooLarge();
    const written = text.slice(at, end);
    const cell =
      close === undefined
        ? written.trim()
        : written
            .slice(1, close - at - 1)
            .replaceAll('""', '"')
            .trim();
    if (cell.length > cellLimit) throw tooLarge();
    if (cells.length < columnLimit) cells.push(cell);
    line += lineBreaks(written);
    at = mark ? marks.lastIndex : text.length;
    if (mark?.[0] === delimiter) continue;
    rows.push({ line: start, cells });
    if (rows.length > 2 * rowLimit) return rows;
    if (mark) line++;
    [cells, start] = [[], line];
  }
  return rows;
}

/**
 * Returns the index after the quotation mark that closes a cell: only spaces may follow it before the cell ends. Undefined if no such mark
 * exists, in which case the opening mark is plain text.
 */
function closingQuote(text: string, start: number, delimiter: string): number | undefined {
  for (let at = start + 1; at - start <= 2 * cellLimit;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === ' ') end++;
    return end === text.length || text[end] === delimiter || text[end] === '\n' || text[end] === '\r' ? quote + 1 : undefined;
  }
  return undefined;
}

/** Counts the line breaks in a text. */
function lineBreaks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count++;
  return count;
}
