import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { isPartOf } from '../product/productUnits.rules.ts';

/** A quantity of a product, and its input field. */
export interface WantedQuantity {
  productId: string;
  quantity: string;
  field: string;
}

/**
 * Refuses fractions of products sold only in whole units (`notWhole`, such as half a bottle), and unknown or deleted products (`notFound`).
 */
export async function refuseParts(em: EntityManager, wanted: WantedQuantity[]): Promise<void> {
  const products = await em.find(InventoryProduct, { id: { $in: wanted.map(({ productId }) => productId) }, deletedAt: null });
  const units = new Map(products.map(({ id, unit }) => [id, unit]));
  const issues = wanted.flatMap(({ productId, quantity, field }) => {
    const unit = units.get(productId);
    if (!unit) return [{ field: field.replace(/quantity$/, 'productId'), code: 'notFound' }];
    return isPartOf(unit, quantity) ? [{ field, code: 'notWhole' }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
}
