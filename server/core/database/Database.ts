import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Replica } from './Replica.ts';
import type { SharedConnections } from './wire/SharedConnections.ts';

/** The tenant of a transaction: row level security exposes only this company's rows. */
export interface Tenant {
  companyId: string;
  userId?: string;
  /** Set for impersonators (session/Viewer.ts): the database makes their transactions read-only. */
  impersonation?: object;
}

/** Connections for requests: their login role cannot bypass row level security or switch back to a role that can. */
export interface RequestConnections {
  pool: Pool;
  /** Used for single round trips where possible. */
  sharedConnections: SharedConnections;
  /** URL for a dedicated connection. */
  url: string;
}

/** Connections for the platform's own work, which may also act within a company. */
interface PlatformConnections {
  em: EntityManager;
  pool: Pool;
  aside: Pool;
  url: string;
}

/** Access to the database for the rest of the server: every query runs through one of these methods. */
export class Database {
  /** Connections of the platform. */
  readonly pool: Pool;
  /** For queries by code that already holds a connection of `pool`: taking a second one from the same pool could deadlock. */
  readonly aside: Pool;
  /** URL of the platform's connections, for a dedicated listener. */
  readonly url: string;
  readonly #platform: EntityManager;

  constructor(
    /** Entity manager of requests; work is done on forks of it. */
    readonly em: EntityManager,
    readonly requests: RequestConnections,
    platform: PlatformConnections,
    /** Replica for heavy reads, if there is one. */
    readonly replica?: Replica,
  ) {
    this.pool = platform.pool;
    this.aside = platform.aside;
    this.url = platform.url;
    this.#platform = platform.em;
  }

  /** Runs a transaction of the platform: credentials, sessions, companies, plans. Without a company it sees no tenant rows. */
  platform<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#platform.fork({ session: { variables: { 'app.platform': 'on' } } }).transactional(work);
  }

  /** Runs a transaction of the platform that also sees one company's rows: sign-in, sign-up, actions of SUPER_ADMIN. */
  platformIn<T>(companyId: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.forPlatform({ companyId }).transactional(work);
  }

  /**
   * Runs a transaction of a request: under the request role, which cannot bypass row level security, in one company; read-only for
   * impersonators.
   */
  inCompany<T>(tenant: Tenant, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.forTenant(tenant).transactional(work);
  }

  /**
   * Runs a read-only transaction of a request that may take long, such as a report: on the replica, if there is one and it has applied
   * everything that was written before; otherwise on the primary. Never part of a command.
   */
  heavyRead<T>(tenant: Tenant, work: (em: EntityManager) => Promise<T>): Promise<T> {
    const onPrimary = () => this.forTenant({ ...tenant, impersonation: {} }).transactional(work);
    return this.replica ? this.replica.read(variablesOf(tenant), work, onPrimary) : onPrimary();
  }

  /** Returns an entity manager bound to one company, for work that opens its own transactions. */
  forTenant(tenant: Tenant): EntityManager {
    const readOnly = tenant.impersonation && { transaction_read_only: 'on' };
    return this.em.fork({ session: { variables: { ...variablesOf(tenant), ...readOnly } } });
  }

  /** Returns an entity manager of the platform that also sees one company's rows and writes its audit lines there. */
  forPlatform({ companyId, userId }: Tenant): EntityManager {
    return this.#platform.fork({ session: { variables: { 'app.platform': 'on', 'app.company': companyId, 'app.user': userId ?? '' } } });
  }

  /** Closes every connection. */
  async close(): Promise<void> {
    await Promise.all([
      this.em.getDriver().close(true),
      this.#platform.getDriver().close(true),
      this.requests.sharedConnections.close(),
      this.aside.end(),
      this.replica?.pool.end(),
    ]);
    // MikroORM does not close a pool that it has never used.
    for (const pool of [this.requests.pool, this.pool]) if (!pool.ended) await pool.end();
  }
}

/** Settings by which row level security knows the tenant of a transaction. */
export const variablesOf = ({ companyId, userId }: Tenant): Record<string, string> => ({
  'app.company': companyId,
  'app.user': userId ?? '',
});
