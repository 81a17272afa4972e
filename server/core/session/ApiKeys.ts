import type { Database } from '../database/Database.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf, newSecret } from './secrets.ts';
import { readViewer, type Remembered, type Viewer } from './Viewer.ts';
import { ViewerMemory } from './ViewerMemory.ts';

/** Prefix of every API key, so that people and secret scanners recognize one on sight. */
const mark = 'noria_';
/** Number of leading characters kept so that the owner can recognize the key. */
const shown = mark.length + 6;

/** Creates an API key: the secret shown to its owner once, the hash that is stored, and the prefix the owner recognizes it by. */
export function newApiKey(): { secret: string; tokenHash: Buffer; prefix: string } {
  const secret = mark + newSecret();
  return { secret, tokenHash: hashOf(secret), prefix: secret.slice(0, shown) };
}

/** Whether a bearer token is an API key rather than a session token. */
export const isApiKey = (bearer: string) => bearer.startsWith(mark);

/** Resolves an API key to a viewer: its owner, limited to the permissions granted to the key, as they are now. */
export class ApiKeys {
  readonly #memory: ViewerMemory;

  constructor(private readonly database: Database) {
    this.#memory = new ViewerMemory(database.requests.pool);
  }

  /** The key's viewer; null if the key does not exist, has expired or been revoked, or its owner may not sign in now. */
  async viewerOf(secret: string): Promise<Viewer | null> {
    const hash = hashOf(secret);
    const name = hash.toString('base64');
    return (await this.#memory.unchanged(name)) ?? this.#load(name, [null, hash]);
  }

  /** The viewer cached for this key by an earlier request (see ViewerMemory.get). */
  remembered(secret: string): Remembered | undefined {
    return this.#memory.get(hashOf(secret).toString('base64'));
  }

  /** The viewer of a key as of now, by the key's id; for background work the key started earlier. */
  viewerById(id: string): Promise<Viewer | null> {
    return this.#load(id, [id, null]);
  }

  async #load(name: string, values: [id: string | null, hash: Buffer | null]): Promise<Viewer | null> {
    const { rows } = await this.database.pool.query<{ stamp: string | null; viewer: string | null }>(
      'select stamp, viewer from noria_stamped_key($1, $2)',
      values,
    );
    const found = readViewer(rows[0]?.viewer);
    if (found?.unseen) await this.#used(found.viewer);
    // Recording the last use has just changed the stamp, so it is not cached.
    this.#memory.keep(name, found?.viewer ?? null, found?.unseen ? null : rows[0].stamp);
    return found?.viewer ?? null;
  }

  /** Records the last use, at most once a minute however many requests arrive at once. */
  async #used({ sessionId, companyId }: Viewer): Promise<void> {
    await platformQuery(
      this.database.pool,
      `update api_key set last_used_at = now() where company_id = $2 and id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      [sessionId, companyId],
    );
  }
}
