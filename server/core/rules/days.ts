/** A business day as the API writes it, YYYY-MM-DD. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, YYYY-MM-DD. There is no year 0. */
export const isDay = (text: string): boolean =>
  dayPattern.test(text) && text > '0001' && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Returns the day a number of days after another, before it if negative. */
export const daysAfter = (day: string, days: number): string => {
  const reached = new Date(`${day}T00:00:00Z`);
  reached.setUTCDate(reached.getUTCDate() + days);
  return reached.toISOString().slice(0, 10);
};

/** Returns how many days lie between two days; negative if the second is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Returns the same day of the month so many months later; the month's last one, if it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
