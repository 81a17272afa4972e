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
function periodAt(startsOn: string, frequency: FrequencyName, count: number): string {
  const [year, month, day] = startsOn.split('-').map(Number);
  if (frequency === 'WEEKLY') return iso(Date.UTC(year, month - 1, day + 7 * count));
  const at = month - 1 + months[frequency] * count;
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  return iso(Date.UTC(year, at, Math.min(day, last)));
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
