import type { Client } from './Client.ts';

/** Finds a user of the client's company by e-mail address. */
export async function userBy(client: Client, email: string): Promise<{ id: string; version: number; role: { id: string } }> {
  const query = 'query($e: String) { users(filter: { email: { eq: $e } }) { edges { node { id version role { id } } } } }';
  return (await client.query(query, { e: email })).data.users.edges[0].node;
}

/** Finds a role of the client's company by title. */
export async function roleBy(client: Client, title: string): Promise<{ id: string; version: number }> {
  const query = 'query($t: String) { roles(filter: { title: { eq: $t } }) { edges { node { id version } } } }';
  return (await client.query(query, { t: title })).data.roles.edges[0].node;
}
