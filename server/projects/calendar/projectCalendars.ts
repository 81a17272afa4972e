import { Permission } from '../../core/access/Permission.ts';
import { calendarLimit, instantText, type CalendarSource } from '../../core/calendar/CalendarSource.ts';

/** The viewer's tasks that have a date, from their first day to their last. */
const tasks: CalendarSource = {
  kind: 'TASK',
  permission: Permission.PROJECT_MANAGEMENT,
  records: (em, { userId }, from) =>
    em.execute(
      `select t.id, t.version, ${instantText('t.updated_at')} as "updatedAt", t.key || ' ' || t.name as title, p.name as details,
         coalesce(t.start_on, t.due_on)::text as "firstDay", coalesce(t.due_on, t.start_on)::text as "lastDay"
       from task t join project p on p.company_id = t.company_id and p.id = t.project_id and p.deleted_at is null
       where t.company_id = noria_company() and t.deleted_at is null
         and exists (select from task_assignee a where a.company_id = t.company_id and a.task_id = t.id and a.user_id = ? and a.deleted_at is null)
         and (coalesce(t.due_on, t.start_on) >= ?::date or (t.done_at is null and coalesce(t.due_on, t.start_on) is not null))
       order by coalesce(t.due_on, t.start_on) desc, t.id limit ?`,
      [userId, from, calendarLimit],
    ),
};

/** The sprints in which the viewer has a task. */
const sprints: CalendarSource = {
  kind: 'SPRINT',
  permission: Permission.PROJECT_MANAGEMENT,
  records: (em, { userId }, from) =>
    em.execute(
      `select s.id, s.version, ${instantText('s.updated_at')} as "updatedAt", s.name || ' · ' || p.name as title, s.goal as details,
         s.starts_on::text as "firstDay", s.ends_on::text as "lastDay"
       from sprint s join project p on p.company_id = s.company_id and p.id = s.project_id and p.deleted_at is null
       where s.company_id = noria_company() and s.deleted_at is null and s.starts_on is not null and s.ends_on >= ?::date
         and exists (select from task t join task_assignee a on a.company_id = t.company_id and a.task_id = t.id and a.deleted_at is null
           where t.company_id = s.company_id and t.sprint_id = s.id and t.deleted_at is null and a.user_id = ?)
       order by s.ends_on desc, s.id limit ?`,
      [from, userId, calendarLimit],
    ),
};

/** What people see of projects in their own calendars. */
export const projectCalendars = [tasks, sprints];
