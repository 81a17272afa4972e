import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/Database.ts';
import { newId, typeOfId } from '../database/ids.ts';
import type { Origin } from '../audit/Origin.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf, newSecret } from './secrets.ts';
import { isAging, type Tokens } from './tokens.ts';
import { ApiKeys, isApiKey } from './ApiKeys.ts';
import { readViewer, type Remembered, type Viewer } from './Viewer.ts';
import { ViewerMemory } from './ViewerMemory.ts';

/** Days a session lives after its last use. */
export const sessionDays = 30;
/** Days after which a session ends regardless of use. */
const sessionDaysInAll = 90;
const sessionType = 0x08;

/** A session that was just opened. Its secret is the cookie's value and is not stored. */
export interface OpenedSession {
  sessionId: string;
  userId: string;
  secret: string;
}

/** Credentials sent with a request. */
export interface RequestCredentials {
  bearer?: string;
  cookie?: string;
}

/** The authenticated viewer, and a new bearer token if theirs is past half its lifetime. */
export interface Recognised {
  viewer: Viewer;
  renewedToken?: string;
}

/** Opens, authenticates and ends sessions. */
export class Sessions {
  /** API keys, which other systems authenticate with. */
  readonly keys: ApiKeys;
  // Keyed by session id.
  readonly #memory: ViewerMemory;

  constructor(
    readonly database: Database,
    readonly tokens: Tokens,
  ) {
    this.keys = new ApiKeys(database);
    this.#memory = new ViewerMemory(database.requests.pool);
  }

  /** Opens a session within the transaction that authenticated the user. */
  async open(em: EntityManager, { userId, companyId }: { userId: string; companyId: string }, origin: Origin): Promise<OpenedSession> {
    const sessionId = newId(sessionType);
    const secret = newSecret();
    await em.execute(
      `insert into session (id, token_hash, user_id, company_id, token_version, user_agent, ip_address, expires_at)
       select ?, ?, user_id, company_id, token_version, ?, ?, now() + make_interval(days => ?) from credential where user_id = ? and company_id = ?`,
      [sessionId, hashOf(secret), origin.userAgent, origin.ipAddress, sessionDays, userId, companyId],
    );
    return { sessionId, userId, secret };
  }

  /**
   * The viewer of a request, based on the current state of session, user, role and company; null if there is none. A bearer token takes
   * precedence over a cookie.
   */
  async recognise({ bearer, cookie }: RequestCredentials): Promise<Recognised | null> {
    if (bearer === undefined) {
      const viewer = cookie ? await this.#load(hashOf(cookie)) : null;
      return viewer && { viewer };
    }
    if (isApiKey(bearer)) {
      const viewer = await this.keys.viewerOf(bearer);
      return viewer && { viewer };
    }
    const claims = await this.tokens.read(bearer);
    if (!claims || typeOfId(claims.sessionId) !== sessionType) return null;
    const viewer = (await this.#memory.unchanged(claims.sessionId)) ?? (await this.#loadStamped(claims.sessionId));
    if (!viewer) return null;
    return isAging(claims) ? { viewer, renewedToken: await this.tokens.sign(viewer) } : { viewer };
  }

  /** The viewer cached for this bearer token. Trust it only where the read itself checks the stamp (readTextOfKnown). */
  async remembered(bearer: string): Promise<Remembered | undefined> {
    if (isApiKey(bearer)) return this.keys.remembered(bearer);
    const claims = await this.tokens.read(bearer);
    return claims && !isAging(claims) ? this.#memory.get(claims.sessionId) : undefined;
  }

  /** The viewer of a request, without renewing the bearer token. */
  async viewerOf(credentials: RequestCredentials): Promise<Viewer | null> {
    return (await this.recognise(credentials))?.viewer ?? null;
  }

  /** The viewer of a session, read in the transaction that opened it. */
  async viewerIn(em: EntityManager, sessionId: string): Promise<Viewer | null> {
    const [row] = await em.execute<{ viewer: string | null }[]>('select noria_impersonated(noria_viewer(?, null)) as viewer', [sessionId]);
    return readViewer(row?.viewer)?.viewer ?? null;
  }

  /** Ends the session of a cookie. */
  async endByCookie(cookie: string): Promise<void> {
    await platformQuery(this.database.pool, 'update session set ended_at = now() where token_hash = $1 and ended_at is null', [
      hashOf(cookie),
    ]);
  }

  async #load(secretHash: Buffer): Promise<Viewer | null> {
    const { rows } = await this.database.pool.query<{ viewer: string | null }>(
      'select noria_impersonated(noria_viewer(null, $1)) as viewer',
      [secretHash],
    );
    return this.#found(rows[0]?.viewer);
  }

  async #loadStamped(sessionId: string): Promise<Viewer | null> {
    const { rows } = await this.database.pool.query<{ stamp: string | null; viewer: string | null }>(
      'select stamp, noria_impersonated(viewer) as viewer from noria_stamped_viewer($1)',
      [sessionId],
    );
    const viewer = await this.#found(rows[0]?.viewer);
    // An impersonation ends by itself, and its company differs from the stamp's, so it is not cached.
    this.#memory.keep(sessionId, viewer, viewer?.impersonation ? null : (rows[0]?.stamp ?? null));
    return viewer;
  }

  async #found(text: string | null | undefined): Promise<Viewer | null> {
    const found = readViewer(text);
    if (found?.unseen) await this.#seen(found.viewer.sessionId);
    return found?.viewer ?? null;
  }

  async #seen(sessionId: string): Promise<void> {
    await platformQuery(
      this.database.pool,
      `update session set last_seen_at = now(), expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
       where id = $1 and ended_at is null`,
      [sessionId, sessionDays, sessionDaysInAll],
    );
  }
}
