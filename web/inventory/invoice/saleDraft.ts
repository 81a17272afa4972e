import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { retaxed, saleFigures, type PricedPart, type SaleFigures } from '../../../server/core/money/saleFigures.ts';
import type { VatMode } from '../../../server/core/money/documentTotals.ts';
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
  /** Whether the company sells at prices with tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  /** The smallest coin. */
  cashRounding: string | null | undefined;
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
  { currency, taxRate, pricesIncludeTax, vatMode }: SalePricing,
): SaleFigures {
  const priced = lines.map(line => ({
    quantity: amount(line.quantity),
    discountPercent: amount(line.discountPercent, 100),
    includesTax: !!items.get(line.itemId)?.includesTax,
    parts: partsOf(items.get(line.itemId), line.vatCategory, taxRate),
  }));
  const digits = currencyDecimals(currency);
  return saleFigures(priced, { digits, discountPercent: amount(discountPercent, 100), pricesIncludeTax, vatMode });
}

/** In the chosen category, in which a price with tax keeps what it is without; a package's members keep their own. */
function partsOf(item: SellableItem | undefined, vatCategory: SaleLineDraft['vatCategory'], taxRate: string): readonly PricedPart[] {
  if (item?.kind === 'PACKAGE' && item.parts) return item.parts;
  const vatRate = vatCategory === 'ZERO_RATED' ? '0' : taxRate;
  const [entered] = item?.parts ?? [];
  const price = item?.includesTax && entered ? retaxed(entered.price, entered.vatRate, vatRate) : (item?.price ?? '0');
  return [{ price, vatCategory: vatCategory ?? '', vatRate }];
}

const amount = (typed: string | undefined, most = Infinity) =>
  /^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') && Number(typed) <= most ? typed! : '0';
