import { Decimal, percentOf, round, sum, zero, type Amount } from './arithmetic.ts';
import { splitAmount } from './splitAmount.ts';

/** The monetary values of a document line. */
export interface PricedLine {
  quantity: Amount;
  unitPrice: Amount;
  /** 0 to 100. */
  discountPercent?: Amount | null;
  /** Whether document discounts leave it alone, as they do a fee for delivery. */
  isUndiscounted?: boolean;
  vatCategory: string;
  /** Percent, as frozen on the document. */
  vatRate: Amount;
}

/** A discount on the whole document: a percentage of the remaining amount, or a fixed amount, at most the remaining amount. */
export type DocumentDiscount = { percent: Amount } | { amount: Amount };

/** How tax is rounded: once per rate for all of its lines, or line by line. */
export const vatModes = ['PER_RATE', 'PER_LINE'] as const;
export type VatMode = (typeof vatModes)[number];

/** Options of a document's calculation. */
export interface TotalsOptions {
  /** Decimal places of the document's currency (`currencyDecimals`). */
  digits: number;
  /** Applied one after another, each to the remaining amount: 10 % and 10 % are 19 % (domain §1). */
  discounts?: DocumentDiscount[];
  /** Whether prices include tax (point of sale, shop). */
  taxInclusive?: boolean;
  /** Copied to the document and never derived again; defaults to PER_RATE. */
  vatMode?: VatMode;
}

/** A line's totals, in the currency's decimals. */
export interface LineTotals {
  /** Quantity × price. */
  gross: string;
  discount: string;
  /** After the line's own discount. */
  net: string;
  /** The line's share of the document discounts. */
  discountShare: string;
  /** Taxable base: excludes tax, even if prices include it. */
  base: string;
  tax: string;
}

/** Totals of one tax category and rate. */
export interface TaxGroup {
  vatCategory: string;
  vatRate: string;
  base: string;
  tax: string;
}

/** A document's totals, in the currency's decimals. */
export interface DocumentTotals {
  lines: LineTotals[];
  groups: TaxGroup[];
  /** Sum of the lines' net amounts. */
  subtotal: string;
  /** Document discounts only; line discounts are part of the net amounts. */
  discountTotal: string;
  taxTotal: string;
  /** Amount due. */
  total: string;
}

/**
 * Calculates the totals of a document in the order of domain §1: lines, line discounts, document discounts split over the lines, tax by
 * category and rate, split back over the lines. One function for screen, server, print and export, so that all show the same.
 */
export function documentTotals(lines: PricedLine[], { digits, discounts = [], taxInclusive, vatMode }: TotalsOptions): DocumentTotals {
  const priced = lines.map(({ quantity, unitPrice, discountPercent, ...tax }) => {
    const gross = round(new Decimal(quantity).times(unitPrice), digits);
    const discount = round(percentOf(gross, discountPercent ?? 0), digits);
    return { ...tax, gross, discount, net: gross.minus(discount), left: gross.minus(discount), base: zero, tax: zero };
  });
  const reducible = priced.filter(({ isUndiscounted }) => !isUndiscounted);
  for (const discount of discounts) discountLines(reducible, discount, digits);
  const groups = [...Map.groupBy(priced, ({ vatCategory, vatRate }) => `${vatCategory} ${new Decimal(vatRate).toFixed()}`).values()];
  for (const group of groups) taxLines(group, { digits, taxInclusive, vatMode });
  const text = (values: Amount[]) => sum(values).toFixed(digits);
  return {
    lines: priced.map(line => ({
      gross: text([line.gross]),
      discount: text([line.discount]),
      net: text([line.net]),
      discountShare: text([line.net.minus(line.left)]),
      base: text([line.base]),
      tax: text([line.tax]),
    })),
    groups: groups.map(group => ({
      vatCategory: group[0].vatCategory,
      vatRate: new Decimal(group[0].vatRate).toFixed(),
      base: text(group.map(({ base }) => base)),
      tax: text(group.map(({ tax }) => tax)),
    })),
    subtotal: text(priced.map(({ net }) => net)),
    discountTotal: text(priced.map(({ net, left }) => net.minus(left))),
    taxTotal: text(priced.map(({ tax }) => tax)),
    total: text(priced.map(({ base, tax }) => base.plus(tax))),
  };
}

interface Line {
  vatCategory: string;
  vatRate: Amount;
  net: Decimal;
  /** Remaining net amount after the document discounts applied so far. */
  left: Decimal;
  base: Decimal;
  tax: Decimal;
}

function discountLines(lines: Line[], discount: DocumentDiscount, digits: number): void {
  if (!lines.length) return;
  const left = lines.map(line => line.left);
  const wanted = 'percent' in discount ? percentOf(sum(left), discount.percent) : new Decimal(discount.amount);
  const shares = splitAmount(Decimal.min(round(wanted, digits), sum(left)), left, digits);
  lines.forEach((line, index) => (line.left = line.left.minus(shares[index])));
}

/** Calculates the tax of lines with one rate. If prices include tax, it is extracted from them; the prices themselves never change. */
function taxLines(lines: Line[], { digits, taxInclusive, vatMode = 'PER_RATE' }: TotalsOptions): void {
  const rate = new Decimal(lines[0].vatRate);
  const taxOf = (amount: Decimal) => round(taxInclusive ? amount.times(rate).div(rate.plus(100)) : percentOf(amount, rate), digits);
  const left = lines.map(line => line.left);
  const taxes = vatMode === 'PER_LINE' ? left.map(taxOf) : splitAmount(taxOf(sum(left)), left, digits);
  lines.forEach((line, index) => {
    line.tax = taxes[index];
    line.base = taxInclusive ? line.left.minus(taxes[index]) : line.left;
  });
}
