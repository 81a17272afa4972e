import { round } from '../../../server/core/money/arithmetic.ts';
import type { DocumentTotals, VatMode } from '../../../server/core/money/documentTotals.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { saleFigures, withoutTax, withTax, type PricedPart } from '../../../server/core/money/saleFigures.ts';

/** What a line refers to: a product, or an item of any kind. */
export type LineItem = 'productId' | 'itemId';

/** A document line in a form; numbers are strings such as "1234.5". Only the field of its `LineItem` is there. */
export interface LineDraft extends Partial<Record<LineItem, string>> {
  id?: string | null;
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
  /** Returns the parts of a line that is taxed at several rates, such as a package. */
  partsOf?: (line: LineDraft) => readonly PricedPart[] | undefined;
  /** Tax categories to choose from, and the prefix of their texts; those of sales, unless given. */
  categories?: { values: readonly string[]; texts: string };
}

/** Fields that a line takes over from its product. */
export interface PickedProduct {
  /** As entered, with or without tax. */
  readonly salePrice: string;
  readonly priceIncludesTax: boolean;
  readonly vatCategory: string;
}

export const emptyLine = (item: LineItem = 'productId'): LineDraft => ({
  [item]: '',
  description: '',
  quantity: '1',
  unitPrice: '',
  discountPercent: '0',
  vatCategory: 'STANDARD_RATED',
});

/** Computes the totals of the lines typed so far; input that is not a number counts as 0. */
export function draftTotals(lines: readonly LineDraft[], discountPercent: string, pricing: LinePricing): DocumentTotals {
  const { currency, pricesIncludeTax, vatMode, rateOf, partsOf } = pricing;
  const sold = lines.map(line => ({
    quantity: amount(line.quantity),
    discountPercent: amount(line.discountPercent, 100),
    includesTax: pricesIncludeTax,
    parts: partsOf?.(line) ?? [{ price: amount(line.unitPrice), vatCategory: line.vatCategory, vatRate: rateOf(line) }],
  }));
  return saleFigures(sold, {
    digits: currencyDecimals(currency),
    discountPercent: amount(discountPercent, 100),
    pricesIncludeTax,
    vatMode,
  });
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

/** The number that is typed, or 0 while it is none. */
export const amount = (typed: string | undefined, most = Infinity) =>
  /^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') && Number(typed) <= most ? typed! : '0';
