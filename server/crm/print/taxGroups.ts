import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { DealLine } from '../deal/DealLine.ts';

/** Taxable base and tax at one rate. */
export interface TaxOfRate {
  rate: string;
  base: string;
  tax: string;
}

/** Groups the stored figures of a document's lines by tax rate, highest first; bases exclude tax. */
export function taxGroups(
  lines: Pick<DealLine, 'vatRate' | 'net' | 'discountShare' | 'tax'>[],
  { currency, pricesIncludeTax }: { currency: string; pricesIncludeTax: boolean },
): TaxOfRate[] {
  const digits = currencyDecimals(currency);
  const groups = Map.groupBy(lines, ({ vatRate }) => new Decimal(vatRate).toFixed());
  return [...groups]
    .sort(([one], [other]) => new Decimal(other).comparedTo(one))
    .map(([rate, of]) => ({
      rate,
      base: sum(of.map(({ net, discountShare, tax }) => new Decimal(net).minus(discountShare).minus(pricesIncludeTax ? tax : 0))).toFixed(
        digits,
      ),
      tax: sum(of.map(({ tax }) => tax)).toFixed(digits),
    }));
}
