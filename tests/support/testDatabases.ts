import pg from 'pg';

/** Returns the URL of another database on the same server. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the templates of a run; the demo's first, because its roles are members of the other's. */
export async function dropTemplates(serverUrl: string): Promise<void> {
  for (const template of ['demo', 'empty'] as const) await drop(serverUrl, `${process.env.TEST_TEMPLATE!}_${template}`);
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
