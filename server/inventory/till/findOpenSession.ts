import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { TillSession } from './Till.ts';

/** A session to sell in: held open until the transaction ends. Refused `sessionClosed`. */
export async function findOpenSession(em: EntityManager, id: string): Promise<{ id: string; tillId: string }> {
  const session = await em.findOne(TillSession, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!session) throw new InvalidInput({ field: 'tillSessionId', code: 'notFound' });
  if (session.closedAt) throw new Refused('sessionClosed');
  return { id, tillId: session.till.id };
}
