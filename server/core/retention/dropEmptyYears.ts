import type pg from 'pg';

/** Partitions that hold only ids below those of a year. */
const partsBefore = `
  select c.oid::regclass::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = $1::regclass and substring(pg_get_expr(c.relpartbound, c.oid) from $$TO \\('([^']+)'\\)$$)::uuid <= noria_first_id($2)
  order by 1`;

/**
 * Drops the partitions of a table for years before another one, if they are empty. Everybody waits for the table meanwhile, but not for more
 * than the moment it takes: while others hold it for long, the partition stays for the next run.
 * @returns the names of those dropped.
 */
export async function dropEmptyYears(client: pg.Client, table: string, before: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(partsBefore, [table, before]);
  const dropped: string[] = [];
  for (const { name } of rows) if (await dropIfEmpty(client, table, name)) dropped.push(name);
  return dropped;
}

async function dropIfEmpty(client: pg.Client, table: string, part: string): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = '5s'`);
  try {
    await client.query(`lock table ${table} in access exclusive mode`);
    // Or the look would see one company's rows only.
    await client.query(`alter table ${part} no force row level security`);
    const { rows } = await client.query(`select from ${part} limit 1`);
    if (rows.length) {
      await client.query('rollback');
      return false;
    }
    await client.query(`alter table ${table} detach partition ${part}`);
    await client.query(`drop table ${part}`);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if ((error as { code?: string }).code === '55P03') return false;
    throw error;
  }
}
