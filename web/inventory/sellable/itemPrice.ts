import { sum } from '../../../server/core/money/arithmetic.ts';
import { withTax } from '../../../server/core/money/saleFigures.ts';
import type { SellableItem } from './SellableItem.ts';

/** Unit price shown for an item: as entered, and with tax where the company's prices include it. */
export function itemPrice({ price, includesTax, parts }: SellableItem, pricesIncludeTax: boolean): string {
  // Items stored without parts were stored with tax.
  if (!parts) return price;
  return sum(parts.map(part => (pricesIncludeTax && !includesTax ? withTax(part) : part.price))).toFixed();
}
