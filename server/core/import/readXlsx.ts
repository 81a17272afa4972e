import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { InvalidInput } from '../errors.ts';
import { Decimal } from '../money/arithmetic.ts';
import { cellLimit, columnLimit, rowLimit, tooLarge, type Table } from './Table.ts';

/** Maximum unpacked bytes of one part, and maximum parts: a small file may unpack to a very large one. */
const partLimit = 60 * 1024 * 1024;
const entryLimit = 2_000;
/** Maximum characters of a number format, and of a cell reference. */
const formatLimit = 255;
const referenceLimit = 12;
/** Maximum number of shared strings. */
const textLimit = rowLimit * columnLimit;

const unreadable = () => new InvalidInput({ field: 'file', code: 'importUnreadable' });

/** Reads the rows of a workbook's first sheet (ECMA-376); numbers as stored, dates in ISO 8601. */
export async function readXlsx(bytes: Buffer): Promise<Table['rows']> {
  try {
    const parts = await openParts(bytes);
    const texts = parts.has('xl/sharedStrings.xml') ? await sharedTexts(parts) : [];
    const dates = parts.has('xl/styles.xml') ? await dateStyles(parts) : new Set<number>();
    return await sheetRows(parts, await firstSheet(parts), texts, dates);
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    throw unreadable();
  }
}

interface Parts {
  has(path: string): boolean;
  /** Streams the part's text; fails if it is longer than declared or than the limit. */
  read(path: string): Promise<AsyncIterable<string>>;
}

async function openParts(bytes: Buffer): Promise<Parts> {
  const zip = await new Promise<ZipFile>((done, failed) =>
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, opened) => (error ? failed(error) : done(opened))),
  );
  const entries = new Map<string, Entry>();
  await new Promise<void>((done, failed) => {
    zip.on('error', failed).on('end', done);
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > entryLimit || entry.isEncrypted()) failed(unreadable());
      else zip.readEntry();
    });
    zip.readEntry();
  });
  return {
    has: path => entries.has(path),
    async read(path) {
      const entry = entries.get(path);
      if (!entry) throw unreadable();
      if (entry.uncompressedSize > partLimit) throw tooLarge();
      const stream = await new Promise<NodeJS.ReadableStream>((done, failed) =>
        zip.openReadStream(entry, (error, opened) => (error ? failed(error) : done(opened))),
      );
      stream.setEncoding('utf8');
      return stream as AsyncIterable<string>;
    },
  };
}

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** Parses one part as XML. Document types are refused, so that no entity can expand. `open` may return false to stop early. */
async function eachTag(
  parts: Parts,
  path: string,
  { open, text, close }: { open?: (tag: Tag) => unknown; text?: (text: string) => void; close?: (name: string) => unknown },
): Promise<void> {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let isOver = false;
  parser.on('doctype', () => parser.fail('no document type'));
  parser.on('opentag', ({ name, attributes }) => void (isOver ||= open?.({ name: local(name), attributes: attributes }) === false));
  parser.on('text', piece => text?.(piece));
  parser.on('closetag', ({ name }) => void close?.(local(name)));
  for await (const piece of await parts.read(path)) {
    parser.write(piece);
    if (isOver) return;
  }
  parser.close();
}

async function firstSheet(parts: Parts): Promise<string> {
  let id: string | undefined;
  let target: string | undefined;
  await eachTag(parts, 'xl/workbook.xml', { open: ({ name, attributes }) => void (name === 'sheet' && (id ??= attributes['r:id'])) });
  await eachTag(parts, 'xl/_rels/workbook.xml.rels', {
    open: ({ name, attributes }) => void (name === 'Relationship' && attributes.Id === id && (target = attributes.Target)),
  });
  if (!target) throw unreadable();
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedTexts(parts: Parts): Promise<string[]> {
  const texts: string[] = [];
  let item = '';
  let isText = false;
  await eachTag(parts, 'xl/sharedStrings.xml', {
    open({ name }) {
      if (name === 'si') item = '';
      isText = name === 't';
    },
    text(piece) {
      if (!isText) return;
      item += piece;
      if (item.length > cellLimit) throw tooLarge();
    },
    close(name) {
      isText = false;
      if (name === 'si' && texts.push(item) > textLimit) throw tooLarge();
    },
  });
  return texts;
}

/** Returns the styles that make a number a date: the built-in ones, and formats that name a year, month, day or hour. */
async function dateStyles(parts: Parts): Promise<Set<number>> {
  const formats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
  const styles = new Set<number>();
  let count = -1;
  await eachTag(parts, 'xl/styles.xml', {
    open({ name, attributes }) {
      if (name === 'numFmt' && isDateFormat(attributes.formatCode ?? '')) formats.add(Number(attributes.numFmtId));
      if (name === 'cellXfs') count = 0;
      else if (name === 'xf' && count >= 0) {
        if (formats.has(Number(attributes.numFmtId))) styles.add(count);
        count++;
      }
    },
    close: name => void (name === 'cellXfs' && (count = -1)),
  });
  return styles;
}

/** Whether a format names a year, month, day or hour outside quotation marks and brackets. */
const isDateFormat = (format: string) => /[ymdh]/i.test(format.slice(0, formatLimit).replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, ''));

async function sheetRows(parts: Parts, path: string, texts: string[], dates: Set<number>): Promise<Table['rows']> {
  const rows: Table['rows'] = [];
  let cells: string[] = [];
  let line = 0;
  let cell: { column: number; type: string; style: number } | undefined;
  let value = '';
  let isValue = false;
  await eachTag(parts, path, {
    open({ name, attributes }) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        cells = [];
      } else if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : cells.length;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
        value = '';
      }
      isValue = name === 'v' || name === 't';
      return rows.length <= 2 * rowLimit;
    },
    text(piece) {
      if (!isValue || !cell) return;
      value += piece;
      if (value.length > cellLimit) throw tooLarge();
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell && cell.column < columnLimit) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = cellText(value, cell.type, dates.has(cell.style), texts).trim();
      }
      if (name === 'row') rows.push({ line, cells });
    },
  });
  return rows;
}

const columnOf = (reference: string) =>
  [...reference.slice(0, referenceLimit).replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellText(value: string, type: string, isDate: boolean, texts: string[]): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type !== 'n' || value === '') return type === 'e' ? '' : value;
  if (isDate) return sheetDate(Number(value));
  // Spreadsheets write long and small numbers with an exponent.
  if (!/e/i.test(value)) return value;
  return Number.isFinite(Number(value)) ? new Decimal(Number(value)).toFixed() : '';
}

function sheetDate(days: number): string {
  if (!Number.isFinite(days) || Math.abs(days) > 3_000_000) return '';
  const iso = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1_000).toISOString();
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}
