import { registerEnumType } from 'type-graphql';

/** Time spans offered by dashboards (spec 1 §9). */
export enum TimeSpan {
  TODAY = 'TODAY',
  LAST_7_DAYS = 'LAST_7_DAYS',
  LAST_15_DAYS = 'LAST_15_DAYS',
  LAST_MONTH = 'LAST_MONTH',
  LAST_30_DAYS = 'LAST_30_DAYS',
  LAST_YEAR = 'LAST_YEAR',
  ALL = 'ALL',
}
registerEnumType(TimeSpan, {
  name: 'TimeSpan',
  description: "Days in the company's time zone; LAST_MONTH and LAST_YEAR are calendar periods, the others end today.",
});

const today = `(now() at time zone c.time_zone)::date`;
const lastDays = (days: number) => [`${today} - ${days - 1}`, `${today} + 1`] as const;

const bounds: Record<TimeSpan, readonly [from: string, before: string]> = {
  TODAY: lastDays(1),
  LAST_7_DAYS: lastDays(7),
  LAST_15_DAYS: lastDays(15),
  LAST_30_DAYS: lastDays(30),
  LAST_MONTH: [`date_trunc('month', ${today} - interval '1 month')`, `date_trunc('month', ${today}::timestamp)`],
  LAST_YEAR: [`date_trunc('year', ${today} - interval '1 year')`, `date_trunc('year', ${today}::timestamp)`],
  ALL: [`timestamp '2000-01-01'`, `${today} + 1`],
};

/** Returns the SQL of the span's days, `from` inclusive and `before` exclusive, where `c` is the company's row. */
export function spanDays(span: TimeSpan): { from: string; before: string } {
  const [from, before] = bounds[span].map(edge => `(${edge})::date`) as [string, string];
  return { from, before };
}

/** Returns the SQL of the span's bounds, `from` inclusive and `before` exclusive (domain §6), where `c` is the company's row. */
export function spanBounds(span: TimeSpan): { from: string; before: string } {
  const [from, before] = bounds[span].map(edge => `((${edge})::timestamp at time zone c.time_zone)`) as [string, string];
  return { from, before };
}
