import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { depthLimit } from './task.rules.ts';

/** Locks the structure of a project's tasks until the transaction ends: two parallel changes cannot close a circle together (domain §7). */
export const holdTree = (em: EntityManager, projectId: string) =>
  em.execute(`select pg_advisory_xact_lock(hashtextextended('tasks of ' || ?::text, 0))`, [projectId]);

/**
 * Refuses a task above another that is its own part, or that is too deep. The tree must be held.
 * @throws InvalidInput `parentId`: `taskCycle` with the path of keys, `tooDeep`.
 */
export async function refuseParent(em: EntityManager, parentId: string, id?: string): Promise<void> {
  const above = await em.execute<{ id: string; key: string }[]>(
    `with recursive above (id, parent_id, key, depth) as (
       select id, parent_id, key, 1 from task where company_id = noria_company() and id = ?
       union all select t.id, t.parent_id, t.key, a.depth + 1 from task t join above a on t.company_id = noria_company() and t.id = a.parent_id
       where a.depth <= 20
     ) select id, key from above order by depth`,
    [parentId],
  );
  const at = above.findIndex(task => task.id === id);
  if (at >= 0) {
    const path = above
      .slice(0, at + 1)
      .map(({ key }) => key)
      .reverse();
    throw new InvalidInput({ field: 'parentId', code: 'taskCycle', params: { path: [...path, path[0]].join(' → ') } });
  }
  const [{ below }] = await em.execute<[{ below: number }]>(
    `with recursive below (id, depth) as (
       select id, 1 from task where company_id = noria_company() and id = ?
       union all select t.id, b.depth + 1 from task t join below b on t.company_id = noria_company() and t.parent_id = b.id where b.depth <= 20
     ) select coalesce(max(depth), 1)::int as below from below`,
    [id ?? null],
  );
  if (above.length + below > depthLimit) throw new InvalidInput({ field: 'parentId', code: 'tooDeep', params: { max: depthLimit } });
}

/**
 * Refuses a dependency that would let a task wait for itself. The tree must be held.
 * @throws InvalidInput `predecessorId`: `taskCycle` with the path of keys, from the task back to itself.
 */
export async function refuseCycle(em: EntityManager, taskId: string, predecessorId: string): Promise<void> {
  const path = await cycleOf(em, taskId, predecessorId);
  if (path) throw new InvalidInput({ field: 'predecessorId', code: 'taskCycle', params: { path: path.join(' → ') } });
}

/** Returns the keys of the circle that a dependency would close, from the task back to itself; undefined if it closes none. The tree must be held. */
export async function cycleOf(em: EntityManager, taskId: string, predecessorId: string): Promise<string[] | undefined> {
  const [found] = await em.execute<{ path: string[] }[]>(
    `with recursive chain (id, path) as (
       select id, array[key] from task where company_id = noria_company() and id = ?
       union all
       select t.id, c.path || t.key from chain c
         join task_dependency d on d.company_id = noria_company() and d.task_id = c.id and d.deleted_at is null
         join task t on t.company_id = noria_company() and t.id = d.predecessor_id and t.deleted_at is null and not t.key = any(c.path)
     ) select path from chain where id = ? limit 1`,
    [predecessorId, taskId],
  );
  return found && [found.path.at(-1)!, ...found.path];
}
