import pg from 'pg';

/**
 * Opens a dedicated connection for work outside requests. If it is cut, pending queries fail; without a listener pg would crash the
 * process.
 */
export async function openClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
