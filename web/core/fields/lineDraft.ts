import { round } from '../../../server/core/money/arithmetic.ts';
import { documentTotals, type DocumentTotals, type VatMode } from '../../../server/core/money/documentTotals.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { withoutTax, withTax } from '../../../server/core/money/saleFigures.ts';

/** A line as a form holds it; numbers as "1234.5". */
export interface LineDraft {
  id?: string | null;
  productId: string;
  description: string;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  vatCategory: string;
}

/** By what lines are priced: as the server will. */
export interface LinePricing {
  currency: string;
  /** Whether the document's prices contain the tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  /** Percent that a category means on this document. */
  rateOf: (line: Pick<LineDraft, 'id' | 'vatCategory'>) => string;
}

/** What a chosen product brings to its line. */
export interface PickedProduct {
  /** As it was entered. */
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

/** The figures of what is typed so far; whatever is no number yet counts as nothing. */
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

/** What a product costs on a document: as it was entered, else with the tax added or taken out, to six decimals. */
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
