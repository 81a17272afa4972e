import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { retaxed, saleFigures, type PricedPart, type SaleFigures } from '../../../server/core/money/saleFigures.ts';
import type { VatMode } from '../../../server/core/money/documentTotals.ts';
import type { SellableItem } from '../sellable/SellableItem.ts';

/** Form values of a line of a new invoice; numbers as "1234.5". */
export interface SaleLineDraft {
  kind: SellableItem['kind'];
  itemId: string;
  quantity: string;
  discountPercent: string;
  vatCategory: SellableItem['vatCategory'];
  /** One in each line. */
  serialNumbers: string;
}

/** Pricing terms of a new invoice, the same as the server's. */
export interface SalePricing {
  currency: string;
  /** Standard sales tax rate in percent. */
  taxRate: string;
  /** Whether the company's prices include tax. */
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
  serialNumbers: '',
});

/** Totals of the lines as typed so far; incomplete numbers count as zero. */
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

/**
 * Priced parts of an item in the chosen tax category. A price including tax keeps its net amount; the members of a package keep their own
 * categories.
 */
function partsOf(item: SellableItem | undefined, vatCategory: SaleLineDraft['vatCategory'], taxRate: string): readonly PricedPart[] {
  if (item?.kind === 'PACKAGE' && item.parts) return item.parts;
  const vatRate = vatCategory === 'ZERO_RATED' ? '0' : taxRate;
  const [entered] = item?.parts ?? [];
  const price = item?.includesTax && entered ? retaxed(entered.price, entered.vatRate, vatRate) : (item?.price ?? '0');
  return [{ price, vatCategory: vatCategory ?? '', vatRate }];
}

const amount = (typed: string | undefined, most = Infinity) =>
  /^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') && Number(typed) <= most ? typed! : '0';
