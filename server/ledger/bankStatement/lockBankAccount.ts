import type { EntityManager } from '@mikro-orm/postgresql';

/** Has imports and matches of one bank account wait for each other, so that no booking is imported or matched twice. Taken before all other locks. */
export async function lockBankAccount(em: EntityManager, id: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('bank account ' || ?, 0))`, [id]);
}
