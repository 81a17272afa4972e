import { Decimal } from '../../core/money/arithmetic.ts';
import { billableOf, type LineProgress } from '../order/orderProgress.ts';
import { priceTolerance } from './procurementInvoice.rules.ts';

/** A billed line beside the order's own. */
export interface BilledLine {
  of: LineProgress;
  quantity: string;
  unitPrice: string;
}

/** Discounts on the whole, of the order and of the bill. */
export interface Discounts {
  ordered: string;
  billed: string;
}

/**
 * Matches a billed line three ways (domain §4): no more is billed than was accepted, and the price after all discounts is within the
 * tolerance of the ordered one.
 * @param rate units of the order's currency for one of the bill's.
 */
export function matchLine({ of, quantity, unitPrice }: BilledLine, { ordered, billed }: Discounts, rate: string) {
  const expected = priceAfter(of.unitPrice, of.discountPercent, ordered);
  const asked = priceAfter(unitPrice, of.discountPercent, billed).times(rate);
  const tolerance = Decimal.min(expected.times(priceTolerance.share), priceTolerance.amount);
  return {
    isQuantityMatched: new Decimal(of.billed).plus(quantity).lessThanOrEqualTo(billableOf(of)),
    isPriceMatched: asked.minus(expected).abs().lessThanOrEqualTo(tolerance),
  };
}

const priceAfter = (price: string, ...percents: string[]) =>
  percents.reduce((left, percent) => left.times(new Decimal(100).minus(percent)).div(100), new Decimal(price));
