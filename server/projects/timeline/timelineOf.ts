import type { EntityManager } from '@mikro-orm/postgresql';
import { slackOf } from './criticalPath.ts';
import type { ProjectTimeline } from './Timeline.ts';
import { timelineLimit } from './timeline.rules.ts';

/**
 * Returns the id of the project whose timeline is shown: the one named, else that of the open ones which is due first, the viewer's own
 * before others; null if there is none.
 */
export async function timelineProject(em: EntityManager, projectId: string | null, userId: string): Promise<string | null> {
  const [project] = await em.execute<{ id: string }[]>(
    `select p.id from project p
     where p.company_id = noria_company() and p.deleted_at is null and (p.id = ?::uuid or ?::uuid is null and p.done_at is null)
     order by exists (select from project_member m where m.company_id = p.company_id and m.project_id = p.id and m.user_id = ? and m.deleted_at is null) desc,
       p.due_on, p.id limit 1`,
    [projectId, projectId, userId],
  );
  return project?.id ?? null;
}

/**
 * Reads the tasks of a project over time, in one statement.
 * @param ids The tasks to show, all if null. What is hidden still counts for the critical path.
 */
export async function timelineOf(em: EntityManager, projectId: string, ids: readonly string[] | null): Promise<ProjectTimeline> {
  const [row] = await em.execute<[{ timeline: ProjectTimeline }]>(
    `with recursive p as (
       select p.id, p.company_id, p.name, p.start_on, p.due_on from project p where p.company_id = noria_company() and p.id = ?
     ), tree (id, depth, path) as (
       select t.id, 0, array[coalesce(t.start_on, t.due_on, 'infinity')::text, lpad(t.number::text, 9, '0')]
       from p join task t on t.company_id = p.company_id and t.project_id = p.id and t.deleted_at is null
       where not exists (select from task a where a.company_id = t.company_id and a.id = t.parent_id and a.deleted_at is null)
       union all
       select t.id, tree.depth + 1, tree.path || array[coalesce(t.start_on, t.due_on, 'infinity')::text, lpad(t.number::text, 9, '0')]
       from tree join task t on t.company_id = noria_company() and t.parent_id = tree.id and t.deleted_at is null where tree.depth < 20
     ), shown as materialized (
       select t.*, tree.path from tree join task t on t.company_id = noria_company() and t.id = tree.id order by t.id = any(?::uuid[]) desc, tree.path limit ${timelineLimit}
     )
     select json_build_object('projectId', p.id, 'projectName', p.name, 'startOn', p.start_on, 'dueOn', p.due_on, 'today', noria_today(), 'firstDayOfWeek', (select first_day_of_week from company where id = noria_company()),
       'tasks', (select coalesce(json_agg(json_build_object('id', t.id, 'version', t.version, 'key', t.key, 'name', t.name, 'parentId', t.parent_id,
           'startOn', t.start_on, 'dueOn', t.due_on, 'isDone', t.done_at is not null,
           'isOverdue', t.done_at is null and coalesce(t.due_on < noria_today(), false),
           'progress', case when t.done_at is not null then 100 else coalesce((
             select round(100.0 * count(k.done_at) / nullif(count(*), 0))::int from task k
             where k.company_id = t.company_id and k.parent_id = t.id and k.deleted_at is null), 0) end,
           'assigneeNames', (select coalesce(string_agg(u.name, ', ' order by a.position), '') from task_assignee a
             join user_account u on u.company_id = a.company_id and u.id = a.user_id where a.company_id = t.company_id and a.task_id = t.id)
         ) order by t.path), '[]') from shown t),
       'dependencies', (select coalesce(json_agg(json_build_object('taskId', d.task_id, 'predecessorId', d.predecessor_id, 'type', d.type, 'lag', d.lag)
           order by d.id), '[]') from task_dependency d
         where d.company_id = p.company_id and d.deleted_at is null and d.task_id in (select id from shown) and d.predecessor_id in (select id from shown))
     ) as timeline from p`,
    [projectId, `{${ids?.join() ?? ''}}`],
  );
  const { tasks, dependencies } = row.timeline;
  const slack = slackOf(tasks, dependencies);
  const shown = new Set(ids ?? tasks.map(({ id }) => id));
  const parents = new Map(tasks.map(({ id, parentId }) => [id, parentId]));
  /** Number of shown tasks above a task. */
  const depthOf = (id: string | null | undefined): number => {
    const parent = id && parents.get(id);
    return parent ? depthOf(parent) + (shown.has(parent) ? 1 : 0) : 0;
  };
  return {
    ...row.timeline,
    tasks: tasks.filter(({ id }) => shown.has(id)).map(task => ({ ...task, depth: depthOf(task.id), slack: slack.get(task.id) ?? null })),
    dependencies: dependencies.filter(({ taskId, predecessorId }) => shown.has(taskId) && shown.has(predecessorId)),
  };
}
