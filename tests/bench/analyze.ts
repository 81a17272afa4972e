import type { ClientBase } from 'pg';

/**
 * Vacuums and analyzes the tables that hold rows. Autovacuum never analyzes an empty table; one that was is planned as empty, and a
 * connection that prepared a statement then scans it whole until it is analyzed again, however much it has grown.
 */
export async function analyze(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
  await client.query(`vacuum analyze ${rows.map(({ name }) => name).join(', ')}`);
}
