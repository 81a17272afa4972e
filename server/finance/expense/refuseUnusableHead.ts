import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { ExpenseHead } from '../expenseHead/ExpenseHead.ts';

/**
 * Refuses an expense head that is unknown or inactive. Takes no lock: heads are locked from the root down, after the number is drawn (modules
 * L5), and a lock taken here would have to grow into that one.
 * @throws InvalidInput `headId` notFound, inactive.
 */
export async function refuseUnusableHead(em: EntityManager, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const head = await em.findOne(ExpenseHead, { id, deletedAt: null }, { disableIdentityMap: true });
  if (head?.status !== 'ACTIVE') throw new InvalidInput({ field: 'headId', code: head ? 'inactive' : 'notFound' });
}
