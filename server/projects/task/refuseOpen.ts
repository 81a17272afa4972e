import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';

/**
 * Refuses that a task is completed while one that it waits for is not done, or a part of it.
 * @throws Refused `taskBlocked`, `openSubtasks`: with the keys of at most twenty.
 */
export async function refuseOpen(em: EntityManager, id: string): Promise<void> {
  const keys = async (from: string) => {
    const open = await em.execute<{ key: string }[]>(
      `select t.key from ${from} and t.company_id = noria_company() and t.done_at is null and t.deleted_at is null order by t.number limit 20`,
      [id],
    );
    return open.map(({ key }) => key).join(', ');
  };
  const waits = 'task t join task_dependency d on d.company_id = t.company_id and d.predecessor_id = t.id';
  const blockers = await keys(`${waits} where d.task_id = ? and d.deleted_at is null and d.type in ('FINISH_START', 'FINISH_FINISH')`);
  if (blockers) throw new Refused('taskBlocked', { keys: blockers });
  const parts = await keys('task t where t.parent_id = ?');
  if (parts) throw new Refused('openSubtasks', { keys: parts });
}
