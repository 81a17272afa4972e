import type { FileStore } from '../files/FileStore.ts';
import type { Context } from '../graphql/Context.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import type { ClaimedTask, TaskResult } from './TaskRun.ts';

/** Work of a task that is no single transaction; it may write a file, stored under the task's id. */
type FileTask = (parts: RestSchema & { files: FileStore }, task: ClaimedTask, context: Context) => Promise<TaskResult>;

const known = new Map<string, FileTask>();

/** Registers the work of a module's tasks by their operation. Returns the operation. */
export function fileTask(operation: string, perform: FileTask): string {
  known.set(operation, perform);
  return operation;
}

/** Returns the registered work of an operation, if there is any. */
export const fileTaskOf = (operation: string): FileTask | undefined => known.get(operation);
