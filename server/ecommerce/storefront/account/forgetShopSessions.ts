import { platformQuery } from '../../../core/database/platformQuery.ts';
import type { Context } from '../../../core/graphql/Context.ts';

/** Deletes links and sessions that have long been over, of all companies. */
export async function forgetShopSessions({ database: { pool } }: Pick<Context, 'database'>): Promise<void> {
  await platformQuery(pool, `delete from shop_link where expires_at < now() - interval '1 day'`, []);
  await platformQuery(pool, `delete from shop_session where least(expires_at, ended_at) < now() - interval '30 days'`, []);
}
