import { daysAfter, isDay } from '../../../../server/core/rules/days.ts';

/** How much a calendar shows. */
export const calendarSpans = ['MONTH', 'WEEK'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

/** Weeks that a month is shown in, whatever day it begins on. */
const weeksOfMonth = 6;

/** Returns the first day of a day's week. @param firstDayOfWeek 0 for Sunday to 6. */
export function weekStart(day: string, firstDayOfWeek: number): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday - firstDayOfWeek + 7) % 7));
}

/** Returns the first days of the weeks that a calendar shows around a day. */
export function weeksAround(day: string, span: CalendarSpan, firstDayOfWeek: number): string[] {
  if (span === 'WEEK') return [weekStart(day, firstDayOfWeek)];
  const first = weekStart(`${day.slice(0, 7)}-01`, firstDayOfWeek);
  return Array.from({ length: weeksOfMonth }, (_, week) => daysAfter(first, 7 * week));
}

/** Returns the days of a week. */
export const daysOfWeek = (first: string): string[] => Array.from({ length: 7 }, (_, index) => daysAfter(first, index));

/** Returns a day in the span before or after; the first of the month, or the same day of the week. */
export function neighbour(day: string, span: CalendarSpan, step: 1 | -1): string {
  if (span === 'WEEK') return daysAfter(day, 7 * step);
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10);
}

/** Returns what the address asks for; today and the month, if nothing. */
export function calendarOf(address: URLSearchParams, today: string): { day: string; span: CalendarSpan } {
  const day = address.get('day') ?? '';
  return { day: isDay(day) ? day : today, span: calendarSpans.find(span => span === address.get('span')) ?? 'MONTH' };
}
