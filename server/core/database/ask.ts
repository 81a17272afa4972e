import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { withNext } from './NamedClient.ts';

/**
 * Asks with the statement that follows, and so without a round trip of its own. What it answers asks at the latest when the rows are
 * wanted; what the database refuses is thrown there, or by the statement that follows.
 */
export async function ask<Row extends object>(em: EntityManager, text: string, values: unknown[]): Promise<() => Promise<Row[]>> {
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(withNext + text, values));
  return async () => {
    if (!rows.length) await em.getKysely().executeQuery(CompiledQuery.raw('select'));
    return rows;
  };
}
