import pg from 'pg';

/** Returns the URL of another database on the same server. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops what a run leaves: copies that its workers shared, and the templates, the demo's before the other, whose roles its own are members of. */
export async function dropLeft(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
     order by right(datname, 6) = '_empty', right(datname, 5) = '_demo'`,
    [`${process.env.TEST_TEMPLATE!}_`],
  );
  await client.end();
  for (const { name } of rows) await drop(serverUrl, name);
}

/** Name suffixes of a database's roles: for requests, for the platform, and for the serving process. */
export const roles = ['request', 'platform', 'server'];

/** Drops a database and its roles. */
export async function drop(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    // Without `force`, which fails while autovacuum is running: an owner who is not a superuser may not end its worker.
    await client.query(`drop database if exists ${name}`);
    for (const role of roles) await client.query(`drop role if exists ${name}_${role}`);
  } finally {
    await client.end();
  }
}
