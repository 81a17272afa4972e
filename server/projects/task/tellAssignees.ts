import { writersOf } from '../../core/access/Allow.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { notify } from '../../core/notification/notify.ts';
import { Task } from './Task.ts';

/** Notifies users about a task, unless they caused it themselves. A scope without a viewer has no actor; `text` is quoted. */
export const tellOfTask = (
  scope: Pick<Scope, 'em' | 'context'> & { viewer: Scope['viewer'] | null },
  kind: NotificationKind,
  { id, name }: { id: string; name: string },
  to: string[],
  text?: string,
): Promise<void> => notify(scope, { kind, to, record: { id, name }, access: writersOf(Task), text });

/** Notifies the assignees of a task. */
export async function tellAssignees(scope: Scope, kind: NotificationKind, task: { id: string; name: string }): Promise<void> {
  const rows = await scope.em.execute<{ id: string }[]>(
    `select user_id as id from task_assignee where company_id = noria_company() and task_id = ? and deleted_at is null`,
    [task.id],
  );
  await tellOfTask(
    scope,
    kind,
    task,
    rows.map(({ id }) => id),
  );
}

/** The tasks that waited for one alone, or for others that are done too. */
export const freedBy = (em: Scope['em'], id: string): Promise<{ id: string; name: string }[]> =>
  em.execute(
    `select t.id, t.name from task_dependency d join task t on t.company_id = d.company_id and t.id = d.task_id
     where d.company_id = noria_company() and d.predecessor_id = ? and d.type = 'FINISH_START' and d.deleted_at is null
       and t.done_at is null and t.deleted_at is null
       and not exists (select from task_dependency o join task b on b.company_id = o.company_id and b.id = o.predecessor_id
         where o.company_id = t.company_id and o.task_id = t.id and o.type = 'FINISH_START' and o.deleted_at is null
           and b.done_at is null and b.deleted_at is null)
     order by t.number limit 100`,
    [id],
  );
