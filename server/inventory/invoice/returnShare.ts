import { Decimal, round, sum, type Amount } from '../../core/money/arithmetic.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import type { LinePart } from './SoldLine.ts';

/** A line as it was sold. */
export interface SoldFigures {
  quantity: string;
  net: string;
  discountShare: string;
  base: string;
  tax: string;
  parts: LinePart[];
}

/** What of a line comes back, above zero. */
export interface ReturnedFigures {
  net: string;
  discountShare: string;
  base: string;
  tax: string;
  parts: LinePart[];
}

/**
 * The figures of `quantity` more pieces of a line of which `before` have come back: what all of them come to, less what those before came
 * to, so that returns of all its pieces add up to what was sold, to the cent and in whatever steps (domain §6, refund).
 */
export function returnShare(sold: SoldFigures, before: Amount, quantity: Amount, digits: number): ReturnedFigures {
  const until = cumulative(sold, before, digits);
  const after = cumulative(sold, new Decimal(before).plus(quantity), digits);
  const parts = sold.parts.map((part, index) => {
    const paid = after.paid[index].minus(until.paid[index]);
    const tax = after.taxes[index].minus(until.taxes[index]);
    return { ...part, base: paid.minus(tax).toFixed(digits), tax: tax.toFixed(digits) };
  });
  const base = sum(parts.map(part => part.base));
  const tax = sum(parts.map(part => part.tax));
  const net = after.net.minus(until.net);
  return {
    net: net.toFixed(digits),
    discountShare: net.minus(base).minus(tax).toFixed(digits),
    base: base.toFixed(digits),
    tax: tax.toFixed(digits),
    parts,
  };
}

/** What the first `pieces` of a line come to: what was paid for them and the tax in it by parts, and their net. */
function cumulative({ quantity, net, base, tax, parts }: SoldFigures, pieces: Amount, digits: number) {
  const of = (amount: Amount) => round(new Decimal(amount).times(pieces).div(quantity), digits);
  const paid = parts.map(part => new Decimal(part.base).plus(part.tax));
  return {
    net: of(net),
    paid: splitAmount(of(new Decimal(base).plus(tax)), paid, digits),
    taxes: parts.map(part => of(part.tax)),
  };
}
