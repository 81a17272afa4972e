import { Decimal } from '../../core/money/arithmetic.ts';
import type { DealLineValues } from './deal.rules.ts';
import type { DealLine } from './DealLine.ts';
import type { PricedDealLine } from './priceLines.ts';

/** Converts a stored line to its input values. */
export const lineValues = (line: DealLine): DealLineValues => ({
  id: line.id,
  productId: line.product?.id ?? null,
  description: line.description,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discountPercent: line.discountPercent,
  vatCategory: line.vatCategory,
});

/** Whether lines equal the stored ones, in the same order. */
export const sameLines = (lines: PricedDealLine[], stored: DealLine[]): boolean =>
  lines.length === stored.length &&
  lines.every((line, index) => {
    const { id, product, description, vatCategory, quantity, unitPrice, discountPercent } = stored[index];
    const numbers = [
      [line.quantity, quantity],
      [line.unitPrice, unitPrice],
      [line.discountPercent, discountPercent],
    ];
    return (
      line.id === id &&
      line.product === (product?.id ?? null) &&
      line.description === description &&
      line.vatCategory === vatCategory &&
      numbers.every(([one, other]) => new Decimal(one).equals(other))
    );
  });
