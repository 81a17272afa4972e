import { Decimal, round, type Amount } from './arithmetic.ts';

/**
 * Converts a price to a currency that is worth `rate`. It is rounded to the currency's decimals; one below a hundred of its smallest units,
 * to which that would do too much, to six decimals.
 * @param digits decimals of the currency.
 */
export function convertedPrice(price: Amount, rate: Amount, digits: number): Decimal {
  const converted = new Decimal(price).div(rate);
  const isSmall = converted.times(new Decimal(10).pow(digits)).lessThan(100);
  return round(converted, isSmall ? 6 : digits);
}
