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
