import { Decimal, sum } from '../../core/money/arithmetic.ts';
import type { LinePart } from './SoldLine.ts';

/** What is taxed at one category and rate. */
export type TaxedPart = Pick<LinePart, 'vatRate' | 'base' | 'tax'> & { vatCategory: string };

/** Sums the parts of a document's lines by tax category and rate. */
export function taxGroups<Part extends TaxedPart>(lines: readonly { parts: readonly Part[] }[]) {
  const parts = lines.flatMap(line => line.parts);
  const groups = Map.groupBy(parts, ({ vatCategory, vatRate }) => `${vatCategory} ${new Decimal(vatRate).toFixed()}`);
  return Array.from(groups.values(), alike => ({
    vatCategory: alike[0].vatCategory as Part['vatCategory'],
    vatRate: alike[0].vatRate,
    base: sum(alike.map(({ base }) => base)).toFixed(),
    tax: sum(alike.map(({ tax }) => tax)).toFixed(),
  }));
}
