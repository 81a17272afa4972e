import pg from 'pg';

/**
 * Runs one statement as the owner of the tables, with platform rights and, if one is named, within a company: for test setup that
 * the server itself is not allowed to do.
 */
export async function asOwner<Row extends object = Record<string, string>>(
  { ownerUrl }: { ownerUrl: string },
  sql: string,
  { values = [], companyId = '' }: { values?: unknown[]; companyId?: string } = {},
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.platform', 'on', true), set_config('app.company', $1, true)`, [companyId]);
    const { rows } = await client.query<Row>(sql, values);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}
