import { noteNotice } from '../database/ChangeLog.ts';
import type { RecordNotice } from '../changes/publishChanges.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { BackgroundTask, type TaskKind } from './BackgroundTask.ts';

/** A task to create. */
export interface NewTask {
  kind: TaskKind;
  /** GraphQL type of the records concerned. */
  entity: string;
  /** File name. */
  name?: string;
  /** The mutation, and the input with which a worker runs it again; for an export, the export request. */
  operation: string;
  input: object;
  /** Kept in the file store under the task's id until the task is over. */
  bytes?: Buffer;
}

/** Builds a change notice about a task, visible to its user only. */
export const taskNotice = (id: string, userId: string, kind: RecordNotice['kind'] = 'UPDATED'): RecordNotice => ({
  id,
  type: BackgroundTask.name,
  kind,
  userId,
});

/** Queues a task of the viewer in the current transaction, so a rolled-back task never starts. Returns its id. */
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
