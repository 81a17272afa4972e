/** Returns the start of a day in a time zone as ISO 8601; without a zone, in the browser's. */
export function instantOf(day: string, zone: string | undefined): string {
  const asUtc = Date.parse(day);
  // Twice: the first guess may be on the other side of a daylight saving change.
  const first = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(first, zone)).toISOString();
}

function offsetAt(instant: number, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) - Math.floor(instant / 1000) * 1000;
}
