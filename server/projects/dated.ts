import { Permission } from '../core/access/Permission.ts';
import type { DatedSource } from '../core/dated/DatedSource.ts';

const access = [Permission.PROJECT_MANAGEMENT];

/** Tasks and projects on the day they are due, and sprints. */
export const projectDates: DatedSource[] = [
  {
    kind: 'TASK',
    access,
    sql: `select t.id, t.name, p.name, t.due_on, t.due_on, null::timestamptz, t.done_at is not null
      from q join task t on t.company_id = q.company_id and t.due_on >= q.first_day and t.due_on < q.before and t.deleted_at is null
        join project p on p.company_id = t.company_id and p.id = t.project_id and p.deleted_at is null`,
  },
  {
    kind: 'SPRINT',
    access,
    sql: `select s.id, s.name, p.name, s.starts_on, coalesce(s.ends_on, s.starts_on), null::timestamptz, s.completed_at is not null
      from q join sprint s on s.company_id = q.company_id and s.starts_on < q.before and coalesce(s.ends_on, s.starts_on) >= q.first_day and s.deleted_at is null
        join project p on p.company_id = s.company_id and p.id = s.project_id and p.deleted_at is null`,
  },
  {
    kind: 'PROJECT',
    access,
    sql: `select p.id, p.name, p.key, p.due_on, p.due_on, null::timestamptz, false
      from q join project p on p.company_id = q.company_id and p.due_on >= q.first_day and p.due_on < q.before and p.deleted_at is null`,
  },
];
