import { Decimal, round, sum, type Amount } from '../../core/money/arithmetic.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import type { LinePart } from './SoldLine.ts';

/** Figures of a line, always positive: as sold, remaining, or credited. */
export interface LineShare {
  /** Includes tax if the document's prices do, as does the discount. */
  net: string;
  discountShare: string;
  base: string;
  tax: string;
  parts: LinePart[];
}

/** Figures of a line with the quantity they apply to. */
export interface SoldFigures extends LineShare {
  quantity: string;
  /** Whether the document's prices include tax. */
  pricesIncludeTax: boolean;
}

/** Returns what remains of a line after its returns and credit notes. */
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

/** Returns the price paid for a line, including tax. */
export const paidFor = ({ base, tax }: Pick<LineShare, 'base' | 'tax'>): Decimal => new Decimal(base).plus(tax);

/**
 * Returns the value of a quantity of a line's remaining pieces: its share of the remaining value, so that partial credits add up to the
 * cent, however they are split (domain §6, refund).
 */
export const shareOfPieces = (left: SoldFigures, quantity: Amount, digits: number): LineShare =>
  shareOf(left, round(paidFor(left).times(quantity).div(left.quantity), digits), [quantity, left.quantity], digits);

/**
 * Returns the figures of an amount (positive, including tax) of a line's remaining value, with tax as it was sold; exact to the cent once
 * everything is credited.
 */
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
