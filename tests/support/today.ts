import { daysAfter } from '../../server/core/rules/days.ts';

const eastern = 'America/New_York';

/**
 * Returns the time zone that the companies of a run keep, so that no day of theirs ends while tests count on it, whenever the run begins:
 * Atlas Trading's own, or in the last three hours of a day there one where it is three hours less of the same day.
 */
export function zoneOfRun(): string {
  const hour = Number(new Date().toLocaleTimeString('en-GB', { timeZone: eastern, hour: '2-digit' }));
  return hour < 21 ? eastern : 'America/Los_Angeles';
}

/** The time zone of Atlas Trading and of the companies that tests found (`oneDatabaseServer`). */
export const timeZone = (): string => process.env.TEST_TIME_ZONE!;

/** Returns their day, or the one as many days later. */
export const today = (days = 0): string => daysAfter(new Date().toLocaleDateString('sv-SE', { timeZone: timeZone() }), days);
