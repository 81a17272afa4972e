import type { EntityManager } from '@mikro-orm/postgresql';

/** Writes what is left and forgets all records: the unit of work compares all that it knows at every flush. */
export async function forget(em: EntityManager): Promise<void> {
  await em.flush();
  em.clear();
}
