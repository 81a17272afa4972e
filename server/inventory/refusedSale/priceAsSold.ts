import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { saleFigures, type SaleFigures, type SaleLine } from '../../core/money/saleFigures.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import { lineFigures, partsOf, type PricedItem, type PricedSale, type SalePricing, type SellablePart } from '../invoice/priceSale.ts';
import { VatCategory } from '../product/InventoryProduct.ts';
import { SellableKind } from '../offer/Sellable.ts';
import type { SoldTerms } from './refusedSale.rules.ts';

/** A sold line: the item as it is now, and the terms charged then. */
export interface SoldItem extends PricedItem {
  terms: SoldTerms;
}

interface AsSold extends Pick<SalePricing, 'pricesIncludeTax' | 'vatMode'> {
  digits: number;
  discountPercent: string;
  /** The current rate, in percent. */
  taxRate: string;
  /** Amount the customer paid, before cash rounding. */
  total: string;
}

type SoldLine = Omit<SaleLine, 'parts'> & { parts: SellablePart[] };

/**
 * Calculates the figures of a sale at its original prices and rates, with the current arithmetic (`saleFigures`). The amount the customer
 * paid never changes: if the arithmetic has changed since, that total is split over the lines in proportion to their figures, and the tax
 * is taken out of it.
 */
export function priceAsSold(items: SoldItem[], { taxRate, total, ...terms }: AsSold): PricedSale {
  const sold = items.map(item => ({ ...item, includesTax: item.terms.includesTax, parts: partsAsSold(item, taxRate) }));
  const figures = saleFigures(sold, terms);
  if (new Decimal(figures.total).equals(total)) return { totals: figures, lines: lineFigures(figures, sold) };
  return scaled(sold, figures, { ...terms, total });
}

function scaled(sold: SoldLine[], figures: SaleFigures, { digits, vatMode, total }: Omit<AsSold, 'taxRate'>): PricedSale {
  const weights = figures.lines.flatMap(({ parts }) => parts.map(({ base, tax }) => new Decimal(base).plus(tax)));
  const shares = splitAmount(total, weights, digits);
  let next = 0;
  const lines = sold.map(({ parts }) => ({
    quantity: 1,
    discountPercent: 0,
    includesTax: true,
    parts: parts.map(part => ({ ...part, price: shares[next++] })),
  }));
  const totals = saleFigures(lines, { digits, vatMode, discountPercent: 0 });
  const own = lineFigures(totals, lines);
  const each = own.map((line, index) => ({ ...line, unitPrice: new Decimal(line.net).div(sold[index].quantity).toFixed(6) }));
  return { totals, lines: each };
}

/** Returns the parts of a line as charged; the kind of each comes from the current item. */
function partsAsSold({ terms, ...item }: SoldItem, taxRate: string): SellablePart[] {
  const now = partsOf(item, taxRate);
  return terms.parts.map(({ price, vatCategory, vatRate }, index) => {
    const [alike] = [now[index], ...now].filter(part => part?.vatCategory === vatCategory);
    return {
      kind: alike?.kind ?? now.at(0)?.kind ?? SellableKind.PRODUCT,
      price: sum([price]),
      vatCategory: VatCategory[vatCategory],
      vatRate,
    };
  });
}
