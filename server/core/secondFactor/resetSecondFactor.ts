import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Removes every factor but the password from a user in the transaction's company. Also works under the request role, through a database
 * function.
 */
export async function resetSecondFactor(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select noria_reset_second_factor(?)', [userId]);
}
