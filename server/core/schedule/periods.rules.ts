import { daysAfter, monthsAfter } from '../rules/days.ts';

/** How often a document is made. */
export const frequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
export type FrequencyName = (typeof frequencies)[number];

const months: Record<Exclude<FrequencyName, 'WEEKLY'>, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

/**
 * Returns the first day on or after `from` on which a document falls due. A day that a month does not have is its last one, counted from the
 * first day: the 31st is followed by the 28th and again by the 31st.
 */
export function periodFrom(startsOn: string, frequency: FrequencyName, from: string): string {
  for (let count = 0; ; count++) {
    const day = periodAt(startsOn, frequency, count);
    if (day >= from) return day;
  }
}

/** Returns the day of the period `count` after the first one. */
const periodAt = (startsOn: string, frequency: FrequencyName, count: number): string =>
  frequency === 'WEEKLY' ? daysAfter(startsOn, 7 * count) : monthsAfter(startsOn, months[frequency] * count);

/** What decides on which days a document falls due. */
interface Recurrence {
  startsOn: string;
  endsOn: string | null;
  frequency: FrequencyName;
}

/** Returns the first day on or after `from` on which a document falls due; null after the end. */
export function nextPeriod({ startsOn, endsOn, frequency }: Recurrence, from: string): string | null {
  const day = periodFrom(startsOn, frequency, from);
  return endsOn && day > endsOn ? null : day;
}
