import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { releaseOrphanedJobs } from '../../server/core/jobs/WorkerLife.ts';
import { startWorker } from '../../server/core/jobs/worker.ts';
import { countJobs } from '../../server/core/observability/metrics.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
let stop: () => Promise<void>;
const told: { about: Record<string, unknown>; message: string }[] = [];
const log = { error: (about: object, message: string) => void told.push({ about: about as never, message }), warn: () => undefined };
const done = new EventEmitter();
/** How often each job was started. */
const begun: Record<string, number> = {};

beforeAll(async () => {
  server = await startServer();
  const work = (name: string, act: () => Promise<void>) => () => {
    begun[name] = (begun[name] ?? 0) + 1;
    return act();
  };
  const tasks = {
    throws: work('throws', () => Promise.reject(new Error('poison'))),
    hangs: work('hangs', () => new Promise(() => undefined)),
    goodJob: work('goodJob', async () => void done.emit('good')),
  };
  stop = await startWorker(server.database.url, log, { tasks, concurrency: 1, timeout: 300 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});

interface Job {
  id: string;
  attempts: number;
  last_error: string | null;
  waits: boolean;
  locked_at: Date | null;
}
const query = async <Row extends object>(sql: string, values: unknown[] = []) => (await server.database.pool.query<Row>(sql, values)).rows;
const add = async (task: string, attempts: number) =>
  (await query<Job>('select id from graphile_worker.add_job($1, max_attempts := $2)', [task, attempts]))[0].id;
const jobOf = async (id: string): Promise<Job | undefined> =>
  (
    await query<Job>(
      `select j.id, j.attempts, p.last_error, j.run_at > now() as waits, j.locked_at from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where j.id = $1`,
      [id],
    )
  )[0];
const settled = (id: string, attempts: number) =>
  vi.waitFor(async () => expect(await jobOf(id)).toMatchObject({ attempts, locked_at: null, last_error: expect.anything() as string }), {
    timeout: 20_000,
    interval: 20,
  });
const again = async (id: string, attempts?: number) => {
  await query('select from graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now(), attempts := $2)', [id, attempts ?? null]);
  // As when a job is added: the worker would look by itself only after two seconds.
  await query('notify "jobs:insert"');
};
const good = async () => {
  const heard = once(done, 'good');
  await add('goodJob', 1);
  await heard;
};

it.each([
  ['throws', 'poison'],
  ['hangs', 'It took longer than 300 ms'],
])('a job that always %s keeps nobody waiting, is tried again later, given up, and seen', async (task, reason) => {
  const before = (await countJobs(server.database.pool)).failed;
  const id = await add(task, 2);
  // There is only one worker: the good job is done although the other one came first.
  await good();
  await settled(id, 1);
  expect(await jobOf(id)).toMatchObject({ waits: true, last_error: expect.stringContaining(reason) as string });
  await again(id);
  await settled(id, 2);
  expect(told.filter(({ message, about }) => message === 'a job was given up' && about.job === id)).toMatchObject([
    { about: { task, attempts: 2 } },
  ]);
  expect((await countJobs(server.database.pool)).failed).toBe(before + 1);
  await good();
  expect(begun[task]).toBe(2);

  // What an operator does: retry once, or dismiss (docs/operating.md).
  await again(id, 0);
  await settled(id, 1);
  expect(begun[task]).toBe(3);
  await query('select from graphile_worker.complete_jobs(array[$1::bigint])', [id]);
  expect(await jobOf(id)).toBeUndefined();
  expect((await countJobs(server.database.pool)).failed).toBe(before);
});

it('a job that kills each process that takes it is taken later each time, and at last no more', async () => {
  const id = await add('nobodyDoesThis', 3);
  const killed = async () => {
    // The state that a killed process leaves: taken, by a worker whose lock is gone.
    await query(
      `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now(), attempts = attempts + 1, run_at = now() where id = $1`,
      [id],
    );
    await releaseOrphanedJobs(server.database.pool, log);
    return jobOf(id);
  };
  // The process may have died for reasons unrelated to the job.
  expect(await killed()).toMatchObject({ attempts: 1, locked_at: null, waits: false });
  expect(await killed()).toMatchObject({ attempts: 2, locked_at: null, waits: true });
  expect(await killed()).toMatchObject({ attempts: 3, locked_at: null });
  expect(told.at(-1)).toMatchObject({
    about: { job: id, task: 'nobodyDoesThis', attempts: 3 },
    message: 'a job was given up: each process that took it was killed',
  });
  const [available] = await query<{ is_available: boolean }>('select is_available from graphile_worker._private_jobs where id = $1', [id]);
  expect(available).toEqual({ is_available: false });
  await good();
});
