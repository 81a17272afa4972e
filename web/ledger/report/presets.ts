/** Days of a period, both included. */
interface Period {
  from: string;
  to: string;
}

/** Returns the calendar periods offered for reports, by name, on a day of the company. */
export function presetsOn(today: string): Record<string, Period> {
  const [year, number] = today.split('-').map(Number);
  const month = number - 1;
  const quarter = month - (month % 3);
  const day = (months: number, of: number) => new Date(Date.UTC(year, months, of)).toISOString().slice(0, 10);
  const span = (first: number, count: number): Period => ({ from: day(first, 1), to: day(first + count, 0) });
  return {
    THIS_MONTH: span(month, 1),
    LAST_MONTH: span(month - 1, 1),
    THIS_QUARTER: span(quarter, 3),
    LAST_QUARTER: span(quarter - 3, 3),
    THIS_YEAR: span(0, 12),
    LAST_YEAR: span(-12, 12),
  };
}

/** Returns the name of the preset with these days: undefined for a report's own period, CUSTOM for any other. */
export const presetOf = (presets: Record<string, Period>, span: { from: string | null; to: string | null }): string | undefined =>
  span.from === null && span.to === null
    ? undefined
    : (Object.keys(presets).find(name => presets[name].from === span.from && presets[name].to === span.to) ?? 'CUSTOM');
