import { demoNow } from '../demoNow.ts';

const day = 86_400_000;
/** Hour of the day, UTC, at which the demo's cards move. */
const noon = 12 * 3_600_000;

/** Returns the day so many days from today, YYYY-MM-DD; null for a blank. */
export const dayIn = (days: string): string | null => (days ? new Date(demoNow() + Number(days) * day).toISOString().slice(0, 10) : null);

/** Returns the middle of a day. */
export const noonOf = (on: string): Date => new Date(Date.parse(on) + noon);

/** Returns a time some days before another. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * day);
