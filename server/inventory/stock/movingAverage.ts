import { Decimal, round, zero, type Amount } from '../../core/money/arithmetic.ts';

/** How much lies in one place, and what it is worth together, in the company's money. */
export interface Holding {
  onHand: Decimal;
  value: Decimal;
}

/** What one costs there on the average, not rounded; undefined where there is none. */
export const averageCost = ({ onHand, value }: Holding): Decimal | undefined => (onHand.isZero() ? undefined : value.div(onHand));

/** The worth of what comes in at a price for one, in the money's own digits. */
export const worth = (quantity: Amount, unitCost: Amount, digits: number): Decimal => round(new Decimal(quantity).times(unitCost), digits);

/**
 * What goes out takes its share of the value, rounded; the last one takes what is left, so that nothing on hand is worth nothing
 * (domain §3, moving average).
 */
export function shareOut({ onHand, value }: Holding, quantity: Decimal, digits: number): Decimal {
  if (quantity.equals(onHand)) return value;
  return onHand.isZero() ? zero : Decimal.min(value, round(quantity.times(value).div(onHand), digits));
}
