import { Decimal, round, zero, type Amount } from './arithmetic.ts';

/**
 * What rounding to the smallest coin adds to an amount that is paid in cash: 0.01 to 10.89 where that is 0.05. Half a coin is rounded up, and
 * a negative amount like its positive. Nothing where there is no such coin.
 */
export const cashRoundingOf = (amount: Amount, coin: Amount | null | undefined): Decimal =>
  coin ? round(new Decimal(amount).div(coin), 0).times(coin).minus(amount) : zero;

/** What was given back in cash of a sale before: exactly, and what rounding added to it. */
export interface RefundedCash {
  exact: Amount;
  rounding: Amount;
}

/**
 * What rounding adds to an amount that is given back in cash: all that was given back of a sale together is rounded, so that in whatever
 * steps it comes to what rounding the whole comes to.
 */
export const refundRoundingOf = (amount: Amount, coin: Amount | null | undefined, { exact, rounding }: RefundedCash): Decimal =>
  cashRoundingOf(new Decimal(exact).plus(amount), coin).minus(rounding);
