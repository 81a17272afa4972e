import { Decimal, percentOf, round, sum, type Amount } from './arithmetic.ts';
import { documentTotals, type DocumentTotals, type LineTotals, type VatMode } from './documentTotals.ts';
import { splitAmount } from './splitAmount.ts';

/** The part of a sold item that is taxed at one rate: all of it, or in a package the total of the members with the same tax. */
export interface PricedPart {
  /** Price for one unit of the whole item, as entered: with or without tax. */
  price: Amount;
  vatCategory: string;
  /** Percent. */
  vatRate: Amount;
}

/** A line of a sale with the prices of its item. */
export interface SaleLine {
  quantity: Amount;
  /** 0 to 100. */
  discountPercent: Amount;
  /** Whether the prices of its parts include tax. */
  includesTax: boolean;
  parts: readonly PricedPart[];
}

/** Options of a sale's calculation. */
export interface SaleTerms {
  /** Decimal places of the currency (`currencyDecimals`). */
  digits: number;
  /** Discount on the whole sale, after the line discounts: 0 to 100. */
  discountPercent: Amount;
  /** Whether the company sells at prices including tax. */
  pricesIncludeTax?: boolean;
  /** Defaults to once per rate. */
  vatMode?: VatMode;
}

/** A line's totals; `unitPrice`, `gross`, `discount`, `net` and `discountShare` include tax or not, like the whole sale. */
export interface SaleLineFigures extends LineTotals {
  /** For one unit, not rounded. */
  unitPrice: string;
  /** Base and tax at each rate, in the order of the line's parts. */
  parts: Pick<LineTotals, 'base' | 'tax'>[];
}

/** A sale's totals. */
export interface SaleFigures extends DocumentTotals {
  /** Whether prices, net amounts, discounts and the subtotal include tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  lines: SaleLineFigures[];
}

/**
 * Calculates the totals of a sale: each price is multiplied by its quantity and only then rounded, then the line and sale discounts apply,
 * then the tax once per category and rate (domain §1). The sale is calculated without tax if the company sells that way and no price was
 * entered with tax. Otherwise it is calculated with tax: prices entered with it are kept to the cent, and the others have their exact tax
 * added before they are multiplied. One function for the point of sale, the invoice form and the server, so that all show the same.
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

/** Adds the tax to a price that excludes it, exactly. */
export const withTax = ({ price, vatRate }: Pick<PricedPart, 'price' | 'vatRate'>): Decimal =>
  new Decimal(price).plus(percentOf(price, vatRate));

/** Removes the tax from a price that includes it. */
export const withoutTax = ({ price, vatRate }: Pick<PricedPart, 'price' | 'vatRate'>): Decimal =>
  new Decimal(price).times(100).div(new Decimal(vatRate).plus(100));

/** Prices of one unit with and without tax, rounded to the currency; the price as entered stays unchanged. */
export function pricesOf(
  { includesTax, parts }: Pick<SaleLine, 'includesTax' | 'parts'>,
  digits: number,
): Record<'withTax' | 'withoutTax', string> {
  const entered = sum(parts.map(({ price }) => price)).toFixed();
  const other = round(sum(parts.map(includesTax ? withoutTax : withTax)), digits).toFixed();
  return includesTax ? { withTax: entered, withoutTax: other } : { withTax: other, withoutTax: entered };
}

/** Converts a tax-inclusive price to another tax rate: the price without tax stays the same. Six decimals. */
export const retaxed = (price: Amount, from: Amount, to: Amount): Decimal =>
  new Decimal(from).equals(to) ? new Decimal(price) : round(withTax({ price: withoutTax({ price, vatRate: from }), vatRate: to }), 6);
