import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { Till, TillSession } from './Till.ts';

/** Where it sells. */
export interface SessionToSellIn {
  id: string;
  tillId: string;
  /** The till's; the company's default one where it has none. */
  warehouseId: string | null;
}

/** A session to sell in: held open until the transaction ends. Refused `sessionClosed`. */
export async function findOpenSession(em: EntityManager, id: string): Promise<SessionToSellIn> {
  const session = await em.findOne(TillSession, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!session) throw new InvalidInput({ field: 'tillSessionId', code: 'notFound' });
  if (session.closedAt) throw new Refused('sessionClosed');
  const till = await em.findOneOrFail(Till, { id: session.till.id });
  return { id, tillId: till.id, warehouseId: till.warehouse?.id ?? null };
}
