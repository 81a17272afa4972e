import { Decimal, sum, type Amount } from '../../core/money/arithmetic.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import { taxGroups, type TaxedPart } from '../../inventory/invoice/taxGroups.ts';

/** The parts in which a line is posted. */
interface Parted<Part> {
  parts: Part[];
}

/**
 * Returns the lines of a document with its figures in the company's currency, which add up to `total` without a residue: tax is converted
 * group by group, as it is owed, and what is left of the total is split over the parts' bases by largest remainder. The figures of a credit
 * note are negative and come out as the negative of its invoice's.
 * @param total the document's total in the company's currency.
 * @param rate units of the company's currency for one unit of the document's.
 * @param digits decimals of the company's currency.
 */
export function homeLines<Part extends TaxedPart, Line extends Parted<Part>>(
  lines: (Line & Parted<Part>)[],
  { total, rate, digits }: { total: Amount; rate: Amount; digits: number },
): Line[] {
  const parts = lines.flatMap(line => line.parts);
  const taxes = new Map<Part, string>();
  for (const group of taxGroups(lines)) {
    const own = parts.filter(part => part.vatCategory === group.vatCategory && new Decimal(part.vatRate).equals(group.vatRate));
    const tax = new Decimal(group.tax).times(rate).toDecimalPlaces(digits);
    const shares = splitAmount(
      tax,
      own.map(part => new Decimal(part.tax).abs()),
      digits,
    );
    own.forEach((part, index) => taxes.set(part, shares[index].toFixed()));
  }
  const bases = parts.length
    ? splitAmount(
        new Decimal(total).minus(sum([...taxes.values()])),
        parts.map(({ base }) => new Decimal(base).abs()),
        digits,
      )
    : [];
  const home = new Map(parts.map((part, index) => [part, { ...part, base: bases[index].toFixed(), tax: taxes.get(part)! }]));
  return lines.map(line => ({ ...line, parts: line.parts.map(part => home.get(part)!) }));
}
