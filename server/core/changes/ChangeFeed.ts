import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import { channel, type RecordNotice } from './publishChanges.ts';

/** The changes of one transaction, under its id in the outbox. */
export interface CommittedChange {
  id: string;
  companyId: string;
  notices: RecordNotice[];
}

interface OutboxRow {
  id: string;
  company_id: string;
  changes: RecordNotice[];
}

const read = `select id, company_id, changes from record_change where`;

/** Channel on which triggers announce changed rights: the company, and the user if only one is concerned. */
const rightsChannel = 'noria_rights';
const rightsOf = (companyId: string) => `rights ${companyId}`;
/** Milliseconds during which changes are collected before other processes are notified. */
const gathering = 15;
/** Milliseconds for which changes are replayed to new listeners, so that they miss nothing between reading a list and listening. */
const remembering = 5_000;
/** Milliseconds for which changes are remembered, to ignore duplicates from notifications and the outbox. */
const known = 10_000;
/** Maximum number of changes in one notification: PostgreSQL limits its payload to 8000 bytes. */
const together = 100;

/**
 * Delivers every committed write to every process. A process notifies the others after its commits, of many at once: a notification inside
 * a transaction would allow only one commit at a time in the whole database. Changes that were never announced, because a process was
 * killed or a connection was down, are found in the outbox, which is polled every second while anyone listens.
 */
export class ChangeFeed {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  // By id, in chronological order.
  readonly #heard = new Map<string, { at: number; change: CommittedChange }>();
  readonly #sweeping: NodeJS.Timeout;
  #untold: string[] = [];
  #telling: Promise<void> | undefined;
  #client: pg.Client | undefined;
  #restarting: Promise<void> | undefined;
  #isClosed = false;
  #heardAt = Date.now();

  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly log: (error: unknown) => void,
  ) {
    this.#sweeping = setInterval(() => void this.#sweep().catch(this.log), 1_000).unref();
  }

  /** Starts listening; resolves once it does. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'noria changes', keepAlive: true });
    const again = () => void (this.#restarting = this.#restart());
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ channel: heard, payload = '' }) => {
      if (heard === rightsChannel) this.#emitter.emit(rightsOf(payload.slice(0, 36)), payload.slice(37));
      else void this.#hear(payload).catch(this.log);
    });
    await client.connect();
    await client.query(`listen ${channel}; listen ${rightsChannel}`);
    this.#client = client;
    // Rights changes may have been missed while nobody listened.
    for (const name of this.#emitter.eventNames()) if (String(name).startsWith(rightsOf(''))) this.#emitter.emit(name, '');
    await this.#deliver(`at > $1::timestamptz - interval '5 seconds' order by at limit 5000`, [new Date(this.#heardAt)]);
  }

  /** Returns the notices of one company from the last seconds, oldest first: a new listener has read their list just before. */
  recent(companyId: string): RecordNotice[][] {
    const since = Date.now() - remembering;
    return [...this.#heard.values()].flatMap(({ at, change }) => (at >= since && change.companyId === companyId ? [change.notices] : []));
  }

  /** Calls back with new notices of one company. Returns a function that unsubscribes. */
  hear(companyId: string, heard: (notices: RecordNotice[]) => void): () => void {
    this.#emitter.on(companyId, heard);
    return () => void this.#emitter.off(companyId, heard);
  }

  /**
   * Calls back whenever rights in a company may have changed: of one user, or of all if the id is empty. Returns a function that
   * unsubscribes.
   */
  onRights(companyId: string, changed: (userId: string) => void): () => void {
    this.#emitter.on(rightsOf(companyId), changed);
    return () => void this.#emitter.off(rightsOf(companyId), changed);
  }

  /** Announces a change that this process has committed: to its own listeners at once, to other processes shortly after. */
  announce(change: CommittedChange): void {
    this.#emit(change);
    this.#untold.push(`${change.companyId} ${change.id}`);
    this.#telling ??= pause(gathering)
      .then(() => this.#tell())
      .catch(this.log);
  }

  /** Sends pending announcements, and stops listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    await this.#telling;
    await this.#restarting;
    await this.#client?.end();
  }

  async #tell(): Promise<void> {
    this.#telling = undefined;
    const changes = this.#untold.splice(0);
    const words = Array.from({ length: Math.ceil(changes.length / together) }, (_, index) =>
      changes.slice(index * together, (index + 1) * together).join(),
    );
    await this.pool.query(`select pg_notify('${channel}', words) from unnest($1::text[]) as words`, [words]);
  }

  async #hear(words: string): Promise<void> {
    const pairs = words.split(',').map(pair => pair.split(' '));
    const unknown = pairs.filter(([, id]) => !this.#heard.has(id));
    if (!unknown.length) return;
    const where = '(company_id, id) in (select * from unnest($1::uuid[], $2::uuid[])) order by at';
    await this.#deliver(where, [unknown.map(([companyId]) => companyId), unknown.map(([, id]) => id)]);
  }

  async #sweep(): Promise<void> {
    if (this.#emitter.eventNames().length) await this.#deliver(`at > now() - interval '3 seconds' order by at limit 5000`, []);
  }

  async #deliver(where: string, values: unknown[]): Promise<void> {
    const { rows } = await platformQuery<OutboxRow>(this.pool, `${read} ${where}`, values);
    for (const { id, company_id: companyId, changes } of rows) this.#emit({ id, companyId, notices: changes });
  }

  #emit(change: CommittedChange): void {
    if (this.#heard.has(change.id)) return;
    const now = Date.now();
    this.#heard.set(change.id, { at: now, change });
    this.#heardAt = now;
    // Entries are in chronological order, so the search ends with the first that is kept.
    for (const [id, { at }] of this.#heard) {
      if (at >= now - known) break;
      this.#heard.delete(id);
    }
    this.#emitter.emit(change.companyId, change.notices);
  }

  async #restart(): Promise<void> {
    if (this.#isClosed || !this.#client) return this.#restarting;
    this.#client.removeAllListeners();
    this.#client.on('error', () => undefined);
    this.#client = undefined;
    while (!this.#isClosed && !this.#client) {
      await pause(500);
      await this.start().catch(this.log);
    }
  }
}
