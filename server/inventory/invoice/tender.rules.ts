import { Decimal, type Amount } from '../../core/money/arithmetic.ts';
import { knownDenominations } from '../../core/money/denominations.ts';

/**
 * Returns the highest plausible cash amount for an amount due: ten times as much, or the currency's largest note. If the currency's notes
 * are unknown, a hundred times as much, or 1 000. Above it a till asks for confirmation, because of a mistyped number or a barcode in the
 * wrong field.
 */
export function plausibleTender(due: Amount, currency: string): Decimal {
  const notes = knownDenominations(currency);
  return Decimal.max(new Decimal(due).times(notes ? 10 : 100), notes?.[0] ?? 1_000);
}

/** Returns the highest amount accepted as tendered: ten times the plausible one. */
export const tenderLimit = (due: Amount, currency: string): Decimal => plausibleTender(due, currency).times(10);
