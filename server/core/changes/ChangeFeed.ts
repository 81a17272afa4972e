import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import { channel, type RecordNotice } from './publishChanges.ts';

/** What one transaction changed, under its id in the outbox. */
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

/** What triggers tell of changed rights on: a company, and the user whom alone it concerns. */
const rightsChannel = 'noria_rights';
const rightsOf = (companyId: string) => `rights ${companyId}`;
/** Milliseconds that changes gather before the others are told. */
const gathering = 15;
/** Milliseconds for which a change is told to those who begin to listen: what came between reading a list and listening is not missed. */
const remembering = 5_000;
/** Milliseconds for which a change that comes again is known: notifications and the outbox tell of what was heard a moment ago. */
const known = 10_000;
/** Changes that one notification names: PostgreSQL takes 8000 bytes. */
const together = 100;

/**
 * What every process hears of every committed write. A process tells the others after its commits, of many at once: a notification
 * within a transaction lets only one transaction of the whole database commit at a time. What was not told, by a process that was
 * killed or over a connection that was down, is found in the outbox, which is looked into every second while somebody listens.
 */
export class ChangeFeed {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  // By id, in the order of time.
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

  /** Listens from now on; answers when it does. */
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
    // Nobody knows what was said while nobody listened.
    for (const name of this.#emitter.eventNames()) if (String(name).startsWith(rightsOf(''))) this.#emitter.emit(name, '');
    await this.#deliver(`at > $1::timestamptz - interval '5 seconds' order by at limit 5000`, [new Date(this.#heardAt)]);
  }

  /** Notices of one company in the last seconds, oldest first: who begins to listen now has read their list a moment ago. */
  recent(companyId: string): RecordNotice[][] {
    const since = Date.now() - remembering;
    return [...this.#heard.values()].flatMap(({ at, change }) => (at >= since && change.companyId === companyId ? [change.notices] : []));
  }

  /** Calls with notices of one company as they come. Answers what ends it. */
  hear(companyId: string, heard: (notices: RecordNotice[]) => void): () => void {
    this.#emitter.on(companyId, heard);
    return () => void this.#emitter.off(companyId, heard);
  }

  /** Calls whenever rights of a company may have changed: of a user, or of all when none is named. Answers what ends it. */
  onRights(companyId: string, changed: (userId: string) => void): () => void {
    this.#emitter.on(rightsOf(companyId), changed);
    return () => void this.#emitter.off(rightsOf(companyId), changed);
  }

  /** Tells of what this process has just committed: its own listeners at once, the other processes in a moment. */
  announce(change: CommittedChange): void {
    this.#emit(change);
    this.#untold.push(`${change.companyId} ${change.id}`);
    this.#telling ??= pause(gathering)
      .then(() => this.#tell())
      .catch(this.log);
  }

  /** Tells what is still to be told, and stops listening. */
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
    // Looking ends with the first that is kept, however many there are.
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
