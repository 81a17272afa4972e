import type { EntityManager } from '@mikro-orm/postgresql';

/** Takes every factor but the password from a user of the transaction's company; works under the request role too, through the database's own door. */
export async function resetSecondFactor(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select noria_reset_second_factor(?)', [userId]);
}
