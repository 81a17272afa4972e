import { rateOf } from '../../inventory/product/rateOf.rules.ts';
import type { VatCategory } from '../../inventory/product/InventoryProduct.ts';

/** SQL of the rate at which standard rated goods are taxed that go to a country (`?`), in percent: its own, or the company's (`c`). */
export const shopRate = `coalesce((select t.rate from ecommerce_tax t where t.company_id = c.id and t.country = ? and t.deleted_at is null), c.tax_rate)`;

/** The tax of goods at a rate: goods of a country without tax are zero rated. */
export function taxOf(category: VatCategory, rate: string): { vatCategory: VatCategory; vatRate: string } {
  const vatRate = rateOf(category, rate);
  return { vatCategory: Number(vatRate) === 0 ? 'ZERO_RATED' : category, vatRate };
}
