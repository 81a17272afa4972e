import { round } from '../../../server/core/money/arithmetic.ts';
import { documentTotals, type DocumentTotals, type VatMode } from '../../../server/core/money/documentTotals.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { withoutTax, withTax } from '../../../server/core/money/saleFigures.ts';

/** A document line in a form; numbers are strings such as "1234.5". */
export interface LineDraft {
  id?: string | null;
  productId: string;
  description: string;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  vatCategory: string;
}

/** Determines how lines are priced; must match the server. */
export interface LinePricing {
  currency: string;
  /** Whether the document's prices include tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  /** Returns the tax rate of a line's category on this document, in percent. */
  rateOf: (line: Pick<LineDraft, 'id' | 'vatCategory'>) => string;
}

/** Fields that a line takes over from its product. */
export interface PickedProduct {
  /** As entered, with or without tax. */
  readonly salePrice: string;
  readonly priceIncludesTax: boolean;
  readonly vatCategory: string;
}

export const emptyLine = (): LineDraft => ({
  productId: '',
  description: '',
  quantity: '1',
  unitPrice: '',
  discountPercent: '0',
  vatCategory: 'STANDARD_RATED',
});

/** Computes the totals of the lines typed so far; input that is not a number counts as 0. */
export function draftTotals(lines: readonly LineDraft[], discountPercent: string, pricing: LinePricing): DocumentTotals {
  const { currency, pricesIncludeTax, vatMode, rateOf } = pricing;
  const priced = lines.map(line => ({
    quantity: amount(line.quantity),
    unitPrice: amount(line.unitPrice),
    discountPercent: amount(line.discountPercent, 100),
    vatCategory: line.vatCategory,
    vatRate: rateOf(line),
  }));
  const discounts = [{ percent: amount(discountPercent, 100) }];
  return documentTotals(priced, { digits: currencyDecimals(currency), discounts, taxInclusive: pricesIncludeTax, vatMode });
}

/** Returns a product's price on a document: as entered, or with tax added or removed, rounded to six decimals. */
export function priceOn(
  { pricesIncludeTax, rateOf }: LinePricing,
  { salePrice: price, priceIncludesTax, vatCategory }: PickedProduct,
): string {
  if (priceIncludesTax === pricesIncludeTax) return price;
  const part = { price, vatRate: rateOf({ vatCategory }) };
  return round(pricesIncludeTax ? withTax(part) : withoutTax(part), 6).toFixed();
}

const amount = (typed: string | undefined, most = Infinity) =>
  /^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') && Number(typed) <= most ? typed! : '0';
