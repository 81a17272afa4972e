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

/**
 * Gives jobs back that were taken by processes which live no more. A job whose process was killed goes on at once; one that this has befallen before may be what
 * kills them, and waits longer each time, as one that throws. After its last attempt it is given up.
 */
export async function releaseJobsOfTheDead(pool: Pool, log: Pick<WorkerLog, 'error'>): Promise<void> {
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
