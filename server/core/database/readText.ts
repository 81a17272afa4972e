import type { Pool, PoolClient } from 'pg';
import type { Tenant } from './Database.ts';

/** What a read runs as: a role that row level security binds, or the owner for the platform's own tables. */
export interface ReadScope {
  role: string | undefined;
  tenant: Tenant | undefined;
  platform: boolean;
}

const scopeStatement = `select set_config('app.company', $1, true), set_config('app.user', $2, true), set_config('app.platform', $3, true), set_config('role', $4, true)`;

/**
 * Runs one statement that answers one text, in a transaction of its own that carries company and role, in one round trip: the
 * statements are sent together (the pool's connections pipeline) and nothing stays behind on the pooled connection.
 */
export async function readText(pool: Pool, { role, tenant, platform }: ReadScope, text: string, values: unknown[]): Promise<string | null> {
  const client: PoolClient = await pool.connect();
  let broken: Error | undefined;
  try {
    const sent = [
      client.query('begin read only'),
      client.query(scopeStatement, [
        tenant?.companyId ?? '',
        tenant?.userId ?? '',
        platform ? 'on' : '',
        platform ? 'none' : (role ?? 'none'),
      ]),
      client.query<[string | null]>({ text, values, rowMode: 'array' }),
      client.query('commit'),
    ] as const;
    const [, , answer] = await Promise.all(sent).catch(async (error: Error) => {
      await Promise.allSettled(sent);
      throw error;
    });
    return answer.rows[0]?.[0] ?? null;
  } catch (error) {
    if (!('code' in (error as object))) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
