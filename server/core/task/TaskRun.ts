import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import { publishChanges } from '../changes/publishChanges.ts';
import type { Database } from '../database/Database.ts';
import type { Origin } from '../audit/Origin.ts';
import type { Language } from '../session/Viewer.ts';
import type { TaskKind, TaskStatus } from './BackgroundTask.ts';
import { taskNotice } from './beginTask.ts';

/** Identifies a task and its owner: the payload of its job. */
export interface TaskKey {
  taskId: string;
  companyId: string;
  userId: string;
}

/** A task as its worker needs it. */
export interface ClaimedTask {
  id: string;
  kind: TaskKind;
  name: string | null;
  operation: string;
  input: Record<string, unknown>;
  language: Language;
  /** Includes the API key that created the task, if any: the task has no more rights than that key. */
  origin: Origin & { apiKeyId?: string };
}

/** The outcome of a task. */
export interface TaskResult {
  status: TaskStatus;
  counts?: Record<string, number>;
  result?: unknown;
  error?: { code: string; params?: Record<string, unknown> };
  /** Whether the task has a file to download. */
  hasFile?: boolean;
}

/** Thrown when the user has cancelled the task: what was done so far is rolled back. */
export class TaskCancelled extends Error {}

/** Milliseconds between two progress updates. */
const pace = 500;

/** One run of a task: reports its progress in transactions separate from the one that does the work. */
export class TaskRun {
  #next = 0;

  constructor(
    private readonly database: Database,
    private readonly changes: ChangeFeed,
    readonly key: TaskKey,
    /** Aborted when the process shuts down: another process then starts the task over. */
    private readonly stopping: AbortSignal | undefined,
  ) {}

  /** Claims the task and resets its progress; returns undefined if there is nothing left to do. */
  async begin(): Promise<ClaimedTask | undefined> {
    const [task] = await this.#write<ClaimedTask & { status: TaskStatus }>(
      `update background_task set done = 0, version = version + 1, updated_at = now(), started_at = coalesce(started_at, now()),
         status = case when cancel_asked_at is null then 'RUNNING' else 'CANCELLED' end,
         finished_at = case when cancel_asked_at is not null then now() end
       where company_id = ? and id = ? and status in ('WAITING', 'RUNNING') returning id, kind, name, operation, input, language, origin, status`,
      [],
    );
    return task?.status === 'RUNNING' ? task : undefined;
  }

  /** Reports progress periodically and at the end. Throws TaskCancelled if the task was cancelled. */
  step = async (done: number, total: number | null): Promise<void> => {
    this.stopping?.throwIfAborted();
    if (Date.now() < this.#next && done !== total) return;
    this.#next = Date.now() + pace;
    const [task] = await this.#write<{ cancelled: boolean }>(
      `update background_task set done = ?, total = ?, version = version + 1, updated_at = now()
       where company_id = ? and id = ? and status = 'RUNNING' returning cancel_asked_at is not null as cancelled`,
      [done, total],
    );
    if (!task || task.cancelled) throw new TaskCancelled();
  };

  async finish(
    { status, counts, result, error, hasFile = false }: TaskResult,
    beside?: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
    await this.#write(
      `update background_task set status = ?, counts = ?, result = ?, error = ?, has_file = ?, version = version + 1, updated_at = now(), finished_at = now(),
         done = case when ? = 'DONE' then coalesce(total, done) else done end
       where company_id = ? and id = ? and status = 'RUNNING' returning id`,
      [status, json(counts), json(result), json(error), hasFile, status],
      beside,
    );
  }

  /** Runs one statement in its own transaction and notifies the task's user of the change. */
  async #write<Row>(statement: string, values: unknown[], beside?: (em: EntityManager) => Promise<void>): Promise<Row[]> {
    const { companyId, taskId, userId } = this.key;
    const { rows, written } = await this.database.platformIn(companyId, async em => {
      const found = await em.execute<Row[]>(statement, [...values, companyId, taskId]);
      if (found.length) await beside?.(em);
      return { rows: found, written: found.length ? await publishChanges(em, companyId, [taskNotice(taskId, userId)]) : [] };
    });
    for (const change of written) this.changes.announce(change);
    return rows;
  }
}
