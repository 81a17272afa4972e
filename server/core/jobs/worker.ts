import { Logger, run, type TaskList } from 'graphile-worker';
import pg from 'pg';

/** What a worker tells the log. */
export interface WorkerLog {
  error(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** What runs beside the requests: tasks by name, and a crontab of those that are due by the clock (in UTC). */
export interface Work {
  tasks: TaskList;
  crontab: string;
}

/** Takes jobs from PostgreSQL as they are enqueued, beside every other process that does; answers what stops it, jobs in hand first. */
export async function startWorker(url: string, log: WorkerLog, { tasks, crontab }: Work): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'noria jobs' });
  // The library stops listening before the last connection is closed; without this, PostgreSQL's own end would then be ours.
  const cut = (error: Error) => log.warn({ err: error }, 'a connection of the jobs was cut');
  pool.on('error', cut);
  pool.on('connect', client => void client.on('error', cut));
  const runner = await run({
    pgPool: pool,
    concurrency: 3,
    noHandleSignals: true,
    taskList: tasks,
    crontab,
    logger: new Logger(scope => (level, message, meta) => {
      if (level === 'error') log.error({ ...scope, err: meta?.error }, message);
      else if (level === 'warning') log.warn({ ...scope }, message);
    }),
  });
  return async () => {
    await runner.stop();
    await pool.end();
  };
}
