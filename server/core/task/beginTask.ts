import { noteNotice } from '../audit/ChangeLog.ts';
import type { RecordNotice } from '../changes/publishChanges.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { BackgroundTask, type TaskKind } from './BackgroundTask.ts';

/** What is to be done, for the one who asks. */
export interface NewTask {
  kind: TaskKind;
  /** The GraphQL type of the records it is about. */
  entity: string;
  /** What its file is called. */
  name?: string;
  /** The mutation, and the input with which a worker says it once more; of an export, what was asked for. */
  operation: string;
  input: object;
  /** Lies in the file store under the task's id until the task is over. */
  bytes?: Buffer;
}

/** What is said of a task's news, to its user alone. */
export const taskNotice = (id: string, userId: string, kind: RecordNotice['kind'] = 'UPDATED'): RecordNotice => ({
  id,
  type: BackgroundTask.name,
  kind,
  userId,
});

/** Puts a task in the queue of the one who asks, in his transaction: what is rolled back is never begun. Answers its id. */
export async function beginTask({ em, viewer, context }: Scope, task: NewTask): Promise<{ id: string }> {
  const id = newId(codeOf(BackgroundTask));
  const { kind, entity, name = null, operation, input, bytes } = task;
  const origin = { ...context.origin, apiKeyId: viewer.apiKey && viewer.sessionId };
  if (bytes) await context.files.write(id, bytes, 'application/octet-stream');
  await em.execute(
    `insert into background_task (id, kind, entity, name, operation, input, language, origin, has_file) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, kind, entity, name, operation, JSON.stringify(input), context.language, JSON.stringify(origin), !!bytes],
  );
  await em.execute('select noria_enqueue_task(?)', [id]);
  noteNotice(em, taskNotice(id, viewer.userId, 'CREATED'));
  return { id };
}
