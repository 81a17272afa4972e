import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';
import { freeCommitment } from '../../finance/budget/commitments.ts';
import { progressOf } from './orderProgress.ts';
import { moveState } from './issuePurchaseOrder.ts';
import type { PurchaseOrder } from './PurchaseOrder.ts';

/**
 * Closes or cancels a locked order and frees what is left of its commitment.
 * @throws Refused `invalidTransition`; `orderReceived` if what is to be cancelled is received or billed.
 */
export async function endPurchaseOrder(em: EntityManager, order: PurchaseOrder, to: 'CLOSED' | 'CANCELLED'): Promise<void> {
  if (order.state !== to && to === 'CANCELLED' && (await hasMoved(em, order.id))) throw new Refused('orderReceived');
  if (!moveState(order, to)) return;
  await freeCommitment(em, order.id);
  await em.flush();
}

/** Whether anything of an order is received or billed. */
const hasMoved = async (em: EntityManager, id: string) =>
  (await progressOf(em, id)).some(({ accepted, billed }) => Number(accepted) !== 0 || Number(billed) !== 0);
