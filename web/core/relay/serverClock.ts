/** Milliseconds by which the server's clock is ahead of this device's; negative if it is behind. */
let ahead = 0;

/** Smaller differences are ignored: the header has a precision of one second, and the response takes time to arrive. */
const leastDifference = 5_000;

/** Measures the clock difference from the `Date` header of a response. */
export function noteServerTime(header: string | null): void {
  const measured = header ? Date.parse(header) - Date.now() : Number.NaN;
  if (!Number.isNaN(measured)) setClockDifference(measured);
}

/** Sets a clock difference that was measured earlier, for use while offline. */
export function setClockDifference(milliseconds: number): void {
  ahead = Math.abs(milliseconds) < leastDifference ? 0 : milliseconds;
}

export const clockDifference = (): number => ahead;

/** Current time by the server's clock, in milliseconds. */
export const serverNow = (): number => Date.now() + ahead;
