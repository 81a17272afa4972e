import type { EntityManager } from '@mikro-orm/postgresql';
import { moveState } from './issuePurchaseOrder.ts';
import type { PurchaseOrder } from './PurchaseOrder.ts';

/**
 * Notes that the vendor has acknowledged an order.
 * @throws Refused `invalidTransition`.
 */
export async function acknowledgePurchaseOrder(em: EntityManager, order: PurchaseOrder): Promise<void> {
  if (moveState(order, 'ACKNOWLEDGED')) await em.flush();
}
