import pg from 'pg';

/** How long a connection waits for the next statement, in milliseconds: dropping a database waits longer for those who are still connected. */
const idle = 1_000;

/** Connections by database: opening one takes 9 milliseconds of processor, a statement 1, and tests that wait for rows send hundreds. */
const pools = new Map<string, pg.Pool>();

/**
 * Runs one statement as the owner of the tables, with platform rights and, if one is named, within a company: for test setup that
 * the server itself is not allowed to do.
 */
export async function asOwner<Row extends object = Record<string, string>>(
  { ownerUrl }: { ownerUrl: string },
  sql: string,
  { values = [], companyId = '' }: { values?: unknown[]; companyId?: string } = {},
): Promise<Row[]> {
  const client = await poolOf(ownerUrl).connect();
  let isBroken = true;
  try {
    await client.query(
      `begin; select set_config('app.platform', 'on', true), set_config('app.company', ${pg.escapeLiteral(companyId)}, true)`,
    );
    const { rows } = await client.query<Row>(sql, values);
    await client.query('commit');
    isBroken = false;
    return rows;
  } finally {
    // What failed may have left its transaction open.
    client.release(isBroken);
  }
}

/** Closes the connections to a database that is to be dropped. */
export async function leaveOwner(ownerUrl: string): Promise<void> {
  const pool = pools.get(ownerUrl);
  pools.delete(ownerUrl);
  await pool?.end();
}

function poolOf(url: string): pg.Pool {
  let pool = pools.get(url);
  if (!pool) {
    pool = new pg.Pool({ connectionString: url, idleTimeoutMillis: idle, allowExitOnIdle: true });
    // Tests kill connections, these too.
    pool.on('error', () => undefined);
    pools.set(url, pool);
  }
  return pool;
}
