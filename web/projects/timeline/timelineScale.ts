import { daysAfter, daysBetween } from '../../../server/core/rules/days.ts';

/** What a column of the timeline is. */
export const zooms = ['DAY', 'WEEK', 'MONTH'] as const;
export type Zoom = (typeof zooms)[number];

/** Height of a row, in CSS pixels. */
export const rowHeight = 36;
/** Width of a day, in CSS pixels. */
const dayWidths: Record<Zoom, number> = { DAY: 36, WEEK: 14, MONTH: 4 };
/** Days shown before the first task and after the last one. */
const margins: Record<Zoom, number> = { DAY: 3, WEEK: 7, MONTH: 31 };
/** Most days that a timeline spans: ten years. */
const longest = 3_653;

/** Where days lie in a timeline, from its start side. */
export interface TimelineScale {
  dayWidth: number;
  /** First day shown, and the number of days. */
  first: string;
  days: number;
  width: number;
  /** Distance of a day's beginning from the start side, in CSS pixels. */
  at: (day: string) => number;
}

/** Returns the scale that shows all of these days. */
export function timelineScale(days: readonly string[], zoom: Zoom): TimelineScale {
  const sorted = days.toSorted();
  const first = daysAfter(sorted[0], -margins[zoom]);
  const count = Math.min(longest, daysBetween(first, sorted.at(-1)!) + 1 + margins[zoom]);
  const dayWidth = dayWidths[zoom];
  return { dayWidth, first, days: count, width: count * dayWidth, at: day => daysBetween(first, day) * dayWidth };
}

/** A tick of the axis: its first day and its length in days. */
export interface Tick {
  day: string;
  length: number;
}

/** Returns the months of a scale, the first and the last of them cut. */
export function monthsOf({ first, days }: TimelineScale): Tick[] {
  const ticks: Tick[] = [];
  for (let offset = 0; offset < days;) {
    const day = daysAfter(first, offset);
    const next = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1)).toISOString().slice(0, 10);
    const length = Math.min(daysBetween(day, next), days - offset);
    ticks.push({ day, length });
    offset += length;
  }
  return ticks;
}

/** Returns the days, or weeks from their first day on, below the months; none where they would be too narrow. */
export function ticksOf({ first, days }: TimelineScale, zoom: Zoom, firstDayOfWeek: number): Tick[] {
  if (zoom === 'MONTH') return [];
  if (zoom === 'DAY') return Array.from({ length: days }, (_, offset) => ({ day: daysAfter(first, offset), length: 1 }));
  const shift = (firstDayOfWeek - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7;
  const ticks: Tick[] = shift > 0 ? [{ day: first, length: shift }] : [];
  for (let offset = shift; offset < days; offset += 7) ticks.push({ day: daysAfter(first, offset), length: Math.min(7, days - offset) });
  return ticks;
}
