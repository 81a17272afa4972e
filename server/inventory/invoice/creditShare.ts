import { Decimal, round, sum, type Amount } from '../../core/money/arithmetic.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import type { LinePart } from './SoldLine.ts';

/** A line's figures, above zero: as it was sold, what is left of it, or what is credited of it. */
export interface LineShare {
  /** With tax where the document's prices contain it, as the discount. */
  net: string;
  discountShare: string;
  base: string;
  tax: string;
  parts: LinePart[];
}

/** The same, and how many pieces they are for. */
export interface SoldFigures extends LineShare {
  quantity: string;
  /** Whether the document's prices contain the tax. */
  pricesIncludeTax: boolean;
}

/** What is left of a line after what was credited of it, by returns and by credit notes. */
export function leftOf(sold: SoldFigures, credited: SoldFigures[], digits: number): SoldFigures {
  const less = (name: 'quantity' | 'net' | 'discountShare' | 'base' | 'tax') =>
    new Decimal(sold[name]).minus(sum(credited.map(line => line[name]))).toFixed();
  const parts = sold.parts.map((part, index) => {
    const of = (name: 'base' | 'tax') => new Decimal(part[name]).minus(sum(credited.map(line => line.parts[index][name]))).toFixed(digits);
    return { ...part, base: of('base'), tax: of('tax') };
  });
  return {
    pricesIncludeTax: sold.pricesIncludeTax,
    quantity: less('quantity'),
    net: less('net'),
    discountShare: less('discountShare'),
    base: less('base'),
    tax: less('tax'),
    parts,
  };
}

/** What was paid for a line, tax included. */
export const paidFor = ({ base, tax }: Pick<LineShare, 'base' | 'tax'>): Decimal => new Decimal(base).plus(tax);

/**
 * What so many of the pieces that are left of a line come to: their share of what is left, so that in whatever steps all of them add up to
 * it, to the cent (domain §6, refund).
 */
export const shareOfPieces = (left: SoldFigures, quantity: Amount, digits: number): LineShare =>
  shareOf(left, round(paidFor(left).times(quantity).div(left.quantity), digits), [quantity, left.quantity], digits);

/** The figures of an amount, tax included and above zero, of what is left of a line: tax as it was sold, to the cent once all is credited. */
export const shareOfAmount = (left: SoldFigures, amount: Amount, digits: number): LineShare =>
  shareOf(left, new Decimal(amount), [amount, paidFor(left)], digits);

function shareOf(left: SoldFigures, paid: Decimal, [some, all]: [Amount, Amount], digits: number): LineShare {
  const shares = splitAmount(paid, left.parts.map(paidFor), digits);
  const parts = left.parts.map((part, index) => {
    const whole = paidFor(part);
    const tax = whole.isZero() ? whole : round(shares[index].times(part.tax).div(whole), digits);
    return { ...part, base: shares[index].minus(tax).toFixed(digits), tax: tax.toFixed(digits) };
  });
  const discountShare = round(new Decimal(left.discountShare).times(some).div(all), digits);
  const total = (name: 'base' | 'tax') => sum(parts.map(part => part[name])).toFixed(digits);
  const base = total('base');
  return {
    net: discountShare.plus(left.pricesIncludeTax ? paid : base).toFixed(digits),
    discountShare: discountShare.toFixed(digits),
    base,
    tax: total('tax'),
    parts,
  };
}
