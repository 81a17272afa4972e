import { Decimal as DecimalJs } from 'decimal.js';

/**
 * Exact decimals with enough digits for the largest quantity times the longest price. Halves are rounded away from zero, so that round(−x)
 * = −round(x) and a credit note mirrors its invoice (domain §0, rounding).
 */
export const Decimal = DecimalJs.clone({ precision: 60, rounding: DecimalJs.ROUND_HALF_UP });
export type Decimal = DecimalJs;

/** A decimal, or one written as text; no floats (domain §0, money). */
export type Amount = Decimal | string | number;

/** Exact zero. */
export const zero = new Decimal(0);

/** Rounds to a number of decimal places. */
export const round = (value: Amount, digits: number): Decimal => new Decimal(value).toDecimalPlaces(digits);

/** The exact sum. */
export const sum = (values: Amount[]): Decimal => values.reduce<Decimal>((total, value) => total.plus(value), zero);

/** Percentage of an amount, not rounded. */
export const percentOf = (amount: Amount, percent: Amount): Decimal => new Decimal(amount).times(percent).div(100);
