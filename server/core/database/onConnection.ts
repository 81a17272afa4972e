import type { Pool, PoolClient } from 'pg';

/** Works on a connection of a pool, which gets it back; one that failed otherwise than by PostgreSQL's own word is closed. */
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
