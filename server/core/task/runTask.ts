import { GraphQLError } from 'graphql';
import type { JobHelpers } from 'graphile-worker';
import { asExpected } from '../database/databaseErrors.ts';
import { NotAllowed, RequestError } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import type { RequestParts } from '../graphql/Callers.ts';
import { notify } from '../notification/notify.ts';
import { NotificationKind } from '../notification/NotificationKind.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import { errorText } from '../rules/errorText.ts';
import { viewerOfUser } from '../session/viewerOfUser.ts';
import { TaskKind, TaskStatus } from './BackgroundTask.ts';
import { contextOfViewer } from './contextOfViewer.ts';
import { performCommand } from './performCommand.ts';
import { companyExport, performCompanyExport } from '../companyExport/performCompanyExport.ts';
import { fileTaskOf } from './fileTasks.ts';
import { performExport } from './performExport.ts';
import { performSteps } from './performSteps.ts';
import { TaskCancelled, TaskRun, type ClaimedTask, type TaskResult, type TaskKey } from './TaskRun.ts';

/** Dependencies of tasks, the same as those of requests. */
export interface TaskParts extends RequestParts, RestSchema {}

/**
 * Runs one task: the mutation its user would run directly, with their current rights, in one transaction, using the task's id as the
 * idempotency key. A job that is retried after its process was killed therefore takes effect once. A PROCESSING runs its mutation in steps. A refusal ends the task; unexpected
 * errors are retried with growing delays, and the last one ends it.
 */
export async function runTask(
  parts: TaskParts,
  key: TaskKey,
  { job, abortSignal }: Pick<JobHelpers, 'job'> & Partial<Pick<JobHelpers, 'abortSignal'>>,
): Promise<void> {
  const { database } = parts.session;
  const run = new TaskRun(database, parts.changes, key, abortSignal);
  const task = await run.begin();
  if (!task) return;
  try {
    const context = await contextOfTask(parts, task, run);
    const ending = await perform(parts, task, context);
    await finish(parts, run, task, ending);
  } catch (error) {
    const ending = endingOf(error);
    if (!ending && job.attempts < job.max_attempts) throw error;
    await finish(parts, run, task, ending ?? { status: TaskStatus.FAILED, error: { code: 'internal' } });
    if (!ending) throw error;
  }
}

/** Runs the operation of the task, by its kind. */
function perform(parts: TaskParts, task: ClaimedTask, context: Context): Promise<TaskResult> {
  const file = fileTaskOf(task.operation);
  if (file) return file(parts, task, context);
  if (task.operation === companyExport) return performCompanyExport(parts, task, context);
  if (task.kind === TaskKind.EXPORT) return performExport(parts, task, context);
  return task.kind === TaskKind.PROCESSING ? performSteps(parts, task, context) : performCommand(parts, task, context);
}

/**
 * Builds the context that a new request by the user, or with the same API key, would have. Throws NotAllowed if they have no access any
 * more.
 */
async function contextOfTask(parts: TaskParts, { language, origin }: ClaimedTask, run: TaskRun): Promise<Context> {
  const { sessions } = parts.session;
  const viewer = await (origin.apiKeyId ? sessions.keys.viewerById(origin.apiKeyId) : viewerOfUser(sessions, run.key));
  if (!viewer) throw NotAllowed();
  return { ...contextOfViewer(parts, viewer, { language, origin }), progress: run.step };
}

/** Stores the outcome, notifies the user of a finished import, and removes the uploaded file unless its invalid rows took its place. */
async function finish({ session, files }: TaskParts, run: TaskRun, { kind, name, input, language }: ClaimedTask, ending: TaskResult) {
  const { userId, taskId } = run.key;
  const isTold = kind === TaskKind.IMPORT && input.dryRun !== true && ending.status !== TaskStatus.CANCELLED;
  const text = ending.error && errorText(language, ending.error.code, ending.error.params);
  const request = { kind: NotificationKind.IMPORT_DONE, to: [userId], record: { name }, text };
  await run.finish(ending, em => (isTold ? notify({ em, context: { session } as Context, viewer: null }, request) : Promise.resolve()));
  if (kind === TaskKind.IMPORT && !ending.hasFile) await files.remove(taskId);
}

/** Maps an error to the outcome of the task; undefined for unexpected errors. */
function endingOf(thrown: unknown): TaskResult | undefined {
  const error = rootOf(thrown);
  if (error instanceof TaskCancelled) return { status: TaskStatus.CANCELLED };
  const [issue] = asExpected(error)?.issues ?? [];
  if (issue) return { status: TaskStatus.FAILED, error: { code: issue.code, params: issue.params } };
  // A database that is busy or away is tried again.
  if (error instanceof RequestError && error.code !== 'UNAVAILABLE') return { status: TaskStatus.FAILED, error: { code: error.messageId } };
  return undefined;
}

const rootOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError && thrown.originalError ? rootOf(thrown.originalError) : thrown;
