import { Decimal, sum, zero, type Amount } from './arithmetic.ts';

/**
 * Splits an amount over weights so that the parts add up exactly: all are truncated to `digits`, then the remaining units go to the largest
 * remainders, ties by order (domain §0, splitting). Weight 0 gets 0; if all weights are 0, the shares are equal. A negative amount is split
 * like its positive. Throws RangeError on a negative weight, on no weights at all, and on an amount with more decimals than `digits`.
 */
export function splitAmount(amount: Amount, weights: Amount[], digits: number): Decimal[] {
  const total = sum(weights);
  if (!weights.length || weights.some(weight => new Decimal(weight).isNegative() && !new Decimal(weight).isZero()))
    throw new RangeError('Weights are at least one and none is negative');
  if (total.isZero()) return splitAmount(amount, Array<number>(weights.length).fill(1), digits);
  const scale = new Decimal(10).pow(digits);
  const units = new Decimal(amount).abs().times(scale);
  if (!units.isInteger()) throw new RangeError(`More than ${digits} decimals: ${String(amount)}`);
  // Integer remainders are exact, so truncated digits never decide a tie.
  const shares = weights.map((weight, index) => {
    const product = units.times(weight);
    const rest = product.mod(total);
    return { index, units: product.minus(rest).div(total), rest };
  });
  const spare = units.minus(sum(shares.map(share => share.units))).toNumber();
  const lucky = shares.toSorted((one, other) => other.rest.comparedTo(one.rest) || one.index - other.index).slice(0, spare);
  for (const share of lucky) share.units = share.units.plus(1);
  const sign = new Decimal(amount).isNegative() ? -1 : 1;
  return shares.map(share => (share.units.isZero() ? zero : share.units.div(scale).times(sign)));
}
