import pg, { type QueryResult } from 'pg';
import { sendBatch, type Trip } from './Batch.ts';

/** How many connections are shared. Two keep PostgreSQL as busy as one process can; with four the gain is gone (docs/performance.md). */
const size = 2;
/** Milliseconds that a statement may wait for a lock there, and run. */
const patience = { lock: 50, statement: 250 };
/** Milliseconds that a trip may have to wait for those before it. */
const longestWait = 25;
/** A text whose trips took so many milliseconds so many times running is kept out, but for one that tries again after so many more. */
const slow = { took: 10, times: 5, again: 5_000 };
/** Texts that are known to be slow at most. */
const texts = 2_000;
/** Milliseconds after which a connection that lay idle is not trusted, since it may have been cut without a word; and until one that failed is opened again. */
const doubt = { idle: 30_000, failed: 1_000 };
const tookTooLong = '57014';
/** That, a lock that was waited for too long, and a statement whose preparation went down with a trip before it: nothing was done. */
const heldUp = new Set([tookTooLong, '55P03', '26000']);

/** A connection on which trips follow one another without waiting for each other's answers. */
class SharedConnection {
  isOpen = false;
  readonly #client: pg.Client;
  #load = 0;
  // When the first of its trips began, or the last was answered.
  #since = performance.now();
  #average = 0;

  constructor(url: string, lost: () => void) {
    this.#client = new pg.Client({
      connectionString: url,
      pipeline: true,
      application_name: 'noria',
      connectionTimeoutMillis: 10_000,
      statement_timeout: patience.statement,
      lock_timeout: patience.lock,
    });
    this.#client.on('error', lost).on('end', lost);
    this.#client.connect().then(() => (this.isOpen = true), lost);
  }

  isStale(now: number): boolean {
    return this.#load === 0 && now - this.#since > doubt.idle;
  }

  /** Milliseconds that a trip would wait by what those before it took, and by how long the first of them has taken already. */
  wait(now: number): number {
    return this.#load ? Math.max(this.#average * this.#load, now - this.#since) : 0;
  }

  /** @param took gets the milliseconds it took, the wait for others not counted. */
  send(trip: Trip, took: (milliseconds: number) => void): Promise<QueryResult<unknown[]>[]> {
    if (!this.#load++) this.#since = performance.now();
    return sendBatch(this.#client, trip).finally(() => {
      const now = performance.now();
      this.#load--;
      this.#average += (now - this.#since - this.#average) / 8;
      took(now - this.#since);
      this.#since = now;
    });
  }

  end(): Promise<void> {
    return this.#client.end();
  }
}

/**
 * Two connections that all short trips of a process share, one behind the other, so that PostgreSQL reads the next as soon as it has
 * answered one: it costs both sides a third less than as many connections as requests. What is slow, or would wait, has a connection of
 * its own: a text that took long several times running, whoever would stand in line for more than a moment, and a trip that was ended here
 * because it ran or waited for a lock too long, which is made once more from its beginning.
 */
export class SharedConnections {
  readonly #sharedConnections: SharedConnection[] = [];
  // By the text of the last statement: how many times running it was slow, and when it was last.
  readonly #slow = new Map<string, { times: number; at: number }>();
  #openFrom = 0;

  constructor(private readonly url: string) {}

  /** How many are open, or being opened. */
  get count(): number {
    return this.#sharedConnections.length;
  }

  /** Makes a trip over a connection, or by `apart` where it is to have a connection of its own. */
  async run(trip: Trip, apart: () => Promise<QueryResult<unknown[]>[]>): Promise<QueryResult<unknown[]>[]> {
    const { text } = trip.at(-1)!;
    const now = performance.now();
    const connection = this.#isSlow(text, now) ? undefined : this.#free(now);
    if (!connection) return apart();
    try {
      return await connection.send(trip, took => this.#note(text, took));
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!heldUp.has(code)) throw error;
      if (code === tookTooLong) this.#note(text, Infinity, slow.times);
      return apart();
    }
  }

  /** Ends its connections. */
  async close(): Promise<void> {
    this.#openFrom = Infinity;
    await Promise.all(this.#sharedConnections.splice(0).map(connection => connection.end()));
  }

  #free(now: number): SharedConnection | undefined {
    for (const stale of this.#sharedConnections.filter(connection => connection.isStale(now))) void this.#drop(stale).end();
    if (this.#sharedConnections.length < size && now >= this.#openFrom) this.#open();
    let free: SharedConnection | undefined;
    let least = longestWait;
    for (const connection of this.#sharedConnections) {
      const wait = connection.isOpen ? connection.wait(now) : longestWait;
      if (wait >= least) continue;
      free = connection;
      least = wait;
    }
    return free;
  }

  #open(): void {
    const connection = new SharedConnection(this.url, () => {
      if (!this.#sharedConnections.includes(connection)) return;
      this.#drop(connection);
      this.#openFrom = Math.max(this.#openFrom, performance.now() + doubt.failed);
    });
    this.#sharedConnections.push(connection);
  }

  #drop(connection: SharedConnection): SharedConnection {
    const at = this.#sharedConnections.indexOf(connection);
    if (at >= 0) this.#sharedConnections.splice(at, 1);
    return connection;
  }

  #isSlow(text: string, now: number): boolean {
    const known = this.#slow.get(text);
    if (!known || known.times < slow.times) return false;
    if (now - known.at < slow.again) return true;
    known.at = now;
    return false;
  }

  #note(text: string, took: number, times = 1): void {
    if (took < slow.took) return void (this.#slow.size && this.#slow.delete(text));
    if (this.#slow.size >= texts) this.#slow.clear();
    this.#slow.set(text, { times: (this.#slow.get(text)?.times ?? 0) + times, at: performance.now() });
  }
}
