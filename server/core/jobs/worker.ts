import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { WorkerLife } from './WorkerLife.ts';

/** What a worker tells the log. */
export interface WorkerLog {
  error(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** What runs beside the requests: tasks by name, and a crontab of those that are due by the clock (in UTC). */
export interface Work {
  tasks: TaskList;
  crontab?: string;
  /** Jobs at once. */
  concurrency: number;
  /** Milliseconds that a job may take: one that hangs must not keep a worker for ever. */
  patience: number;
}

/** Takes jobs from PostgreSQL as they are enqueued, beside every other process that does; answers what stops it, jobs in hand first. */
export async function startWorker(
  url: string,
  log: WorkerLog,
  { tasks, crontab, concurrency, patience }: Work,
): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: url, max: concurrency + 1, application_name: 'noria jobs' });
  // The library stops listening before the last connection is closed; without this, PostgreSQL's own end would then be ours.
  const cut = (error: Error) => log.warn({ err: error }, 'a connection of the jobs was cut');
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
      // What became of a job is told again and again while the database is away; untold at last, it ends the run, and not the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: mapTasks(tasks, task => withinTime(task, patience)),
      crontab,
      logger: new Logger(scope => (level, message, meta) => {
        if (level === 'error') log.error({ ...scope, err: meta?.error }, message);
        else if (level === 'warning') log.warn({ ...scope }, message);
      }),
    });
  const over = new AbortController();
  let runner = await begin();
  // A database that is away for long ends the library's run: the process goes on, and so do its jobs once the database is back.
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

/** The same work, failed when it takes longer: it is tried again as any that throws, and its worker goes on with others. */
const withinTime =
  (task: Task, patience: number): Task =>
  async (payload, helpers) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => failed(new Error(`It took longer than ${patience} ms`)), patience);
    });
    try {
      await Promise.race([task(payload, helpers), late]);
    } finally {
      clearTimeout(timer);
    }
  };
