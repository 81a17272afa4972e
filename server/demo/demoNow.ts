import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';

const loading = new AsyncLocalStorage<number>();

/**
 * Runs a load of demo data at one moment, that of the database's `now()`. The database refuses what is later than its own day, so a load that
 * read the clock again after midnight would fail.
 */
export async function atOneMoment<T>(em: EntityManager, load: () => Promise<T>): Promise<T> {
  const [{ now }] = await em.execute<[{ now: string }]>('select floor(extract(epoch from now()) * 1000) as now');
  return loading.run(Number(now), load);
}

/** Returns the moment of the load under way in milliseconds since 1970; outside of one, the clock's. */
export const demoNow = (): number => loading.getStore() ?? Date.now();
