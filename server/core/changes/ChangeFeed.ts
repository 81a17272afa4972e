import { EventEmitter, on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { channel, type RecordNotice } from './publishChanges.ts';

/** A notice and the company it is of. */
export interface CompanyNotices {
  companyId: string;
  notices: RecordNotice[];
}

interface OutboxRow {
  id: string;
  company_id: string;
  changes: RecordNotice[];
}

const read = `select id, company_id, changes from record_change where`;

/**
 * What every process hears of every committed write: one connection that listens, and the outbox for whatever was written while
 * it was down. Rows are kept an hour.
 */
export class ChangeFeed {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #seen = new Map<string, number>();
  #client: pg.Client | undefined;
  #isClosed = false;
  #heardAt = new Date();

  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly log: (error: unknown) => void,
  ) {}

  /** Listens from now on; answers when it does. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'noria changes', keepAlive: true });
    client.on('error', () => void this.#restart());
    client.on('end', () => void this.#restart());
    client.on('notification', ({ payload }) => void this.#deliver('id = $1', [payload]).catch(this.log));
    await client.connect();
    await client.query(`listen ${channel}`);
    this.#client = client;
    await this.#deliver(`at > $1::timestamptz - interval '5 seconds' order by at limit 5000`, [this.#heardAt]);
  }

  /** Notices of one company, until the reader stops. */
  async *of(companyId: string, signal?: AbortSignal): AsyncGenerator<RecordNotice[]> {
    try {
      for await (const [notices] of on(this.#emitter, companyId, { signal })) yield notices as RecordNotice[];
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error;
    }
  }

  /** Stops listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #deliver(where: string, values: unknown[]): Promise<void> {
    const client = await this.pool.connect();
    try {
      const [, , { rows }] = await Promise.all([
        client.query('begin read only'),
        client.query(`select set_config('app.platform', 'on', true)`),
        client.query<OutboxRow>(`${read} ${where}`, values),
        client.query('commit'),
      ]);
      for (const row of rows) this.#emit(row);
    } finally {
      client.release();
    }
  }

  #emit({ id, company_id: companyId, changes }: OutboxRow): void {
    const now = Date.now();
    if (this.#seen.has(id)) return;
    this.#seen.set(id, now);
    this.#heardAt = new Date(now);
    if (this.#seen.size > 10_000) for (const [old, at] of this.#seen) if (at < now - 60_000) this.#seen.delete(old);
    this.#emitter.emit(companyId, changes);
  }

  async #restart(): Promise<void> {
    if (this.#isClosed || !this.#client) return;
    this.#client.removeAllListeners();
    this.#client.on('error', () => undefined);
    this.#client = undefined;
    while (!this.#isClosed && !this.#client) {
      await pause(500);
      await this.start().catch(this.log);
    }
  }
}
