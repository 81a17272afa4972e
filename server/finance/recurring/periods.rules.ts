import { daysAfter, monthsAfter } from '../../core/rules/days.ts';
import type { FrequencyName } from './recurringInvoice.rules.ts';

const months: Record<Exclude<FrequencyName, 'WEEKLY'>, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

/**
 * Returns the first day on or after `from` on which an invoice falls due. A day that a month does not have is its last one, counted from the
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
