import { Decimal, percentOf, round } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { documentTotals, type DocumentTotals } from '../../../server/core/money/documentTotals.ts';
import type { SellableItem } from '../sellable/SellableItem.ts';

/** A line as the form of a new invoice holds it; numbers as "1234.5". */
export interface SaleLineDraft {
  kind: SellableItem['kind'];
  itemId: string;
  quantity: string;
  discountPercent: string;
  vatCategory: SellableItem['vatCategory'];
}

/** By what a new invoice is priced: as the server will. */
export interface SalePricing {
  currency: string;
  /** Percent of standard rated sales. */
  taxRate: string;
}

export const emptySaleLine = (): SaleLineDraft => ({
  kind: 'PRODUCT',
  itemId: '',
  quantity: '1',
  discountPercent: '0',
  vatCategory: 'STANDARD_RATED',
});

/** The price of one with the tax of the chosen category; a package's is its members' and cannot be chosen. */
export function priceOf(item: SellableItem | undefined, { vatCategory }: SaleLineDraft, { currency, taxRate }: SalePricing): string {
  if (!item) return '0';
  if (item.kind === 'PACKAGE') return item.price;
  const tax = vatCategory === 'ZERO_RATED' ? 0 : percentOf(item.netPrice, taxRate);
  return round(new Decimal(item.netPrice).plus(tax), currencyDecimals(currency)).toFixed();
}

/** What is typed so far comes to; whatever is no number yet counts as nothing. */
export function saleDraftTotals(
  lines: readonly SaleLineDraft[],
  items: ReadonlyMap<string, SellableItem>,
  discountPercent: string,
  pricing: SalePricing,
): DocumentTotals {
  const priced = lines.map(line => {
    const item = items.get(line.itemId);
    const isMixed = item?.kind === 'PACKAGE' && item.vatRate === null;
    return {
      quantity: amount(line.quantity),
      unitPrice: priceOf(item, line, pricing),
      discountPercent: amount(line.discountPercent, 100),
      vatCategory: isMixed ? 'MIXED' : (line.vatCategory ?? ''),
      vatRate: isMixed || line.vatCategory === 'ZERO_RATED' ? '0' : pricing.taxRate,
    };
  });
  return documentTotals(priced, {
    digits: currencyDecimals(pricing.currency),
    discounts: [{ percent: amount(discountPercent, 100) }],
    taxInclusive: true,
  });
}

const amount = (typed: string | undefined, most = Infinity) =>
  /^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') && Number(typed) <= most ? typed! : '0';
