import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Whether hours that say nothing of it are billable: as the last ones of their user on the same project and task; without any, if the
 * project has a customer and an hour of the user has a rate there.
 */
export async function isUsuallyBilled(
  em: EntityManager,
  hours: { userId: string; projectId: string; taskId: string | null },
): Promise<boolean> {
  const { userId, projectId, taskId } = hours;
  const [usual] = await em.execute<{ isBilled: boolean }[]>(
    `select coalesce(
       (select t.is_billable from time_entry t where t.company_id = p.company_id and t.project_id = p.id and t.user_id = ?
          and t.task_id is not distinct from ?::uuid and t.deleted_at is null order by t.spent_on desc, t.created_at desc limit 1),
       p.customer_id is not null and noria_billing_rate(p.id, ?) is not null) as "isBilled"
     from project p where p.company_id = noria_company() and p.id = ?`,
    [userId, taskId, userId, projectId],
  );
  return usual?.isBilled ?? false;
}
