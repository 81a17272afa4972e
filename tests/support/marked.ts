import pg from 'pg';
import type { TestServer } from './startServer.ts';

/**
 * Finds every column, as `table.column`, in which any row matches the words: in all tables of all companies and of the job library.
 * The words are neither anchored nor hold quotes or backslashes: only rows that say them are taken apart into columns.
 * Row level security is lifted for the search by the tables' owner, in a transaction that is rolled back.
 */
export async function columnsThatSay(server: Pick<TestServer, 'ownerUrl'>, words: RegExp): Promise<string[]> {
  // A job may hold a lock on one of the tables and wait for another: then the search is the one to retry.
  for (;;) {
    const places = await look(server, words).catch((error: { code?: string }) =>
      error.code === '40P01' ? undefined : Promise.reject(error),
    );
    if (places) return places;
  }
}

async function look({ ownerUrl }: Pick<TestServer, 'ownerUrl'>, words: RegExp): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
    );
    await client.query(tables.map(({ name }) => `alter table ${name} no force row level security`).join(';'));
    const looks = tables.map(
      ({ name }) =>
        `select '${name.replace(/^public\./, '')}.' || said.key as place from ${name} t, jsonb_each_text(to_jsonb(t)) said where t::text ~* $1 and said.value ~* $1`,
    );
    const { rows } = await client.query<{ place: string }>(looks.join(' union ') + ' order by 1', [words.source]);
    return rows.map(({ place }) => place);
  } finally {
    // Closing the connection rolls back its transaction.
    await client.end();
  }
}

/** Every tenant table with text columns. */
export async function tablesWithTexts({ database }: Pick<TestServer, 'database'>): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct t.table_name as name from information_schema.columns t join information_schema.columns c using (table_schema, table_name)
     join information_schema.tables b using (table_schema, table_name)
     where t.table_schema = 'public' and b.table_type = 'BASE TABLE' and not exists (select from pg_class p where p.relispartition and p.relname = t.table_name) and c.column_name = 'company_id' and t.data_type in ('text', 'jsonb', 'json') order by 1`,
  );
  return rows.map(({ name }) => name);
}
