import type { EntityManager } from '@mikro-orm/postgresql';
import { sprintDays } from './sprint.rules.ts';
import type { SprintDay } from './SprintDay.ts';

/**
 * Returns a sprint day by day, in the company's time zone: from its first day until today, its last day, or the day it was completed. Null if
 * there is no such sprint; empty if it has no dates yet or has not begun.
 */
export async function burndownOf(em: EntityManager, id: string): Promise<SprintDay[] | null> {
  const [row] = await em.execute<{ days: SprintDay[] }[]>(
    `with s as materialized (
       select s.id, s.starts_on, s.ends_on, c.time_zone,
         least(s.ends_on, (coalesce(s.completed_at, now()) at time zone c.time_zone)::date, s.starts_on + ${sprintDays}) as until
       from sprint s join company c on c.id = s.company_id where s.company_id = noria_company() and s.id = ? and s.deleted_at is null
     ), days as (
       select d::date as day, ((d::date + 1)::timestamp at time zone s.time_zone) as midnight
       from s, generate_series(s.starts_on, s.until, interval '1 day') d where s.ends_on is not null
     ), counted as (
       select d.day, count(t.id)::int as tasks, count(t.id) filter (where t.done_at < d.midnight)::int as done,
         coalesce(sum(t.estimate_hours), 0) as hours, coalesce(sum(t.estimate_hours) filter (where t.done_at < d.midnight), 0) as done_hours
       from days d cross join s
         left join sprint_scope i on i.company_id = noria_company() and i.sprint_id = s.id and i.added_at < d.midnight
           and (i.removed_at is null or i.removed_at >= d.midnight)
         left join task t on t.company_id = i.company_id and t.id = i.task_id
       group by d.day
     )
     select coalesce((select jsonb_agg(jsonb_build_object('on', day, 'tasks', tasks, 'doneTasks', done,
       'hours', trim_scale(hours)::text, 'doneHours', trim_scale(done_hours)::text) order by day) from counted), '[]') as days
     from s`,
    [id],
  );
  return row?.days ?? null;
}
