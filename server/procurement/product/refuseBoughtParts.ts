import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { isPartOf } from '../../inventory/product/productUnits.rules.ts';
import { ProcurementProduct } from './ProcurementProduct.ts';

/** A product and how much of it is wanted. */
interface Wanted {
  productId: string;
  quantity: string;
}

/** The same of a stored line. */
interface Stored {
  product: { id: string };
  quantity: string;
}

/**
 * Refuses parts of what is kept in stock only whole (`lines.N.quantity` notWhole, such as half a bottle). What was asked `before` stays.
 */
export async function refuseBoughtParts(em: EntityManager, lines: readonly Wanted[], before: readonly Stored[]): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const products = await em.find(ProcurementProduct, { id: { $in: ids } }, { populate: ['inventoryProduct'] });
  const units = new Map(products.map(({ id, inventoryProduct }) => [id, inventoryProduct?.unwrap().unit]));
  const issues = lines.flatMap(({ productId, quantity }, index): Issue[] => {
    const unit = units.get(productId);
    const isKept = before.some(line => line.product.id === productId && new Decimal(line.quantity).equals(quantity));
    return unit && !isKept && isPartOf(unit, quantity) ? [{ field: `lines.${index}.quantity`, code: 'notWhole' }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
}
