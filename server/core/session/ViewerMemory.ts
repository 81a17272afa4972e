import type { Pool } from 'pg';
import { beginRead } from '../database/beginTransaction.ts';
import type { Remembered, Viewer } from './Viewer.ts';

/** Maximum number of viewers cached per process. */
const size = 10_000;

/** Per-process cache of viewers read for earlier requests. */
export class ViewerMemory {
  // Oldest first.
  readonly #remembered = new Map<string, Remembered>();

  constructor(private readonly pool: Pool) {}

  /** The cached viewer. Trust it only where its stamp is checked. */
  get(name: string): Remembered | undefined {
    return this.#remembered.get(name);
  }

  /** The cached viewer, if the database confirms that nothing has changed. */
  async unchanged(name: string): Promise<Viewer | undefined> {
    const remembered = this.#remembered.get(name);
    if (!remembered) return undefined;
    const { viewer, stamp } = remembered;
    const values = [viewer.sessionId, viewer.companyId, viewer.userId, stamp];
    const { rows } = await this.pool.query<{ known: boolean | null }>(beginRead(viewer.sessionId), values);
    return rows[0].known ? viewer : undefined;
  }

  /** Caches the viewer; without a stamp, only removes the old entry. */
  keep(name: string, viewer: Viewer | null, stamp: string | null): void {
    this.#remembered.delete(name);
    if (viewer && stamp) this.#remembered.set(name, { viewer, stamp });
    if (this.#remembered.size > size) this.#remembered.delete(this.#remembered.keys().next().value!);
  }
}
