/** A business day as the API writes it, YYYY-MM-DD. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, YYYY-MM-DD. There is no year 0. */
export const isDay = (text: string): boolean =>
  dayPattern.test(text) && text > '0001' && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
