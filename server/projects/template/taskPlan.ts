import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { daysBetween } from '../../core/rules/days.ts';
import type { DependencyType } from '../task/DependencyType.ts';

/** A task as it is made again: with days counted from the first one instead of dates, and other tasks named by their place in the plan. */
export interface PlannedTask {
  /** Place of the task that it is a part of; null at the top. It stands before its parts. */
  parentAt: number | null;
  name: string;
  summary: string;
  priority: string;
  tags: string[];
  estimateHours: string | null;
  weightage: number | null;
  isShared: boolean;
  assigneeIds: string[];
  startAfter: number | null;
  dueAfter: number | null;
  checklist: string[];
  waitsFor: { at: number; type: DependencyType; lag: number }[];
}

interface Row extends Omit<PlannedTask, 'parentAt' | 'startAfter' | 'dueAfter' | 'waitsFor'> {
  id: string;
  parentId: string | null;
  startOn: string | null;
  dueOn: string | null;
  waits: { id: string; type: DependencyType; lag: number }[];
}

/** What a plan is made of: a task with its subtasks, or all tasks of a project, whose days count from `from`. */
export type PlanSource = { taskId: string } | { projectId: string; from: string };

/** Maximum number of tasks in a plan. */
export const planLimit = 200;

/**
 * Reads the plan of tasks: with subtasks, checklists and the dependencies among them, without status, sprint and hours worked.
 * @param field The input field that names the source.
 * @throws InvalidInput for `field`: tooManyTasks with the limit.
 */
export async function readPlan(em: EntityManager, source: PlanSource, field: string): Promise<PlannedTask[]> {
  const isTask = 'taskId' in source;
  const rows = await em.execute<Row[]>(
    `with recursive tree as (
       select id, parent_id, number, 1 as depth from task
       where company_id = noria_company() and deleted_at is null and ${isTask ? 'id = ?' : 'project_id = ? and parent_id is null'}
       union all
       select t.id, t.parent_id, t.number, tree.depth + 1 from task t join tree on t.parent_id = tree.id
       where t.company_id = noria_company() and t.deleted_at is null and tree.depth < 20
     )
     select t.id, t.parent_id as "parentId", t.name, t.summary, t.priority, t.tags, t.estimate_hours::text as "estimateHours", t.weightage,
       t.is_shared as "isShared", t.start_on::text as "startOn", t.due_on::text as "dueOn",
       array(select a.user_id::text from task_assignee a where a.company_id = t.company_id and a.task_id = t.id and a.deleted_at is null
         order by a.position) as "assigneeIds",
       array(select i.title from checklist_item i where i.company_id = t.company_id and i.task_id = t.id and i.deleted_at is null
         order by i.rank) as checklist,
       (select coalesce(json_agg(json_build_object('id', d.predecessor_id, 'type', d.type, 'lag', d.lag) order by d.id), '[]')
         from task_dependency d where d.company_id = t.company_id and d.task_id = t.id and d.deleted_at is null) as waits
     from tree join task t on t.company_id = noria_company() and t.id = tree.id order by tree.depth, tree.number limit ${planLimit + 1}`,
    [isTask ? source.taskId : source.projectId],
  );
  if (rows.length > planLimit) throw new InvalidInput({ field, code: 'tooManyTasks', params: { max: planLimit } });
  const days = rows.flatMap(({ startOn, dueOn }) => [startOn, dueOn]).filter(day => day !== null);
  const from = isTask ? days.toSorted()[0] : source.from;
  const placeOf = new Map(rows.map(({ id }, at) => [id, at]));
  const after = (day: string | null) => (day === null ? null : daysBetween(from, day));
  return rows.map(({ id: _id, parentId, startOn, dueOn, waits, ...values }) => ({
    ...values,
    parentAt: placeOf.get(parentId ?? '') ?? null,
    startAfter: after(startOn),
    dueAfter: after(dueOn),
    waitsFor: waits.flatMap(({ id, ...wait }) => (placeOf.has(id) ? [{ at: placeOf.get(id)!, ...wait }] : [])),
  }));
}
