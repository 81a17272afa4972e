import pg from 'pg';

/**
 * A connection of its own, for work that is no request's. Should it be cut, whoever waits for an answer hears of it; without a listener
 * pg would end the whole process.
 */
export async function openClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
