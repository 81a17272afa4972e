import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import { refuseParts } from '../../inventory/stock/refuseParts.ts';
import type { LineProgress } from '../order/orderProgress.ts';

/**
 * Refuses parts of what is kept in stock only whole, which could not be sold, counted or sent away any more. What came in parts before can
 * still go back.
 * @throws InvalidInput `lines.N.{field}` notWhole.
 */
export async function refuseMovedParts(
  em: EntityManager,
  lines: readonly LineProgress[],
  { field, quantities }: { field: 'accepted' | 'quantity'; quantities: readonly string[] },
): Promise<void> {
  const stocked = lines.flatMap(({ inventoryProductId: productId, accepted }, index) => {
    const isFreed = field === 'quantity' && !new Decimal(accepted).isInteger();
    return productId && !isFreed ? [{ productId, quantity: quantities[index], field: `lines.${index}.${field}` }] : [];
  });
  await refuseParts(em, stocked);
}
