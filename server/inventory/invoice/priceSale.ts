import { sum, type Amount } from '../../core/money/arithmetic.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { retaxed, saleFigures, type SaleFigures } from '../../core/money/saleFigures.ts';
import { SellableKind, type Sellable } from '../offer/Sellable.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { rateOf } from '../product/rateOf.rules.ts';
import type { LinePart } from './SoldLine.ts';

/** A line of a sale with the item it sells. */
export interface PricedItem {
  sellable: Sellable;
  quantity: Amount;
  discountPercent: Amount;
  /** Defaults to the item's own category. */
  vatCategory?: VatCategory | null;
}

export interface SalePricing {
  /** Decimal places of the currency. */
  digits: number;
  /** Percent, for standard-rated sales on the day of the sale. */
  taxRate: string;
  /** Percent, on the whole document. */
  discountPercent: Amount;
  /** Whether the company's selling prices include tax. */
  pricesIncludeTax?: boolean;
  vatMode?: VatMode;
}

/** Figures of a line; price, net and discount share include tax or not, depending on how the whole sale is calculated. */
export interface LineFigures {
  unitPrice: string;
  vatCategory: VatCategory | null;
  vatRate: string | null;
  net: string;
  discountShare: string;
  base: string;
  tax: string;
  /** Parts of one kind and tax category each: one for most lines, several for a package. */
  parts: LinePart[];
}

/** A priced sale. */
export interface PricedSale {
  lines: LineFigures[];
  totals: SaleFigures;
}

/**
 * Calculates the figures of a sale (`saleFigures`), line by line. A package's price is split over its members, so that revenue and tax
 * follow each member's own kind and category.
 */
export function priceSale(items: PricedItem[], { taxRate, ...terms }: SalePricing): PricedSale {
  const sold = items.map(item => ({ ...item, includesTax: item.sellable.includesTax, parts: partsOf(item, taxRate) }));
  const totals = saleFigures(sold, terms);
  return { lines: lineFigures(totals, sold), totals };
}

/** Returns the figures of a sale line by line, each with its taxed parts. */
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

/** Part of an item of one kind and tax category, with its unit price. */
export interface SellablePart extends Pick<LinePart, 'kind' | 'vatCategory' | 'vatRate'> {
  price: Amount;
}

/**
 * Returns the parts in which an item is taxed: a single one, or for a package one for each kind and tax category among its members. A price
 * including tax that is taxed in another category than the item's own keeps its net amount.
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
