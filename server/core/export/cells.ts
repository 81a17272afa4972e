import type { ExportColumn } from './exportColumn.rules.ts';
import type { Row } from './exportPages.ts';
import { dayPattern } from '../rules/days.ts';

/** A cell's value. `text` keeps exact numbers; `day` is a date or a local time in the reader's time zone, as a sheet's day number. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'date' | 'dateTime'; text: string; day: number };

/** The reader's language and time zone. */
export interface Reader {
  locale: string;
  timeZone: string;
}

const dayLength = 86_400_000;
/** Day 0 of the spreadsheet calendar. */
const sheetEpoch = Date.UTC(1899, 11, 30);
/** Significant digits that spreadsheet numbers hold exactly. */
const exactDigits = 15;

/** Returns a function that makes the cells of a row. */
export function cellsOf(columns: ExportColumn[], reader: Reader): (row: Row) => Cell[] {
  const makers = columns.map(column => cellOf(column, reader));
  return row => makers.map(make => make(row));
}

function cellOf({ path, key, otherwise, kind, labels }: ExportColumn, { locale, timeZone }: Reader): (row: Row) => Cell {
  const keys = path.split('.');
  const otherKeys = otherwise?.split('.');
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const named = (value: unknown): string => {
    const text = String(value);
    if (labels && Object.hasOwn(labels, text)) return labels[text];
    return kind === 'country' && /^[A-Z]{2}$/.test(text) ? (countries.of(text) ?? text) : text;
  };
  return row => {
    const own = key === undefined ? valuesAt(row, keys) : textOf(row[path], key);
    const values = own.length || !otherKeys ? own : valuesAt(row, otherKeys);
    const text = values.map(named).join(', ');
    if (values.length !== 1 || labels) return { kind: 'text', text };
    if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(text))
      return { kind: text.replace(/\D/g, '').length > exactDigits ? 'text' : 'number', text };
    if (kind === 'date' || kind === 'dateTime') return momentCell(kind, text, timeZone);
    return { kind: 'text', text };
  };
}

function momentCell(kind: 'date' | 'dateTime', text: string, timeZone: string): Cell {
  const wall = dayPattern.test(text) ? text : wallClock(text, timeZone);
  if (!wall) return { kind: 'text', text };
  const day = (Date.parse(`${wall.replace(' ', 'T')}${wall.length > 10 ? 'Z' : ''}`) - sheetEpoch) / dayLength;
  return { kind, text: kind === 'date' ? wall.slice(0, 10) : wall, day: kind === 'date' ? Math.floor(day) : day };
}

/** Returns the reader's local time: `2026-11-21 18:05:00`. */
function wallClock(instant: string, timeZone: string): string | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : clockOf(timeZone).format(date);
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  // The Swedish locale writes dates as ISO 8601 does.
  if (!clock) clocks.set(timeZone, (clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })));
  return clock;
}

function valuesAt(value: unknown, keys: string[]): unknown[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(item => valuesAt(item, keys));
  if (!keys.length) return typeof value === 'object' ? nameOf(value as Row) : [value];
  const [key, ...rest] = keys;
  return typeof value === 'object' && Object.hasOwn(value, key) ? valuesAt((value as Row)[key], rest) : [];
}

/** The text of a key in a list of keys and values; none if the row has no such key. */
const textOf = (list: unknown, key: string): unknown[] =>
  ((list ?? []) as { key: string; text: string | null }[]).flatMap(({ key: of, text }) => (of === key && text !== null ? [text] : []));

/** Text shown for a record in a column. */
const nameOf = ({ name, title, number }: Row) => [name ?? title ?? number].filter(value => typeof value === 'string');
