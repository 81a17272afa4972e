import { todaySql } from '../../core/database/companyToday.ts';

interface Columns {
  id: string;
  companyId: string;
  doneAt: string;
}

/** SQL of a figure over the users who do a task. */
const assigneesOf = (what: string, { id, companyId }: Omit<Columns, 'doneAt'>) =>
  `(select ${what} from task_assignee a join user_account u on u.company_id = a.company_id and u.id = a.user_id
    where a.company_id = ${companyId} and a.task_id = ${id})`;

/** SQL of the ids of the users who do a task, in their order. */
export const assigneeIdsOf = (task: Omit<Columns, 'doneAt'>) =>
  assigneesOf(`coalesce(array_agg(u.id::text order by a.position), '{}')`, task);

/** SQL of their names, separated by commas. */
export const assigneeNamesOf = (task: Omit<Columns, 'doneAt'>) =>
  assigneesOf(`coalesce(string_agg(u.name, ', ' order by a.position), '')`, task);

/** SQL of whether the viewer does a task. */
export const isOfViewer = (task: Omit<Columns, 'doneAt'>) =>
  assigneesOf(`coalesce(bool_or(u.id = nullif(current_setting('app.user', true), '')::uuid), false)`, task);

/** SQL of whether one of some users does a task; both are given as they stand in the statement. */
export const isAssignedTo = (task: string, ids: string) =>
  `exists (select from task_assignee a where a.company_id = ${task}.company_id and a.task_id = ${task}.id and a.user_id = any(${ids}))`;

/** SQL of a figure over the tasks that are parts of a task. */
export const partsOf = (what: string, { id, companyId }: Omit<Columns, 'doneAt'>) =>
  `(select ${what} from task p where p.company_id = ${companyId} and p.parent_id = ${id} and p.deleted_at is null)`;

/** SQL of a figure over the items of a task's checklist. */
export const checklistOf = (what: string, { id, companyId }: Omit<Columns, 'doneAt'>) =>
  `(select ${what} from checklist_item i where i.company_id = ${companyId} and i.task_id = ${id} and i.deleted_at is null)`;

/** SQL of a task's progress in percent (domain §7): the done share of its parts by weightage, or of their number if none has any. */
export const progressOf = (task: Columns) =>
  `(case when ${task.doneAt} is not null then 100 else ${partsOf(
    `coalesce(round(100.0 * case when coalesce(sum(p.weightage), 0) = 0 then count(p.done_at)::numeric / nullif(count(*), 0)
      else coalesce(sum(p.weightage) filter (where p.done_at is not null), 0)::numeric / sum(p.weightage) end), 0)::int`,
    task,
  )} end)`;

/** SQL of whether a task waits for one that is not done. */
export const isBlocked = ({ id, companyId, doneAt }: Columns) =>
  `(${doneAt} is null and exists (select from task_dependency d join task b on b.company_id = d.company_id and b.id = d.predecessor_id
    where d.company_id = ${companyId} and d.task_id = ${id} and d.deleted_at is null and d.type = 'FINISH_START'
      and b.done_at is null and b.deleted_at is null))`;

/** SQL of the days since a task was due, in the company's time zone; 0 unless it is overdue. */
export const overdueDaysOf = ({ doneAt, dueOn }: Pick<Columns, 'doneAt'> & { dueOn: string }) =>
  `(case when ${doneAt} is not null then 0 else greatest(0, coalesce(${todaySql} - ${dueOn}, 0)) end)`;
