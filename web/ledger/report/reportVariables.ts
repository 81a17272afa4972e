import { isDay } from '../../../server/core/rules/days.ts';

/** Returns a day of the address, or null if it is missing or not a day. */
export function dayIn(address: URLSearchParams, name: string): string | null {
  const value = address.get(name) ?? '';
  return isDay(value) ? value : null;
}

/** What a statement can be compared with. */
export const comparisons = ['PREVIOUS_YEAR', 'PREVIOUS_PERIOD'] as const;
type Comparison = (typeof comparisons)[number];

/** Variables of the reports from their address: `?from=&to=&compare=&costCenter=`. */
export const reportVariables = (address: URLSearchParams) => ({
  from: dayIn(address, 'from'),
  to: dayIn(address, 'to'),
  compareWith: comparisons.find(name => name === address.get('compare')) ?? (null as Comparison | null),
  costCenterId: address.get('costCenter'),
});
