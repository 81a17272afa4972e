import { setTimeout as pause } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import pg, { type Pool } from 'pg';
import type { WorkerLog } from './worker.ts';

const lock = `hashtext('noria worker'), hashtext`;

/**
 * Marks this process as alive by holding PostgreSQL advisory locks, named after its worker pools, on a connection of its own. The library
 * alone would reassign the jobs of a killed process only after four hours.
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

  /** Connects, and takes the lock of each worker pool before its first job. */
  async begin(events: WorkerEvents): Promise<void> {
    await this.#connect();
    events.on('pool:create', ({ workerPool: { id } }) => {
      this.#names.push(id);
      void this.#hold([id]);
    });
  }

  /** Releases the jobs taken by pools of this process that no longer exist. */
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

/**
 * Releases jobs taken by processes that no longer run. The job of a killed process resumes at once; a job that this has happened to before
 * may be what kills them, so it waits longer each time, like one that throws. It is given up after its last attempt.
 */
export async function releaseOrphanedJobs(pool: Pool, log: Pick<WorkerLog, 'error'>): Promise<void> {
  const { rows } = await pool.query<{ id: string; task: string; attempts: number; is_over: boolean }>(`
    with taken as materialized (
      select locked_by as name from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null
    ), dead as materialized (select array_agg(name) as names from taken where pg_try_advisory_xact_lock(${lock}(name))),
    released as materialized (
      select j.id, t.identifier as task, j.attempts, j.attempts >= j.max_attempts as is_over
      from dead, graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.locked_by = any (dead.names)
    ), freed as materialized (select graphile_worker.force_unlock_workers(names) from dead where names is not null)
    select released.* from released where (select count(*) from freed) > 0`);
  for (const { id, task, attempts, is_over: isOver } of rows) {
    if (isOver) log.error({ job: id, task, attempts }, 'a job was given up: each process that took it was killed');
    else if (attempts > 1)
      await pool.query(
        'select graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now() + make_interval(secs => exp(least(10, $2::int))))',
        [id, attempts],
      );
  }
}
