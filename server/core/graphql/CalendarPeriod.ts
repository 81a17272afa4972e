import { EnumOf } from './EnumOf.ts';

/** Periods offered by the dashboards of procurement and ecommerce (spec 1 §9). */
const periods = ['ALL', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

export const CalendarPeriod = EnumOf(
  'CalendarPeriod',
  periods,
  "The current calendar day, week, month or year in the company's time zone, or all time.",
);
export type CalendarPeriod = (typeof periods)[number];

const today = `(now() at time zone c.time_zone)::date`;
/** SQL of the first day of the week that a day is in, where `c` is the company's row. */
export const weekStart = (day: string) => `(${day} - ((extract(isodow from ${day})::int - c.first_day_of_week + 7) % 7))`;
const firstDay = weekStart(today);

const bounds: Record<CalendarPeriod, readonly [from: string, before: string]> = {
  ALL: [`date '2000-01-01'`, `(${today} + 1)`],
  DAILY: [today, `(${today} + 1)`],
  WEEKLY: [firstDay, `(${firstDay} + 7)`],
  MONTHLY: [`date_trunc('month', ${today}::timestamp)::date`, `(date_trunc('month', ${today}::timestamp) + interval '1 month')::date`],
  YEARLY: [`date_trunc('year', ${today}::timestamp)::date`, `(date_trunc('year', ${today}::timestamp) + interval '1 year')::date`],
};

/** Returns the SQL of a period's days, `from` inclusive and `before` exclusive (modules, dashboards), where `c` is the company's row. */
export function periodDays(period: CalendarPeriod): { from: string; before: string } {
  const [from, before] = bounds[period];
  return { from, before };
}
