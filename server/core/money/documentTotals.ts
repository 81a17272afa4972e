import { Decimal, percentOf, round, sum, zero, type Amount } from './arithmetic.ts';
import { splitAmount } from './splitAmount.ts';

/** What a line of a document says of money. */
export interface PricedLine {
  quantity: Amount;
  unitPrice: Amount;
  /** 0 to 100. */
  discountPercent?: Amount | null;
  vatCategory: string;
  /** Percent, as frozen on the document. */
  vatRate: Amount;
}

/** A discount on the whole document: percent of what is left, or an amount, at most what is left. */
export type DocumentDiscount = { percent: Amount } | { amount: Amount };

/** How the tax of a document is rounded: once for all lines of a rate, or line by line. */
export const vatModes = ['PER_RATE', 'PER_LINE'] as const;
export type VatMode = (typeof vatModes)[number];

/** How a document is reckoned, beside its lines. */
export interface TotalsOptions {
  /** Digits after the point of the document's currency (`currencyDecimals`). */
  digits: number;
  /** One after another, each on what the ones before left: 10 % and 10 % are 19 % (domain §1). */
  discounts?: DocumentDiscount[];
  /** Prices contain the tax (point of sale, shop). */
  taxInclusive?: boolean;
  /** Copied to the document and never derived again; PER_RATE unless said. */
  vatMode?: VatMode;
}

/** A line's figures, in the currency's own digits. */
export interface LineTotals {
  /** Quantity × price. */
  gross: string;
  discount: string;
  /** After the line's own discount. */
  net: string;
  /** Its share of the document's discounts. */
  discountShare: string;
  /** What is taxed: without tax, whatever the prices contain. */
  base: string;
  tax: string;
}

/** What is taxed at one rate of one category. */
export interface TaxGroup {
  vatCategory: string;
  vatRate: string;
  base: string;
  tax: string;
}

/** A document's figures, in the currency's own digits. */
export interface DocumentTotals {
  lines: LineTotals[];
  groups: TaxGroup[];
  /** The lines' nets. */
  subtotal: string;
  /** The document's discounts; those of lines are in their nets. */
  discountTotal: string;
  taxTotal: string;
  /** What is to be paid. */
  total: string;
}

/**
 * The figures of a document with lines, in the order of domain §1: line, line discount, document discounts split over the lines, tax by
 * category and rate, split back over the lines. One function for screen, server, print and export, so that all show the same.
 */
export function documentTotals(lines: PricedLine[], { digits, discounts = [], taxInclusive, vatMode }: TotalsOptions): DocumentTotals {
  const priced = lines.map(({ quantity, unitPrice, discountPercent, ...tax }) => {
    const gross = round(new Decimal(quantity).times(unitPrice), digits);
    const discount = round(percentOf(gross, discountPercent ?? 0), digits);
    return { ...tax, gross, discount, net: gross.minus(discount), left: gross.minus(discount), base: zero, tax: zero };
  });
  for (const discount of discounts) discountLines(priced, discount, digits);
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
  /** Of the net, after the discounts so far. */
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

/** Taxes lines of one rate. What prices contain is taken out of them; they themselves never change. */
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
