import { sum } from '../../../server/core/money/arithmetic.ts';
import { withTax } from '../../../server/core/money/saleFigures.ts';
import type { SellableItem } from './SellableItem.ts';

/** What one is offered for: as it was entered, and with its tax where the company sells at prices with tax. */
export function itemPrice({ price, includesTax, parts }: SellableItem, pricesIncludeTax: boolean): string {
  // What was kept without its parts was kept with its tax.
  if (!parts) return price;
  return sum(parts.map(part => (pricesIncludeTax && !includesTax ? withTax(part) : part.price))).toFixed();
}
