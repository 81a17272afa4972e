import type { Pool, PoolClient } from 'pg';

/** Runs work on a connection of a pool and releases it; the connection is closed if the error did not come from PostgreSQL. */
export async function onConnection<Answer>(pool: Pool, work: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (!('code' in (error as object))) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
