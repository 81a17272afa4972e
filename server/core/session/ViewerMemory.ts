import type { Pool } from 'pg';
import { beginRead } from '../database/beginTransaction.ts';
import type { Viewer } from './Viewer.ts';

/** A viewer read for an earlier request of his, and the stamp under which that was true. */
export interface Remembered {
  viewer: Viewer;
  stamp: string;
}

/** Viewers a process remembers at most. */
const size = 10_000;

/** Whom a process has read for earlier requests. */
export class ViewerMemory {
  // Oldest first.
  readonly #remembered = new Map<string, Remembered>();

  constructor(private readonly pool: Pool) {}

  /** Whom it read last time: to be believed only where his stamp is asked for. */
  get(name: string): Remembered | undefined {
    return this.#remembered.get(name);
  }

  /** The same, when nothing of him has changed. */
  async unchanged(name: string): Promise<Viewer | undefined> {
    const remembered = this.#remembered.get(name);
    if (!remembered) return undefined;
    const { viewer, stamp } = remembered;
    const values = [viewer.sessionId, viewer.companyId, viewer.userId, stamp];
    const { rows } = await this.pool.query<{ known: boolean | null }>(beginRead(viewer.sessionId), values);
    return rows[0].known ? viewer : undefined;
  }

  /** Remembers; without a stamp nobody. */
  keep(name: string, viewer: Viewer | null, stamp: string | null): void {
    this.#remembered.delete(name);
    if (viewer && stamp) this.#remembered.set(name, { viewer, stamp });
    if (this.#remembered.size > size) this.#remembered.delete(this.#remembered.keys().next().value!);
  }
}
