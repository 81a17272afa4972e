import pg from 'pg';

/**
 * Runs one statement as the owner of the tables, as the platform and, where one is named, within a company: what a test arranges, and
 * the server itself may not do.
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
