import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { tellOfTask } from './tellAssignees.ts';

interface DueTask {
  id: string;
  name: string;
  assigneeIds: string[];
}

/** Most tasks that one run tells of in a company; the next run tells of the others. */
const mostAtOnce = 1_000;

/** Companies with tasks to tell of. The days around today's in any time zone are found by the index alone. */
const withDueTasks = `select distinct c.id from task t join company c on c.id = t.company_id
  where t.due_on between current_date - 1 and current_date + 2 and t.done_at is null and t.deleted_at is null
    and t.due_told_on is distinct from t.due_on and c.status = 'ACTIVE' and c.deleted_at is null
    and t.due_on between (now() at time zone c.time_zone)::date and (now() at time zone c.time_zone)::date + 1`;

/**
 * Notifies the assignees of open tasks that are due today or tomorrow by their company's day. Each due day of a task is told of once, however
 * many workers run at a time, and again if it is changed.
 */
export const tellDueTasks: HourlyWork = async ({ session }) => {
  const companies = await session.database.platform(em => em.execute<{ id: string }[]>(withDueTasks));
  for (const { id: companyId } of companies)
    await session.database.inCompany({ companyId }, async em => {
      const due = await em.execute<DueTask[]>(
        `with due as (
           select id from task where company_id = noria_company() and due_on between noria_today() and noria_today() + 1
             and due_told_on is distinct from due_on and done_at is null and deleted_at is null
           order by id limit ${mostAtOnce} for no key update skip locked
         ), told as (
           update task t set due_told_on = t.due_on from due where t.company_id = noria_company() and t.id = due.id returning t.id, t.name
         )
         select told.id, told.name, array(select a.user_id::text from task_assignee a
           where a.company_id = noria_company() and a.task_id = told.id and a.deleted_at is null) as "assigneeIds" from told`,
      );
      for (const { assigneeIds, ...task } of due)
        await tellOfTask({ em, context: { session } as Context, viewer: null }, NotificationKind.TASK_DUE, task, assigneeIds);
    });
};
