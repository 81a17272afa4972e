import { InvalidInput } from '../errors.ts';
import { rowLimit, type Table } from './Table.ts';

const delimiters = [',', ';', '\t', '|'];

/** The rows of a CSV file (RFC 4180), whatever its delimiter and encoding. */
export function readCsv(bytes: Buffer): Table['rows'] {
  const text = decoded(bytes);
  const refused = new InvalidInput({ field: 'file', code: 'importUnreadable' });
  // A binary file has bytes that no text has.
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, 100_000))) throw refused;
  return parse(text, delimiterOf(text), refused);
}

/** UTF-8 or UTF-16 by their marks, UTF-8 where it is valid, else the Windows encoding of Arabic or of western Europe. */
function decoded(bytes: Buffer): string {
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be');
  try {
    return decode('utf-8', true);
  } catch {
    return decode(isArabic(bytes) ? 'windows-1256' : 'windows-1252');
  }
}

/** Arabic words are runs of high bytes; in Spanish an accented letter stands alone among plain ones. */
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

/** The one that parts the first lines most often and, outside quotes, alike. */
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

function parse(text: string, delimiter: string, refused: Error): Table['rows'] {
  const rows: Table['rows'] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  const field = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"[ ]*|([^\\r\\n${delimiter}]*))(${delimiter === '|' ? '\\|' : delimiter}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  for (let at = 0; at < text.length || cells.length;) {
    field.lastIndex = at;
    const found = field.exec(text);
    if (!found) throw refused;
    const [whole, quoted, plain, end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    at = field.lastIndex;
    if (end === delimiter && at <= text.length) continue;
    rows.push({ line: start, cells });
    if (rows.length > 2 * rowLimit) return rows;
    [cells, start] = [[], line];
  }
  return rows;
}
