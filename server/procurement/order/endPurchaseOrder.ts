import type { EntityManager } from '@mikro-orm/postgresql';
import { freeCommitment } from '../../finance/budget/commitments.ts';
import { moveState } from './issuePurchaseOrder.ts';
import type { PurchaseOrder } from './PurchaseOrder.ts';

/**
 * Closes or cancels a locked order and frees what is left of its commitment.
 * @throws Refused `invalidTransition`.
 */
export async function endPurchaseOrder(em: EntityManager, order: PurchaseOrder, to: 'CLOSED' | 'CANCELLED'): Promise<void> {
  if (!moveState(order, to)) return;
  await freeCommitment(em, order.id);
  await em.flush();
}
