import { Decimal, type Amount } from '../../core/money/arithmetic.ts';
import { knownDenominations } from '../../core/money/denominations.ts';

/**
 * The most cash that somebody plausibly hands over for what is due: ten times as much, or the currency's largest note. Where its notes are not
 * known, a hundred times as much, or 1 000. Beyond it a till asks first: a number that slipped, or a code in the wrong field.
 */
export function plausibleTender(due: Amount, currency: string): Decimal {
  const notes = knownDenominations(currency);
  return Decimal.max(new Decimal(due).times(notes ? 10 : 100), notes?.[0] ?? 1_000);
}

/** The most that is taken as tendered at all: ten times what is plausible. */
export const tenderLimit = (due: Amount, currency: string): Decimal => plausibleTender(due, currency).times(10);
