import { setTimeout as pause } from 'node:timers/promises';
import { execute, parse, type GraphQLSchema } from 'graphql';
import type { BulkFailure } from '../bulk/BulkPayload.ts';
import type { Context } from '../graphql/Context.ts';
import { TaskStatus } from './BackgroundTask.ts';
import type { ClaimedTask, TaskResult } from './TaskRun.ts';
import type { TaskStep } from './TaskStep.ts';

/** Failures kept in the result; all of them are counted. */
const reported = 200;

type Answer = { errors: { code: string; params?: Record<string, unknown> }[]; step: TaskStep | null };

/**
 * Runs a task's mutation step by step through the schema, as if its user had sent each. Every step is a transaction of its own, so what is
 * done stays done when the process is killed or the task is cancelled, and the next run goes on from there. After each step it rests as long as the
 * step took: requests keep half of the machine.
 */
export async function performSteps(
  { schema }: { schema: GraphQLSchema },
  { operation, input }: ClaimedTask,
  contextValue: Context,
): Promise<TaskResult> {
  const document = parse(`mutation ($input: TaskStepInput!) { ${operation}(input: $input) {
    errors { field code params } step { done left next failures { id: recordId name error { field code params } } } } }`);
  const failures: BulkFailure[] = [];
  const counts = { done: 0, failed: 0 };
  let after: string | null = null;
  do {
    const since = performance.now();
    const { data, errors } = await execute({ schema, document, contextValue, variableValues: { input: { ...input, after } } });
    if (errors) throw errors[0];
    const { errors: issues, step } = data![operation] as Answer;
    if (!step) return { status: TaskStatus.FAILED, counts, error: { code: issues[0].code, params: issues[0].params } };
    counts.done += step.done;
    counts.failed += step.failures.length;
    failures.push(...step.failures.slice(0, reported - failures.length));
    await contextValue.progress!(counts.done + counts.failed, counts.done + counts.failed + step.left);
    after = step.next;
    if (after) await pause(performance.now() - since);
  } while (after);
  return { status: TaskStatus.DONE, counts, result: { failures } };
}
