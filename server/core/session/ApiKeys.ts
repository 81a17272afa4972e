import type { Database } from '../database/Database.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf, newSecret } from './secrets.ts';
import { readViewer, type Viewer } from './Viewer.ts';
import { ViewerMemory, type Remembered } from './ViewerMemory.ts';

/** How every key begins, so that people and scanners of code know one when they see it. */
const mark = 'noria_';
/** Characters of a key that are kept to recognise it by. */
const shown = mark.length + 6;

/** A new key: what its owner is told once, what is stored of it, and by what he recognises it. */
export function newApiKey(): { secret: string; tokenHash: Buffer; prefix: string } {
  const secret = mark + newSecret();
  return { secret, tokenHash: hashOf(secret), prefix: secret.slice(0, shown) };
}

/** Whether a bearer is a key, and not the token of a session. */
export const isApiKey = (bearer: string) => bearer.startsWith(mark);

/** Knows by whose key a request comes: its owner, with those of his rights that the key was given, as they are at this moment. */
export class ApiKeys {
  readonly #memory: ViewerMemory;

  constructor(private readonly database: Database) {
    this.#memory = new ViewerMemory(database.requests.pool);
  }

  /** Null for a key that was never made, is over or revoked, or whose owner may not come in now. */
  async viewerOf(secret: string): Promise<Viewer | null> {
    const hash = hashOf(secret);
    const name = hash.toString('base64');
    return (await this.#memory.unchanged(name)) ?? this.#load(name, [null, hash]);
  }

  /** Whom a key showed last time (ViewerMemory.get). */
  remembered(secret: string): Remembered | undefined {
    return this.#memory.get(hashOf(secret).toString('base64'));
  }

  /** Whom a key shows now, by its id: for work that it began earlier. */
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
    // What has just been noted has changed the stamp.
    this.#memory.keep(name, found?.viewer ?? null, found?.unseen ? null : rows[0].stamp);
    return found?.viewer ?? null;
  }

  /** Notes its last use, once a minute however many ask at once. */
  async #used({ sessionId, companyId }: Viewer): Promise<void> {
    await platformQuery(
      this.database.pool,
      `update api_key set last_used_at = now() where company_id = $2 and id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      [sessionId, companyId],
    );
  }
}
