import pg from 'pg';

/** The address of another database of the same server. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops what a run has made of templates; the demo's role is a member of the other's. */
export async function dropTemplates(serverUrl: string): Promise<void> {
  for (const template of ['demo', 'empty'] as const) await drop(serverUrl, `${process.env.TEST_TEMPLATE!}_${template}`);
}

/** What the roles of a database end with: of its requests, of the platform, of whoever serves. */
export const roles = ['request', 'platform', 'server'];

/** Drops a database and its roles. */
export async function drop(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  // Without `force`, which fails where autovacuum is at work: an owner who is no superuser may not end its worker.
  await client.query(`drop database if exists ${name}`);
  for (const role of roles) await client.query(`drop role if exists ${name}_${role}`);
  await client.end();
}
