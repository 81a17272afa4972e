import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

/** What impersonators see about themselves. */
export const shown =
  'viewer { userId companyId companyName isSuperAdmin permissions mustChooseCurrency impersonation { reason since until } }';

/** SUPER_ADMIN, the companies to impersonation by name, and the platform's own. */
export class Impersonations {
  readonly ids: Record<string, string> = {};

  private constructor(
    readonly server: TestServer,
    /** Administrator of Atlas Trading, the impersonated company. */
    readonly admin: Client,
  ) {}

  static async open(): Promise<Impersonations> {
    const server = await startDemo();
    const impersonations = new Impersonations(server, await signedInAs(server, 'admin@atlas.test'));
    const { data } = await (await impersonations.superAdmin()).query('{ companies { edges { node { id name } } } viewer { companyId } }');
    for (const { node } of data.companies.edges) impersonations.ids[node.name] = node.id;
    impersonations.ids.platform = data.viewer.companyId;
    return impersonations;
  }

  superAdmin = () => signedInAs(this.server, 'super@noria.test');

  enter = (client: Client, id = this.ids['Atlas Trading'], reason = 'Ticket 4711') => client.mutate('enterCompany', { id, reason }, shown);

  leave = (client: Client) => client.mutate('leaveCompany', {}, shown);

  /** SUPER_ADMIN in a new session, impersonating. */
  async impersonator(): Promise<Client> {
    const client = await this.superAdmin();
    const { errors } = await this.enter(client);
    if (errors.length) throw new Error(JSON.stringify(errors));
    return client;
  }

  /** Entries about impersonations in the security log of the client's company, newest first. */
  async logOf(client: Client) {
    const filter = '{ isSecurity: { eq: true }, action: { in: ["COMPANY_ENTERED", "COMPANY_LEFT", "EXPORTED"] } }';
    const { data } = await client.query(`{ auditEntries(first: 20, filter: ${filter}, sort: { field: AT, direction: DESC }) {
      edges { node { action entityName actorId actorName changes ipAddress } } } }`);
    return data.auditEntries.edges.map(({ node }: { node: object }) => node);
  }

  /** Makes every impersonation's hour end seven minutes ago. */
  lapse = () =>
    this.server.database.platform(em =>
      em.execute(`update session set impersonation_until = now() - interval '7 minutes' where impersonated_company_id is not null`),
    );

  /** Runs the job twice, as two processes would in the same minute. */
  async seenByTheClock(): Promise<void> {
    const { pool } = this.server.database;
    for (const _ of [1, 2]) await pool.query(`select graphile_worker.add_job('endImpersonations')`);
    const jobs = `select from graphile_worker.jobs where task_identifier = 'endImpersonations'`;
    while ((await pool.query(jobs)).rowCount);
  }
}
