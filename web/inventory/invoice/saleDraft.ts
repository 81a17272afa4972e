import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { saleFigures, type PricedPart, type SaleFigures } from '../../../server/core/money/saleFigures.ts';
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

/** What is typed so far comes to; whatever is no number yet counts as nothing. */
export function saleDraftTotals(
  lines: readonly SaleLineDraft[],
  items: ReadonlyMap<string, SellableItem>,
  discountPercent: string,
  { currency, taxRate }: SalePricing,
): SaleFigures {
  const priced = lines.map(line => ({
    quantity: amount(line.quantity),
    discountPercent: amount(line.discountPercent, 100),
    includesTax: false,
    parts: partsOf(items.get(line.itemId), line.vatCategory, taxRate),
  }));
  return saleFigures(priced, { digits: currencyDecimals(currency), discountPercent: amount(discountPercent, 100) });
}

/** In the chosen category; a package's members keep their own. */
function partsOf(item: SellableItem | undefined, vatCategory: SaleLineDraft['vatCategory'], taxRate: string): readonly PricedPart[] {
  if (item?.kind === 'PACKAGE' && item.parts) return item.parts;
  return [{ price: item?.price ?? '0', vatCategory: vatCategory ?? '', vatRate: vatCategory === 'ZERO_RATED' ? '0' : taxRate }];
}

const amount = (typed: string | undefined, most = Infinity) =>
  /^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') && Number(typed) <= most ? typed! : '0';
