import { Permission } from '../core/access/Permission.ts';
import { weekStart } from '../core/graphql/CalendarPeriod.ts';
import type { InboxSource } from '../core/inbox/InboxSource.ts';
import { approvesAll, submittedHours } from './timesheet/timesheetOf.ts';

const worked = { access: [Permission.PROJECT_MANAGEMENT], action: 'READ' } as const satisfies Partial<InboxSource>;

/** Hours that the viewer may approve, and their own tasks that are late or due within a week. */
export const projectInbox: InboxSource[] = [
  {
    ...worked,
    kind: 'TIME',
    sql: viewer => `select p.id, u.name, p.name, null, ${weekStart('t.spent_on')}, min(t.updated_at), sum(t.hours), null::numeric, null
      from q join company c on c.id = q.company_id join ${submittedHours}
      where ${approvesAll(viewer) ? 'true' : 'p.manager_id = q.user_id and u.id <> p.manager_id'}
      group by p.id, u.name, p.name, u.id, ${weekStart('t.spent_on')} order by 5, 2, 1`,
  },
  {
    ...worked,
    kind: 'TASK',
    sql: `select t.id, t.name, t.key, null, t.due_on, t.created_at, null::numeric, null::numeric, null
      from q join task_assignee a on a.company_id = q.company_id and a.user_id = q.user_id and a.deleted_at is null
        join task t on t.company_id = a.company_id and t.id = a.task_id and t.done_at is null and t.deleted_at is null and t.due_on < q.today + 7
      order by t.due_on, t.id`,
  },
];
