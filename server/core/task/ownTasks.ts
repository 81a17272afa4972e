import { noteNotice } from '../database/ChangeLog.ts';
import { NotFound, Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { taskNotice } from './beginTask.ts';

/** Cancels a task: a waiting one at once, a running one at its next step. Throws NotFound; Refused `taskIsOver`. */
export async function cancelTask({ em, viewer }: Scope, id: string): Promise<{ id: string }> {
  const [task] = await em.execute<{ status: string }[]>(
    'select status from background_task where company_id = noria_company() and id::text = ? and deleted_at is null for no key update',
    [id],
  );
  if (!task) throw NotFound();
  if (task.status !== 'WAITING' && task.status !== 'RUNNING') throw new Refused('taskIsOver');
  await em.execute(
    `update background_task set cancel_asked_at = now(), updated_at = now(), version = version + 1,
       status = case status when 'WAITING' then 'CANCELLED' else status end,
       finished_at = case status when 'WAITING' then now() end
     where company_id = noria_company() and id = ?`,
    [id],
  );
  noteNotice(em, taskNotice(id, viewer.userId));
  return { id };
}

/** Dismisses finished tasks and leaves the others alone. Returns the ids of the dismissed tasks. */
export async function dismissTasks({ em, viewer }: Scope, ids: string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `update background_task set deleted_at = now(), version = version + 1
     where company_id = noria_company() and id::text = any(?::text[]) and deleted_at is null and status not in ('WAITING', 'RUNNING') returning id`,
    [`{${ids.map(id => JSON.stringify(id)).join()}}`],
  );
  for (const { id } of rows.slice(0, 1)) noteNotice(em, taskNotice(id, viewer.userId, 'DELETED'));
  return rows.map(({ id }) => id);
}
