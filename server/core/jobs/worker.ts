import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { WorkerLife } from './WorkerLife.ts';

/** Log interface of the workers. */
export interface WorkerLog {
  error(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** Tasks by name, and a crontab of the scheduled ones (in UTC). */
export interface WorkerOptions {
  tasks: TaskList;
  crontab?: string;
  /** Maximum number of concurrent jobs. */
  concurrency: number;
  /** Time limit of a job in milliseconds, so that a job that hangs does not block its worker. */
  timeout: number;
}

/**
 * Takes jobs from PostgreSQL as they are enqueued, sharing them with all other processes. Returns a function that finishes the current jobs
 * and stops.
 */
export async function startWorker(
  url: string,
  log: WorkerLog,
  { tasks, crontab, concurrency, timeout }: WorkerOptions,
): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: url, max: concurrency + 1, application_name: 'noria jobs' });
  const over = new AbortController();
  // The library removes its listeners before the last connection closes; without these, a PostgreSQL shutdown would crash the process.
  const cut = (error: Error) => {
    // `pool.end` does not wait for its connections to close, so PostgreSQL may end them first.
    if (!over.signal.aborted) log.warn({ err: error }, 'a connection of the jobs was cut');
  };
  pool.on('error', cut);
  pool.on('connect', client => void client.on('error', cut));
  const events: WorkerEvents = new EventEmitter();
  events.on('job:failed', ({ job: { id, task_identifier: task, attempts, last_error } }) =>
    log.error({ job: id, task, attempts, err: last_error }, 'a job was given up'),
  );
  const life = new WorkerLife(url, log);
  await life.begin(events);
  const begin = () =>
    run({
      pgPool: pool,
      concurrency,
      events,
      noHandleSignals: true,
      // With batching enabled, job results are retried while the database is down; a final failure ends the run, not the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: mapTasks(tasks, task => withinTime(task, timeout)),
      crontab,
      logger: new Logger(scope => (level, message, meta) => {
        if (level === 'error') log.error({ ...scope, err: meta?.error }, message);
        else if (level === 'warning') log.warn({ ...scope }, message);
      }),
    });
  let runner = await begin();
  // A long database outage ends the library's run; this starts a new one once the database is back.
  const watch = (): void =>
    void runner.promise.catch(async (error: unknown) => {
      log.warn({ err: error }, 'the jobs stopped');
      while (!over.signal.aborted) {
        await pause(1_000);
        const again = await life
          .handBack()
          .then(begin)
          .catch(() => undefined);
        if (!again) continue;
        runner = again;
        return watch();
      }
    });
  watch();
  return async () => {
    over.abort();
    await runner.stop().catch(() => undefined);
    await life.end();
    await pool.end();
  };
}

const mapTasks = (tasks: TaskList, change: (task: Task) => Task): TaskList =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, change(task as Task)]));

/** Fails a task that exceeds its time limit: it is retried like any that throws, and its worker moves on. */
const withinTime =
  (task: Task, timeout: number): Task =>
  async (payload, helpers) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => failed(new Error(`It took longer than ${timeout} ms`)), timeout);
    });
    try {
      await Promise.race([task(payload, helpers), late]);
    } finally {
      clearTimeout(timer);
    }
  };
