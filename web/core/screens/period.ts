/** Periods of the procurement and ecommerce dashboards (spec 1 §9). */
const periods = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'ALL'] as const;
type Period = (typeof periods)[number];

/** Returns the period in the address; defaults to the current month. */
export const periodIn = (address: URLSearchParams): Period => periods.find(period => period === address.get('period')) ?? 'MONTHLY';

/** The choice of a period at the head of a dashboard. */
export const periodChoice = { name: 'period', values: periods, chosen: periodIn };
