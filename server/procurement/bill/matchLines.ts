import { Decimal, type Amount } from '../../core/money/arithmetic.ts';
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

/** Rates by which a bill is compared with its order. */
export interface MatchRates {
  ofBill: Amount;
  ofOrder: Amount;
}

/**
 * Matches a billed line three ways (domain §4): no more is billed than was accepted, and the price after all discounts is within the
 * tolerance of the ordered one.
 * @param rates units of the order's currency for one of the bill's, and of the company's for one of the order's.
 */
export function matchLine({ of, quantity, unitPrice }: BilledLine, { ordered, billed }: Discounts, rates: MatchRates) {
  const expected = priceAfter(of.unitPrice, of.discountPercent, ordered);
  const asked = priceAfter(unitPrice, of.discountPercent, billed).times(rates.ofBill);
  const tolerance = Decimal.min(expected.times(priceTolerance.share), new Decimal(priceTolerance.amount).div(rates.ofOrder));
  return {
    isQuantityMatched: new Decimal(of.billed).plus(quantity).lessThanOrEqualTo(billableOf(of)),
    isPriceMatched: asked.minus(expected).abs().lessThanOrEqualTo(tolerance),
  };
}

const priceAfter = (price: string, ...percents: string[]) =>
  percents.reduce((left, percent) => left.times(new Decimal(100).minus(percent)).div(100), new Decimal(price));
