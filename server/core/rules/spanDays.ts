import { isDay } from './days.ts';

const oneDay = 86_400_000;
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);

/** Returns the day after a day. */
export const nextDay = (day: string) => plus(day, 1);

/**
 * Returns the first and last day of a search parameter: a span (`LAST_7_DAYS`) or two days (`2026-01-01..2026-03-31`, either may be
 * missing). Spans match the server's: LAST_MONTH and LAST_YEAR are calendar periods, the others end today.
 */
export function daysOf(text: string, zone: string | undefined, now = new Date()): [from: string, to: string] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  const monthStart = `${today.slice(0, 7)}-01`;
  const lastYear = String(Number(today.slice(0, 4)) - 1);
  const known: Record<string, [string, string]> = {
    TODAY: [today, today],
    LAST_7_DAYS: [plus(today, -6), today],
    LAST_15_DAYS: [plus(today, -14), today],
    LAST_30_DAYS: [plus(today, -29), today],
    LAST_MONTH: [`${plus(monthStart, -1).slice(0, 7)}-01`, plus(monthStart, -1)],
    LAST_YEAR: [`${lastYear}-01-01`, `${lastYear}-12-31`],
  };
  if (Object.hasOwn(known, text)) return known[text];
  const [from = '', to = ''] = text.split('..');
  return [isDay(from) ? from : '', isDay(to) ? to : ''];
}
