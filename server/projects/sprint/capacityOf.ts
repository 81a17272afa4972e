import type { EntityManager } from '@mikro-orm/postgresql';
import { workingTimeOf } from '../../hrm/leave/workingTime.ts';
import type { SprintCapacity } from './SprintCapacity.ts';

interface Member {
  userId: string;
  name: string;
  planned: string;
}

/** Reads the capacity of a sprint beside what is planned. Null if there is no such sprint, or it has no dates yet. */
export async function capacityOf(em: EntityManager, id: string): Promise<SprintCapacity | null> {
  const [sprint] = await em.execute<{ from: string; until: string }[]>(
    `select starts_on::text as "from", ends_on::text as until from sprint
     where company_id = noria_company() and id = ? and deleted_at is null and starts_on is not null and ends_on is not null`,
    [id],
  );
  if (!sprint) return null;
  const members = await em.execute<Member[]>(
    `select u.id as "userId", u.name, trim_scale(round(coalesce(sum(s.hours), 0), 2))::text as planned
     from (select a.user_id, t.estimate_hours / count(*) over (partition by t.id) as hours
         from task t join task_assignee a on a.company_id = t.company_id and a.task_id = t.id and a.deleted_at is null
         where t.company_id = noria_company() and t.sprint_id = ? and t.deleted_at is null) s
       join user_account u on u.company_id = noria_company() and u.id = s.user_id
     group by u.id, u.name order by u.name, u.id`,
    [id],
  );
  const times = await workingTimeOf(
    em,
    members.map(({ userId }) => userId),
    [sprint],
  );
  const rows = members.map(member => {
    const { hours, awayDays } = times.find(({ userId }) => userId === member.userId)!;
    return { ...member, hours, awayDays };
  });
  const sum = (field: 'planned' | 'hours') => String(Math.round(100 * rows.reduce((total, row) => total + Number(row[field]), 0)) / 100);
  return { planned: sum('planned'), hours: sum('hours'), members: rows };
}
