/** Formats an instant in a time zone, such as `2026-03-31T09:30`; without a zone, in the browser's. */
export const localMinute = (at: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at)).replace(' ', 'T');
