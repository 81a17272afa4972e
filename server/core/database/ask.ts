import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { withNext } from './withNext.ts';

/**
 * Sends a query along with the next statement, saving a round trip. The returned function yields the rows, sending the query itself if
 * nothing else has. Database errors are thrown there, or by the next statement.
 */
export async function ask<Row extends object>(em: EntityManager, text: string, values: unknown[]): Promise<() => Promise<Row[]>> {
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(withNext + text, values));
  return async () => {
    if (!rows.length) await em.getKysely().executeQuery(CompiledQuery.raw('select'));
    return rows;
  };
}
