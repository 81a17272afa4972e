import { setTimeout as pause } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import pg, { type Pool } from 'pg';
import type { WorkerLog } from './worker.ts';

const lock = `hashtext('noria worker'), hashtext`;

/**
 * Says that this process lives, for as long as it does: a lock of PostgreSQL under the name its jobs are taken by, on a connection of its
 * own. The library would give the jobs of a process that was killed to another one after four hours.
 */
export class WorkerLife {
  #client: pg.Client | undefined;
  #isOver = false;
  #reconnecting: Promise<void> | undefined;
  readonly #names: string[] = [];

  constructor(
    private readonly url: string,
    private readonly log: WorkerLog,
  ) {}

  /** Connects, and takes the lock of each pool of workers before its first job. */
  async begin(events: WorkerEvents): Promise<void> {
    await this.#connect();
    events.on('pool:create', ({ workerPool: { id } }) => {
      this.#names.push(id);
      void this.#hold([id]);
    });
  }

  /** Gives the jobs back that pools of this process had taken which are no more. */
  async handBack(): Promise<void> {
    if (!this.#client) throw new Error('The database is away');
    await this.#client.query('select graphile_worker.force_unlock_workers($1::text[])', [this.#names]);
    this.#names.length = 0;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#reconnecting;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'noria worker', keepAlive: true });
    client.once('error', error => {
      client.on('error', () => undefined);
      this.log.warn({ err: error }, 'the lock of the workers was cut');
      if (this.#client === client) this.#reconnecting = this.#reconnect();
    });
    await client.connect();
    this.#client = client;
    await this.#hold(this.#names);
  }

  async #reconnect(): Promise<void> {
    this.#client = undefined;
    while (!this.#isOver && !this.#client) {
      await pause(1_000);
      await this.#connect().catch(() => undefined);
    }
  }

  async #hold(names: string[]): Promise<void> {
    await this.#client?.query(`select pg_advisory_lock(${lock}(name)) from unnest($1::text[]) name`, [names]).catch(() => undefined);
  }
}

/** Gives jobs back that were taken by processes which live no more. */
export async function releaseJobsOfTheDead(pool: Pool): Promise<void> {
  await pool.query(`
    with taken as materialized (
      select locked_by as name from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null
    ), dead as materialized (select array_agg(name) as names from taken where pg_try_advisory_xact_lock(${lock}(name)))
    select graphile_worker.force_unlock_workers(names) from dead where names is not null`);
}
