import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/Database.ts';
import { newId, typeOfId } from '../database/ids.ts';
import type { Origin } from '../graphql/Context.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf, newSecret } from './secrets.ts';
import { isAging, type Tokens } from './tokens.ts';
import { ApiKeys, isApiKey } from './ApiKeys.ts';
import { readViewer, type Viewer } from './Viewer.ts';
import { ViewerMemory, type Remembered } from './ViewerMemory.ts';

/** Days a session lives after it was last used. */
export const sessionDays = 30;
/** Days after which it ends however often it is used. */
const sessionDaysInAll = 90;
const sessionType = 0x08;

/** A session just opened; the secret is the cookie's value and is stored nowhere. */
export interface OpenedSession {
  sessionId: string;
  userId: string;
  secret: string;
}

/** What a request brought to say who sends it. */
export interface Evidence {
  bearer?: string;
  cookie?: string;
}

/** Who asks, and a new bearer when theirs is past half its life. */
export interface Recognised {
  viewer: Viewer;
  renewedToken?: string;
}

/** Opens, recognises and ends sessions. */
export class Sessions {
  /** What other systems come in by. */
  readonly keys: ApiKeys;
  // By session id.
  readonly #memory: ViewerMemory;

  constructor(
    readonly database: Database,
    readonly tokens: Tokens,
  ) {
    this.keys = new ApiKeys(database);
    this.#memory = new ViewerMemory(database.requests.pool);
  }

  /** Opens a session within the transaction that proved who it is for. */
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

  /** Who sends a request, as session, user, role and company are now; null when nobody who may. A bearer goes before a cookie. */
  async recognise({ bearer, cookie }: Evidence): Promise<Recognised | null> {
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

  /** Whom a bearer showed last time: to be believed only where the read itself asks for his stamp (readTextOfKnown). */
  async remembered(bearer: string): Promise<Remembered | undefined> {
    if (isApiKey(bearer)) return this.keys.remembered(bearer);
    const claims = await this.tokens.read(bearer);
    return claims && !isAging(claims) ? this.#memory.get(claims.sessionId) : undefined;
  }

  /** Who sends a request, without renewal. */
  async viewerOf(evidence: Evidence): Promise<Viewer | null> {
    return (await this.recognise(evidence))?.viewer ?? null;
  }

  /** Whom a session shows, read in the transaction that opened it. */
  async viewerIn(em: EntityManager, sessionId: string): Promise<Viewer | null> {
    const [row] = await em.execute<{ viewer: string | null }[]>('select noria_on_visit(noria_viewer(?, null)) as viewer', [sessionId]);
    return readViewer(row?.viewer)?.viewer ?? null;
  }

  /** Ends a cookie's session. */
  async endByCookie(cookie: string): Promise<void> {
    await platformQuery(this.database.pool, 'update session set ended_at = now() where token_hash = $1 and ended_at is null', [
      hashOf(cookie),
    ]);
  }

  async #load(secretHash: Buffer): Promise<Viewer | null> {
    const { rows } = await this.database.pool.query<{ viewer: string | null }>('select noria_on_visit(noria_viewer(null, $1)) as viewer', [
      secretHash,
    ]);
    return this.#found(rows[0]?.viewer);
  }

  async #loadStamped(sessionId: string): Promise<Viewer | null> {
    const { rows } = await this.database.pool.query<{ stamp: string | null; viewer: string | null }>(
      'select stamp, noria_on_visit(viewer) as viewer from noria_stamped_viewer($1)',
      [sessionId],
    );
    const viewer = await this.#found(rows[0]?.viewer);
    // A visit ends by itself, and its company is not the stamp's.
    this.#memory.keep(sessionId, viewer, viewer?.visit ? null : (rows[0]?.stamp ?? null));
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
