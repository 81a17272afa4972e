import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { Requisition } from '../requisition/Requisition.ts';

/** Throws InvalidInput `requisitionId` notFound, requisitionNotApproved for a requisition that nothing is ordered for. */
export async function refuseUnapproved(em: EntityManager, id: string): Promise<void> {
  const requisition = await em.findOne(Requisition, { id, deletedAt: null });
  if (!requisition) throw new InvalidInput({ field: 'requisitionId', code: 'notFound' });
  if (requisition.requisitionStatus !== 'APPROVED') throw new InvalidInput({ field: 'requisitionId', code: 'requisitionNotApproved' });
}
