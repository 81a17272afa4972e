import { platformQuery } from '../../../core/database/platformQuery.ts';
import type { Context } from '../../../core/graphql/Context.ts';

/** Deletes links, sessions and carts that have long been over, of all companies. A link that stops reminders works for a year. */
export async function forgetShopSessions({ database: { pool } }: Pick<Context, 'database'>): Promise<void> {
  await platformQuery(pool, `delete from shop_link where expires_at < now() - interval '1 day'`, []);
  await platformQuery(pool, `delete from shop_session where least(expires_at, ended_at) < now() - interval '30 days'`, []);
  await platformQuery(pool, `delete from shop_cart where changed_at < now() - interval '30 days'`, []);
  await platformQuery(pool, `delete from shop_reminder where sent_at < now() - interval '1 year'`, []);
}
