/** How much the server's clock is ahead of this device's, in milliseconds; below zero where it is behind. */
let ahead = 0;

/** Differences below this are those of the header, which tells whole seconds, and of the way here. */
const leastDifference = 5_000;

/** Measures by the `Date` header of an answer. */
export function noteServerTime(header: string | null): void {
  const measured = header ? Date.parse(header) - Date.now() : Number.NaN;
  if (!Number.isNaN(measured)) setClockDifference(measured);
}

/** Takes over what was measured earlier: without a connection nobody says it. */
export function setClockDifference(milliseconds: number): void {
  ahead = Math.abs(milliseconds) < leastDifference ? 0 : milliseconds;
}

export const clockDifference = (): number => ahead;

/** Now by the server's clock, in milliseconds. */
export const serverNow = (): number => Date.now() + ahead;
