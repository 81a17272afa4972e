import { sum, type Amount } from '../../core/money/arithmetic.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { retaxed, saleFigures, type SaleFigures } from '../../core/money/saleFigures.ts';
import { SellableKind, type Sellable } from '../offer/Sellable.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { rateOf } from '../product/rateOf.rules.ts';
import type { LinePart } from './SoldLine.ts';

/** What a sale says of a line, and what is known of what it sells. */
export interface PricedItem {
  sellable: Sellable;
  quantity: Amount;
  discountPercent: Amount;
  /** Left out: the item's own. */
  vatCategory?: VatCategory | null;
}

export interface SalePricing {
  /** Of the currency, after the point. */
  digits: number;
  /** Percent: of standard rated sales, on the day of the sale. */
  taxRate: string;
  /** On the whole document. */
  discountPercent: Amount;
  /** Whether the company sells at prices with tax. */
  pricesIncludeTax?: boolean;
  vatMode?: VatMode;
}

/** A line's figures; price, net and discount share with tax or without, as the whole sale is reckoned. */
export interface LineFigures {
  unitPrice: string;
  vatCategory: VatCategory | null;
  vatRate: string | null;
  net: string;
  discountShare: string;
  base: string;
  tax: string;
  /** What of it is of one kind and taxed alike: one for most lines, several for a package. */
  parts: LinePart[];
}

/** A sale with its figures. */
export interface PricedSale {
  lines: LineFigures[];
  totals: SaleFigures;
}

/**
 * The figures of a sale (`saleFigures`), line by line. A package's price falls to its members, so that revenue and tax follow each member's own
 * kind and category.
 */
export function priceSale(items: PricedItem[], { taxRate, ...terms }: SalePricing): PricedSale {
  const sold = items.map(item => ({ ...item, includesTax: item.sellable.includesTax, parts: partsOf(item, taxRate) }));
  const totals = saleFigures(sold, terms);
  return { lines: lineFigures(totals, sold), totals };
}

/** A sale's figures line by line, each with the parts it is taxed in. */
export function lineFigures({ lines }: SaleFigures, sold: readonly { parts: readonly SellablePart[] }[]): LineFigures[] {
  return lines.map(({ unitPrice, net, discountShare, base, tax, parts: figures }, index) => {
    const parts = sold[index].parts.map(({ price: _price, ...part }, place) => ({ ...part, ...figures[place] }));
    const isOneRate = new Set(parts.map(({ vatCategory }) => vatCategory)).size === 1;
    const [{ vatCategory, vatRate }] = parts;
    return {
      unitPrice,
      vatCategory: isOneRate ? vatCategory : null,
      vatRate: isOneRate ? vatRate : null,
      net,
      discountShare,
      base,
      tax,
      parts,
    };
  });
}

/** What of a thing that is sold is of one kind and taxed alike, at the price of one. */
export interface SellablePart extends Pick<LinePart, 'kind' | 'vatCategory' | 'vatRate'> {
  price: Amount;
}

/**
 * The parts that something is taxed in: one, or of a package those of its members that are of one kind and taxed alike. Taxed in another
 * category than its own, a price with tax keeps what it is without.
 */
export function partsOf({ sellable, vatCategory }: Pick<PricedItem, 'sellable' | 'vatCategory'>, taxRate: string): SellablePart[] {
  const { kind, price, includesTax, shares } = sellable;
  if (kind !== SellableKind.PACKAGE) {
    const category = vatCategory ?? sellable.vatCategory!;
    const own = kind === SellableKind.SERVICE ? (SellableKind.SERVICE as const) : (SellableKind.PRODUCT as const);
    const vatRate = rateOf(category, taxRate);
    const entered = includesTax ? retaxed(price, rateOf(sellable.vatCategory!, taxRate), vatRate) : price;
    return [{ kind: own, vatCategory: category, vatRate, price: entered }];
  }
  return [...Map.groupBy(shares, share => `${share.kind} ${share.vatCategory}`).values()].map(alike => ({
    kind: alike[0].kind,
    vatCategory: alike[0].vatCategory,
    vatRate: rateOf(alike[0].vatCategory, taxRate),
    price: sum(alike.map(share => share.price)),
  }));
}
