import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { availableIn, lockStock } from '../../inventory/stock/lockStock.ts';
import { reserveStock } from '../../inventory/stock/reserveStock.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import type { EcommerceOrderLine } from './EcommerceOrder.ts';

/**
 * Reserves the goods of an order in the default warehouse, all or nothing: of two customers who want the last piece, one gets it.
 * @throws InvalidInput `lines.N.quantity` stockLimitReached {available}.
 */
export async function reserveOrder(em: EntityManager, orderId: string, lines: EcommerceOrderLine[]): Promise<void> {
  const products = await em.find(
    EcommerceProduct,
    { id: { $in: lines.map(({ product }) => product.id) } },
    { fields: ['inventoryProduct'] },
  );
  const stocked = new Map(products.map(({ id, inventoryProduct }) => [id, inventoryProduct.id]));
  const requests = lines.map(({ id: sourceLineId, product, quantity }) => ({
    productId: stocked.get(product.id)!,
    quantity: String(quantity),
    sourceId: orderId,
    sourceLineId,
  }));
  const stock = await lockStock(em, requests);
  const left = new Map<string, Decimal>();
  const issues = requests.flatMap(({ productId, quantity }, index): Issue[] => {
    const level = stock.levelOf({ productId });
    const available = left.get(productId) ?? (level ? availableIn(level, true) : new Decimal(0));
    left.set(productId, available.minus(quantity));
    if (available.greaterThanOrEqualTo(quantity)) return [];
    return [{ field: `lines.${index}.quantity`, code: 'stockLimitReached', params: { available: Decimal.max(0, available).toFixed() } }];
  });
  if (issues.length) throw new InvalidInput(...issues);
  await reserveStock(em, requests);
}
