import { Decimal, round, zero, type Amount } from './arithmetic.ts';

/**
 * The cash rounding of an amount: what must be added to round it to the smallest coin, 0.01 for 10.89 with a coin of 0.05. Half a coin is
 * rounded up, and a negative amount like its positive. Zero without a smallest coin.
 */
export const cashRoundingOf = (amount: Amount, coin: Amount | null | undefined): Decimal =>
  coin ? round(new Decimal(amount).div(coin), 0).times(coin).minus(amount) : zero;

/** Cash already refunded for a sale: the exact amount and its cash rounding. */
export interface RefundedCash {
  exact: Amount;
  rounding: Amount;
}

/**
 * The cash rounding of a refund. All refunds of a sale are rounded as one total, so that refunding in steps gives the same result as
 * refunding at once.
 */
export const refundRoundingOf = (amount: Amount, coin: Amount | null | undefined, { exact, rounding }: RefundedCash): Decimal =>
  cashRoundingOf(new Decimal(exact).plus(amount), coin).minus(rounding);
