import type { EntityManager } from '@mikro-orm/postgresql';
import { weekStart } from '../../core/graphql/CalendarPeriod.ts';
import type { Viewer } from '../../core/session/Viewer.ts';
import type { SubmittedTime, Timesheet } from './Timesheet.ts';

/** Maximum number of submissions listed at once. */
const submissionLimit = 200;

/** Whether the viewer may approve the time spent on any project, not only on those they manage. */
export const approvesAll = ({ rights }: Viewer): boolean => rights.includes('PROJECT_MANAGEMENT_APPROVE');

/**
 * Reads a user's timesheet of a week in one statement; null for nobody of the company.
 * @param day Any day of the week; today in the company's time zone, if null.
 */
export async function timesheetOf(em: EntityManager, userId: string, day: string | null): Promise<Timesheet | null> {
  const [row] = await em.execute<{ sheet: Timesheet }[]>(
    `with c as (
       select *, coalesce(?::date, today) as day from (
         select *, (now() at time zone time_zone)::date as today from company where id = noria_company()) own
     ), w as (
       select u.id as user_id, u.name, c.today, ${weekStart('c.day')} as starts_on
       from c join user_account u on u.company_id = c.id and u.id = ?
     ), e as materialized (
       select t.* from w join time_entry t on t.company_id = noria_company() and t.user_id = w.user_id
         and t.spent_on >= w.starts_on and t.spent_on < w.starts_on + 7 and t.deleted_at is null
     ), cells as (
       select project_id, task_id, spent_on, sum(hours) as hours, bool_or(status <> 'DRAFT') as is_locked from e group by 1, 2, 3
     ), sheet_rows as (
       select p.id as "projectId", p.name as "projectName", k.id as "taskId", k.key as "taskKey", k.name as "taskName", k.number,
         json_agg(json_build_object('spentOn', x.spent_on, 'hours', trim_scale(x.hours)::text, 'isLocked', x.is_locked) order by x.spent_on) as cells
       from cells x join project p on p.company_id = noria_company() and p.id = x.project_id
         left join task k on k.company_id = noria_company() and k.id = x.task_id
       group by p.id, p.name, k.id, k.key, k.name, k.number
     )
     select json_build_object('userId', w.user_id, 'userName', w.name, 'today', w.today,
       'days', (select json_agg(w.starts_on + n order by n) from generate_series(0, 6) as n),
       'rows', (select coalesce(json_agg(to_json(r) order by r."projectName", r."projectId", r.number nulls first), '[]') from sheet_rows r),
       'draftHours', (select trim_scale(coalesce(sum(hours) filter (where status = 'DRAFT'), 0))::text from e),
       'submittedHours', (select trim_scale(coalesce(sum(hours) filter (where status = 'SUBMITTED'), 0))::text from e),
       'approvedHours', (select trim_scale(coalesce(sum(hours) filter (where status = 'APPROVED'), 0))::text from e),
       'rejections', (select coalesce(json_agg(json_build_object('projectName', r.name, 'reason', r.rejection) order by r.name), '[]') from (
         select distinct p.name, e.rejection from e join project p on p.company_id = e.company_id and p.id = e.project_id where e.rejection is not null) r)
     ) as sheet from w`,
    [day, userId],
  );
  return row?.sheet ?? null;
}

/** SQL of submitted hours, joined to the company (`c`): its projects (`p`) and users (`u`). */
export const submittedHours = `time_entry t on t.company_id = c.id and t.status = 'SUBMITTED' and t.deleted_at is null
       join project p on p.company_id = c.id and p.id = t.project_id
       join user_account u on u.company_id = c.id and u.id = t.user_id`;

/** Reads the submitted hours that the viewer may approve, the earliest week first. */
export function submittedTimeFor(em: EntityManager, viewer: Viewer): Promise<SubmittedTime[]> {
  return em.execute<SubmittedTime[]>(
    `select u.id as "userId", u.name as "userName", p.id as "projectId", p.name as "projectName", ${weekStart('t.spent_on')}::text as "weekStartsOn",
       trim_scale(sum(t.hours))::text as hours, trim_scale(coalesce(sum(t.hours) filter (where t.is_billable), 0))::text as "billableHours"
     from company c join ${submittedHours}
     where c.id = noria_company() and (? or (p.manager_id = ? and u.id <> p.manager_id))
     group by u.id, u.name, p.id, p.name, ${weekStart('t.spent_on')}
     order by "weekStartsOn", u.name, p.name, u.id, p.id limit ${submissionLimit}`,
    [approvesAll(viewer), viewer.userId],
  );
}
