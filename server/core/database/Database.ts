import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { SharedConnections } from './SharedConnections.ts';

/** For whom a transaction runs: row level security lets only this company's rows through. */
export interface Tenant {
  companyId: string;
  userId?: string;
  /** Whoever is only on a visit there (session/Viewer.ts): the database itself lets nothing be written for him. */
  visit?: object;
}

/** Connections of requests: the role that they log in as cannot pass row level security, and there is none behind it to go back to. */
export interface RequestConnections {
  pool: Pool;
  /** What is one round trip goes over these where it can. */
  sharedConnections: SharedConnections;
  /** Where they lead, for a connection of one's own. */
  url: string;
}

/** Connections of the platform's own work, which may also act within a company. */
interface PlatformConnections {
  em: EntityManager;
  pool: Pool;
  aside: Pool;
  url: string;
}

/** The database as the rest of the server sees it: no query runs outside one of these doors. */
export class Database {
  /** Connections of the platform. */
  readonly pool: Pool;
  /** For what is asked by somebody who holds a connection of the pool: out of one pool, as many as it has could each wait for one more. */
  readonly aside: Pool;
  /** Where the platform's connections lead, for one that listens. */
  readonly url: string;
  readonly #platform: EntityManager;

  constructor(
    /** What requests run on. */
    readonly orm: MikroORM,
    readonly requests: RequestConnections,
    { em, pool, aside, url }: PlatformConnections,
  ) {
    this.pool = pool;
    this.aside = aside;
    this.url = url;
    this.#platform = em;
  }

  /** One transaction of the platform: credentials, sessions, companies, plans. Without a company no tenant row is seen. */
  platform<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#platform.fork({ session: { variables: { 'app.platform': 'on' } } }).transactional(work);
  }

  /** One transaction of the platform that also sees one company's rows: sign-in, sign-up, actions of SUPER_ADMIN. */
  platformIn<T>(companyId: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.forPlatform({ companyId }).transactional(work);
  }

  /** One transaction of a request: the request role, which cannot pass row level security, and one company; for a visitor it only reads. */
  inCompany<T>(tenant: Tenant, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.forTenant(tenant).transactional(work);
  }

  /** An entity manager bound to one company, for work that opens its own transactions. */
  forTenant({ companyId, userId, visit }: Tenant): EntityManager {
    const readOnly = visit && { transaction_read_only: 'on' };
    return this.orm.em.fork({ session: { variables: { 'app.company': companyId, 'app.user': userId ?? '', ...readOnly } } });
  }

  /** An entity manager of the platform that also sees one company's rows and leaves its audit lines there. */
  forPlatform({ companyId, userId }: Tenant): EntityManager {
    return this.#platform.fork({ session: { variables: { 'app.platform': 'on', 'app.company': companyId, 'app.user': userId ?? '' } } });
  }

  /** Ends every connection. */
  async close(): Promise<void> {
    await Promise.all([
      this.orm.close(true),
      this.#platform.getDriver().close(true),
      this.requests.sharedConnections.close(),
      this.aside.end(),
    ]);
    // A pool that MikroORM itself never asked, it does not end.
    for (const pool of [this.requests.pool, this.pool]) if (!pool.ended) await pool.end();
  }
}
