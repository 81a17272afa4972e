import { contentTypes, exportFile } from '../export/exportFile.ts';
import { exportRequest } from '../export/exportRequest.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Context } from '../graphql/Context.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import { TaskStatus } from './BackgroundTask.ts';
import type { ClaimedTask, TaskResult } from './TaskRun.ts';

/** Streams an export into the file store, under the task's id. */
export async function performExport(
  parts: RestSchema & { files: FileStore },
  { id, input }: ClaimedTask,
  context: Context,
): Promise<TaskResult> {
  const asked = exportRequest.parse(input);
  let rows = 0;
  const progress = (done: number) => context.progress!((rows = done), null);
  await parts.files.writeStream(id, await exportFile(parts, asked, { ...context, progress }), contentTypes[asked.format]);
  return { status: TaskStatus.DONE, counts: { rows }, hasFile: true };
}
