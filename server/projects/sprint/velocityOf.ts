import type { EntityManager } from '@mikro-orm/postgresql';
import type { SprintVelocity } from './SprintVelocity.ts';

/** Maximum number of sprints whose velocity is shown. */
const shown = 12;

/**
 * Returns the latest completed sprints of a project, the oldest first. What was planned is what a sprint held at the end of its first day,
 * or when it was completed if it has no first day; what was done is frozen with it.
 */
export async function velocityOf(em: EntityManager, projectId: string): Promise<SprintVelocity[]> {
  const rows = await em.execute<SprintVelocity[]>(
    `with s as (
       select s.*, c.time_zone, coalesce((s.starts_on + 1)::timestamp at time zone c.time_zone, s.completed_at) as begun
       from sprint s join company c on c.id = s.company_id
       where s.company_id = noria_company() and s.project_id = ? and s.completed_at is not null and s.deleted_at is null
       order by s.completed_at desc, s.id desc limit ${shown}
     )
     select s.id as "sprintId", s.name, (s.completed_at at time zone s.time_zone)::date::text as "completedOn",
       p.tasks as "plannedTasks", coalesce(s.frozen_done, 0) as "doneTasks",
       trim_scale(p.hours)::text as "plannedHours", trim_scale(coalesce(s.frozen_done_hours, 0))::text as "doneHours"
     from s cross join lateral (
       select count(t.id)::int as tasks, coalesce(sum(t.estimate_hours), 0) as hours
       from sprint_scope i join task t on t.company_id = i.company_id and t.id = i.task_id
       where i.company_id = s.company_id and i.sprint_id = s.id and i.added_at < s.begun and (i.removed_at is null or i.removed_at >= s.begun)
     ) p
     order by s.completed_at, s.id`,
    [projectId],
  );
  return rows;
}
