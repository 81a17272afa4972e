import type { EntityManager } from '@mikro-orm/postgresql';
import { noteDeleted } from '../../core/database/ChangeLog.ts';
import { TaskDependency } from './Task.ts';
import { cycleOf, holdTree } from './taskTree.ts';

/** Ends the dependencies of tasks that have just been deleted, at the moment of their deletion, by which they are found again. */
export async function endDependencies(em: EntityManager, taskIds: string[]): Promise<void> {
  const ids = idsArray(taskIds);
  const ended = await em.execute<{ id: string }[]>(
    `update task_dependency d set version = d.version + 1, deleted_at = (select max(t.deleted_at) from task t
       where t.company_id = d.company_id and t.id in (d.task_id, d.predecessor_id) and t.id = any(?::uuid[]))
     where d.company_id = noria_company() and d.deleted_at is null and (d.task_id = any(?::uuid[]) or d.predecessor_id = any(?::uuid[])) returning d.id`,
    [ids, ids, ids],
  );
  for (const { id } of ended) noteDeleted(em, TaskDependency.name, { id, name: null });
}

/** Returns the ids of the dependencies that ended when some tasks were deleted, which still are. */
export async function dependenciesEndedWith(em: EntityManager, taskIds: string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select distinct d.id from task t join task_dependency d on d.company_id = t.company_id and t.id in (d.task_id, d.predecessor_id)
       and d.deleted_at = t.deleted_at
     where t.company_id = noria_company() and t.id::text = any(?::text[]) order by d.id`,
    [idsArray(taskIds)],
  );
  return rows.map(({ id }) => id);
}

/** Resumes dependencies whose tasks are both there again, unless the task waits for the other one anyway, or the other one for it by now. */
export async function resumeDependencies(em: EntityManager, ids: string[]): Promise<void> {
  const ended = await em.find(TaskDependency, { id: { $in: ids } }, { populate: ['task', 'predecessor'], orderBy: { id: 'asc' } });
  for (const dependency of ended) {
    const [task, predecessor] = [dependency.task.$, dependency.predecessor.$];
    if (task.deletedAt || predecessor.deletedAt) continue;
    await holdTree(em, task.project.id);
    const isThere = await em.count(TaskDependency, { task: task.id, predecessor: predecessor.id, deletedAt: null });
    if (isThere || (await cycleOf(em, task.id, predecessor.id))) continue;
    dependency.deletedAt = null as never;
    await em.flush();
  }
}

const idsArray = (ids: string[]) => `{${ids.join()}}`;
