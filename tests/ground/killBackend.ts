import pg from 'pg';

/** Kills one PostgreSQL process: PostgreSQL then drops all connections and recovers from its log. */
export async function killBackend(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and usename ~ '_(server|request)$' limit 1`,
    );
    if (rows.length) process.kill(rows[0].pid, 'SIGKILL');
  } catch {
    // It is still recovering from the previous kill.
  } finally {
    await client.end().catch(() => undefined);
  }
}
