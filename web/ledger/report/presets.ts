const iso = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Whole months from `first` to before `end`, counted from the current month. */
const months = (first: number, end: number) => () => {
  const today = new Date();
  const [year, month] = [today.getFullYear(), today.getMonth()];
  return { from: iso(year, month + first, 1), to: iso(year, month + end, 0) };
};
const quarter = (back: number) => () => {
  const into = new Date().getMonth() % 3;
  return months(-into - 3 * back, 3 - into - 3 * back)();
};
const year = (back: number) => () => {
  const month = new Date().getMonth();
  return months(-month - 12 * back, 12 - month - 12 * back)();
};

/** Calendar periods offered for reports. */
export const presets: Record<string, () => { from: string; to: string }> = {
  THIS_MONTH: months(0, 1),
  LAST_MONTH: months(-1, 0),
  THIS_QUARTER: quarter(0),
  LAST_QUARTER: quarter(1),
  THIS_YEAR: year(0),
  LAST_YEAR: year(1),
};

/** Returns the name of the preset with these days: undefined for a report's own period, CUSTOM for any other. */
export const presetOf = (span: { from: string | null; to: string | null }): string | undefined =>
  span.from === null && span.to === null
    ? undefined
    : (Object.keys(presets).find(name => presets[name]().from === span.from && presets[name]().to === span.to) ?? 'CUSTOM');
