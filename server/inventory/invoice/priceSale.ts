import { Decimal, percentOf, round, sum, type Amount } from '../../core/money/arithmetic.ts';
import { documentTotals, type DocumentTotals } from '../../core/money/documentTotals.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import { SellableKind, type Sellable } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';
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
}

/** A line's figures, tax included but for base and tax. */
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
  totals: DocumentTotals;
}

/**
 * The figures of a sale: prices with tax, each line after its own discount, then the document's, and the tax that is in them once for each
 * rate (domain §1, tax-inclusive). A package's price is split to its members, so that revenue and tax follow each member's own kind and
 * category; its own discounts are split over them by the largest remainder.
 */
export function priceSale(items: PricedItem[], { digits, taxRate, discountPercent }: SalePricing): PricedSale {
  const rateOf = (category: VatCategory) => (category === VatCategory.ZERO_RATED ? '0' : taxRate);
  const priced = items.map(({ sellable, quantity, discountPercent: percent, vatCategory }) => {
    const members =
      sellable.kind === SellableKind.PACKAGE
        ? packageMembers(sellable)
        : [{ ...single(sellable), vatCategory: vatCategory ?? sellable.vatCategory! }];
    const prices = withTax(members, rateOf, digits);
    const unitPrice = sum(prices);
    const gross = round(unitPrice.times(quantity), digits);
    const net = gross.minus(round(percentOf(gross, percent), digits));
    return { members, nets: splitAmount(net, prices, digits), unitPrice };
  });
  const taxed = priced.flatMap(({ members, nets }) =>
    members.map(({ vatCategory }, index) => ({ quantity: 1, unitPrice: nets[index], vatCategory, vatRate: rateOf(vatCategory) })),
  );
  const totals = documentTotals(taxed, { digits, discounts: [{ percent: discountPercent }], taxInclusive: true });
  let next = 0;
  const lines = priced.map(({ members, unitPrice }) => {
    const own = totals.lines.slice(next, (next += members.length));
    const text = (name: 'net' | 'discountShare' | 'base' | 'tax') => sum(own.map(figures => figures[name])).toFixed(digits);
    const parts = members.map(({ kind, vatCategory }, index) => ({
      kind,
      vatCategory,
      vatRate: rateOf(vatCategory),
      base: own[index].base,
      tax: own[index].tax,
    }));
    const isOneRate = new Set(members.map(member => member.vatCategory)).size === 1;
    const [{ vatCategory, vatRate }] = parts;
    return {
      unitPrice: unitPrice.toFixed(),
      vatCategory: isOneRate ? vatCategory : null,
      vatRate: isOneRate ? vatRate : null,
      net: text('net'),
      discountShare: text('discountShare'),
      base: text('base'),
      tax: text('tax'),
      parts,
    };
  });
  return { lines, totals };
}

interface Member {
  kind: LinePart['kind'];
  vatCategory: VatCategory;
  /** Without tax. */
  price: Amount;
}

const single = ({ kind, price }: Sellable) => ({
  kind: kind === SellableKind.SERVICE ? (SellableKind.SERVICE as const) : (SellableKind.PRODUCT as const),
  price,
});

/** A package's members that are of one kind and taxed alike, as one. */
const packageMembers = ({ shares }: Sellable): Member[] =>
  [...Map.groupBy(shares, ({ kind, vatCategory }) => `${kind} ${vatCategory}`).values()].map(alike => ({
    kind: alike[0].kind,
    vatCategory: alike[0].vatCategory,
    price: sum(alike.map(({ price }) => price)),
  }));

/** Prices with tax: rounded once for each category, so that a package taxed at one rate costs what its own price says. */
function withTax(members: Member[], rateOf: (category: VatCategory) => string, digits: number): Decimal[] {
  const prices = new Map<Member, Decimal>();
  for (const [category, alike] of Map.groupBy(members, ({ vatCategory }) => vatCategory)) {
    const net = sum(alike.map(({ price }) => price));
    const gross = round(net.plus(percentOf(net, rateOf(category))), digits);
    const shares = splitAmount(
      gross,
      alike.map(({ price }) => price),
      digits,
    );
    alike.forEach((member, index) => prices.set(member, shares[index]));
  }
  return members.map(member => prices.get(member)!);
}
