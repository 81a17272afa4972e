import { Decimal, round, zero, type Amount } from '../../core/money/arithmetic.ts';

/** Quantity on hand in one warehouse, and its total value in the company's currency. */
export interface Holding {
  onHand: Decimal;
  value: Decimal;
}

/** Returns the average cost per unit, not rounded; undefined without stock. */
export const averageCost = ({ onHand, value }: Holding): Decimal | undefined => (onHand.isZero() ? undefined : value.div(onHand));

/** Returns the value of incoming stock at a unit cost, rounded to the currency. */
export const worth = (quantity: Amount, unitCost: Amount, digits: number): Decimal => round(new Decimal(quantity).times(unitCost), digits);

/**
 * Returns the value of outgoing stock: its rounded share of the total value; the last unit takes the remainder, so that no value is left
 * without stock (domain §3, moving average).
 */
export function shareOut({ onHand, value }: Holding, quantity: Decimal, digits: number): Decimal {
  if (quantity.equals(onHand)) return value;
  return onHand.isZero() ? zero : Decimal.min(value, round(quantity.times(value).div(onHand), digits));
}
