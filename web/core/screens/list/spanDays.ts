import { spans, type Span } from '../span.ts';

const oneDay = 86_400_000;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);

export const nextDay = (day: string) => plus(day, 1);

/** The spans offered by a filter: all except ALL, which does not filter. */
export const filterSpans = spans.filter(span => span !== 'ALL');

/**
 * Returns the first and last day of a search parameter: a span (`LAST_7_DAYS`) or two days (`2026-01-01..2026-03-31`, either may be
 * missing). Spans match the server's: LAST_MONTH and LAST_YEAR are calendar periods, the others end today.
 */
export function daysOf(text: string, zone: string | undefined, now = new Date()): [from: string, to: string] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  const monthStart = `${today.slice(0, 7)}-01`;
  const lastYear = String(Number(today.slice(0, 4)) - 1);
  const known: Partial<Record<Span, [string, string]>> = {
    TODAY: [today, today],
    LAST_7_DAYS: [plus(today, -6), today],
    LAST_15_DAYS: [plus(today, -14), today],
    LAST_30_DAYS: [plus(today, -29), today],
    LAST_MONTH: [`${plus(monthStart, -1).slice(0, 7)}-01`, plus(monthStart, -1)],
    LAST_YEAR: [`${lastYear}-01-01`, `${lastYear}-12-31`],
  };
  const span = known[text as Span];
  if (span) return span;
  const [from = '', to = ''] = text.split('..');
  return [isDay(from) ? from : '', isDay(to) ? to : ''];
}

/** Returns the start of a day in a time zone as ISO 8601; without a zone, in the browser's. */
export function instantOf(day: string, zone: string | undefined): string {
  const asUtc = Date.parse(day);
  // Twice: the first guess may be on the other side of a daylight saving change.
  const first = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(first, zone)).toISOString();
}

function offsetAt(instant: number, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) - Math.floor(instant / 1000) * 1000;
}
