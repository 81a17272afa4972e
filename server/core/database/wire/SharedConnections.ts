import type { Socket } from 'node:net';
import pg, { type QueryResult } from 'pg';
import { sendBatch, type StatementBatch } from './Batch.ts';

/** Number of shared connections. Two keep PostgreSQL as busy as one process can; with four the gain is gone (docs/performance-profile.md). */
const size = 2;
/** Limits in milliseconds for a statement on a shared connection: lock wait and run time. */
const timeouts = { lock: 50, statement: 250 };
/** Sets these limits for one trip: a pooler in between takes those of the connection away, as it gives each trip another one. */
const limits: StatementBatch = [
  { text: `select set_config('statement_timeout', '${timeouts.statement}', true), set_config('lock_timeout', '${timeouts.lock}', true)` },
];
/** Longest time in milliseconds that a trip may wait for those ahead of it. */
const longestWait = 25;
/**
 * A text that takes at least `took` milliseconds `times` times in a row is excluded, apart from one new attempt every `again` milliseconds.
 */
const slow = { took: 10, times: 5, again: 5_000 };
/** Maximum number of slow texts remembered. */
const texts = 2_000;
/**
 * Milliseconds after which an idle connection is no longer trusted, because it may have been cut silently; and delay before a failed one is
 * reopened.
 */
const doubt = { idle: 30_000, failed: 1_000 };
const tookTooLong = '57014';
/** Timeout, lock timeout, and a statement whose preparation was lost with an earlier trip: nothing was done. */
const heldUp = new Set([tookTooLong, '55P03', '26000']);

/** A connection that pipelines trips without waiting for each response. */
class SharedConnection {
  isOpen = false;
  // What has to be sent before each trip.
  #before: StatementBatch = [];
  readonly #client: pg.Client;
  #load = 0;
  #isGathering = false;
  // When the first of the pending trips began, or the last one was answered.
  #since = performance.now();
  #average = 0;

  constructor(url: string, lost: () => void) {
    this.#client = new pg.Client({
      connectionString: url,
      pipeline: true,
      application_name: 'noria',
      connectionTimeoutMillis: 10_000,
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
    });
    this.#client.on('error', lost).on('end', lost);
    this.#open().catch(lost);
  }

  async #open(): Promise<void> {
    await this.#client.connect();
    const { rows } = await this.#client.query<{ statement_timeout: string }>('show statement_timeout');
    if (rows[0].statement_timeout !== `${timeouts.statement}ms`) this.#before = limits;
    this.isOpen = true;
  }

  isStale(now: number): boolean {
    return this.#load === 0 && now - this.#since > doubt.idle;
  }

  /** Estimates how many milliseconds a trip would wait, from the average duration and the time the current one has taken already. */
  wait(now: number): number {
    return this.#load ? Math.max(this.#average * this.#load, now - this.#since) : 0;
  }

  /** @param took receives the duration in milliseconds, excluding the wait for other trips. */
  send(trip: StatementBatch, took: (milliseconds: number) => void): Promise<QueryResult<unknown[]>[]> {
    if (!this.#load++) this.#since = performance.now();
    return this.#sendLimited(trip).finally(() => {
      const now = performance.now();
      this.#load--;
      this.#average += (now - this.#since - this.#average) / 8;
      took(now - this.#since);
      this.#since = now;
    });
  }

  #sendLimited(trip: StatementBatch): Promise<QueryResult<unknown[]>[]> {
    this.#gather();
    if (!this.#before.length) return sendBatch(this.#client, trip);
    return sendBatch(this.#client, [...this.#before, ...trip]).then(results => results.slice(this.#before.length));
  }

  /** Writes all trips of this turn of the event loop at once: a write to a socket costs more than making what is written. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = (this.#client as unknown as { connection: { stream: Socket } }).connection;
    this.#isGathering = true;
    stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  end(): Promise<void> {
    return this.#client.end();
  }
}

/**
 * Two connections that pipeline all short trips of a process, so that PostgreSQL reads the next as soon as it has answered one: this costs
 * both sides a third less than one connection per request. Slow work gets a dedicated connection: texts that were slow several times in a
 * row, trips that would wait too long in the queue, and trips cancelled here for exceeding the time or lock limit, which are run again from
 * the start.
 */
export class SharedConnections {
  readonly #sharedConnections: SharedConnection[] = [];
  // By the text of the last statement: how many times in a row it was slow, and when last.
  readonly #slow = new Map<string, { times: number; at: number }>();
  #openFrom = 0;

  constructor(private readonly url: string) {}

  /** Number of connections that are open or being opened. */
  get count(): number {
    return this.#sharedConnections.length;
  }

  /** Sends a trip over a shared connection, or through `apart` if it needs a dedicated one. */
  async run(trip: StatementBatch, apart: () => Promise<QueryResult<unknown[]>[]>): Promise<QueryResult<unknown[]>[]> {
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

  /** Closes the connections. */
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
