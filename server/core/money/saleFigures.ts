import { Decimal, percentOf, round, sum, type Amount } from './arithmetic.ts';
import { documentTotals, type DocumentTotals, type LineTotals, type VatMode } from './documentTotals.ts';
import { splitAmount } from './splitAmount.ts';

/** What of a thing that is sold is taxed at one rate: all of it, or of a package what its members of one kind come to. */
export interface PricedPart {
  /** For one of the whole, as it was entered: with or without tax. */
  price: Amount;
  vatCategory: string;
  /** Percent. */
  vatRate: Amount;
}

/** A line of a sale, priced by the thing it sells. */
export interface SaleLine {
  quantity: Amount;
  /** 0 to 100. */
  discountPercent: Amount;
  /** Whether the prices of its parts contain the tax. */
  includesTax: boolean;
  parts: readonly PricedPart[];
}

/** How a sale is reckoned, beside its lines. */
export interface SaleTerms {
  /** Digits after the point of the currency (`currencyDecimals`). */
  digits: number;
  /** On the whole sale, after the lines' own: 0 to 100. */
  discountPercent: Amount;
  /** Whether the company sells at prices with tax. */
  pricesIncludeTax?: boolean;
  /** Once for each rate unless said. */
  vatMode?: VatMode;
}

/** A line's figures; `unitPrice`, `gross`, `discount`, `net` and `discountShare` with tax or without, as the whole sale is reckoned. */
export interface SaleLineFigures extends LineTotals {
  /** For one, not rounded. */
  unitPrice: string;
  /** What of it is taxed at each rate, in the order of the line's parts. */
  parts: Pick<LineTotals, 'base' | 'tax'>[];
}

/** A sale's figures. */
export interface SaleFigures extends DocumentTotals {
  /** Whether prices, nets, discounts and the subtotal contain the tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  lines: SaleLineFigures[];
}

/**
 * The figures of a sale: each price extended by its quantity and only then rounded, then the discounts of lines and sale, then the tax once
 * for each category and rate (domain §1). It is reckoned without tax where the company sells so and no price was entered with it; else with
 * tax: prices that were entered with it are kept to the cent, the others gain their exact tax before they are extended.
 * One function for the till, the form of an invoice and the server, so that all show the same.
 */
export function saleFigures(lines: readonly SaleLine[], terms: SaleTerms): SaleFigures {
  const { digits, discountPercent, vatMode = 'PER_RATE' } = terms;
  const pricesIncludeTax = !!terms.pricesIncludeTax || lines.some(({ includesTax }) => includesTax);
  const extended = lines.map(({ quantity, discountPercent: percent, includesTax, parts }) => {
    const prices = parts.map(part => (pricesIncludeTax && !includesTax ? withTax(part) : new Decimal(part.price)));
    const unitPrice = sum(prices);
    const gross = round(unitPrice.times(quantity), digits);
    const discount = round(percentOf(gross, percent), digits);
    return { parts, unitPrice, gross, discount, nets: splitAmount(gross.minus(discount), prices, digits) };
  });
  const taxed = extended.flatMap(({ parts, nets }) =>
    parts.map(({ vatCategory, vatRate }, index) => ({ quantity: 1, unitPrice: nets[index], vatCategory, vatRate })),
  );
  const totals = documentTotals(taxed, { digits, discounts: [{ percent: discountPercent }], taxInclusive: pricesIncludeTax, vatMode });
  let next = 0;
  return {
    ...totals,
    pricesIncludeTax,
    vatMode,
    lines: extended.map(({ parts, unitPrice, gross, discount }) => {
      const own = totals.lines.slice(next, (next += parts.length));
      const of = (name: 'net' | 'discountShare' | 'base' | 'tax') => sum(own.map(part => part[name])).toFixed(digits);
      return {
        unitPrice: unitPrice.toFixed(),
        gross: gross.toFixed(digits),
        discount: discount.toFixed(digits),
        net: of('net'),
        discountShare: of('discountShare'),
        base: of('base'),
        tax: of('tax'),
        parts: own.map(({ base, tax }) => ({ base, tax })),
      };
    }),
  };
}

/** A price with the tax it does not contain, exactly. */
export const withTax = ({ price, vatRate }: Pick<PricedPart, 'price' | 'vatRate'>): Decimal =>
  new Decimal(price).plus(percentOf(price, vatRate));

/** A price without the tax that it contains. */
export const withoutTax = ({ price, vatRate }: Pick<PricedPart, 'price' | 'vatRate'>): Decimal =>
  new Decimal(price).times(100).div(new Decimal(vatRate).plus(100));

/** What one of a thing costs, with tax and without, rounded to the currency; what was entered stays as it is. */
export function pricesOf(
  { includesTax, parts }: Pick<SaleLine, 'includesTax' | 'parts'>,
  digits: number,
): Record<'withTax' | 'withoutTax', string> {
  const entered = sum(parts.map(({ price }) => price)).toFixed();
  const other = round(sum(parts.map(includesTax ? withoutTax : withTax)), digits).toFixed();
  return includesTax ? { withTax: entered, withoutTax: other } : { withTax: other, withoutTax: entered };
}

/** A price with tax as it is where another rate is taken: its price without tax stays, to six decimals. */
export const retaxed = (price: Amount, from: Amount, to: Amount): Decimal =>
  new Decimal(from).equals(to) ? new Decimal(price) : round(withTax({ price: withoutTax({ price, vatRate: from }), vatRate: to }), 6);
