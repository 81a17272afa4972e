import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../errors.ts';

/** A record that moves in a tree of its table, by the column `parent_id`. */
interface TreeMove {
  table: string;
  parentId: string;
  /** The record that moves; none that is created. */
  id: string | undefined;
  /** Levels of the tree at most. */
  depthLimit: number;
  /** Error code for a parent that is the record itself or below it. */
  belowItself: string;
}

/**
 * Refuses a parent that is the record itself or below it, and a tree deeper than its limit. Call it with the tree locked: two concurrent
 * moves could each be valid alone and form a cycle together.
 * @throws InvalidInput `parentId` with the code given, or tooDeep {max}.
 */
export async function refuseTreeParent(em: EntityManager, { table, parentId, id, depthLimit, belowItself }: TreeMove): Promise<void> {
  const [{ levels, isBelow, height }] = await em.execute<[{ levels: number; isBelow: boolean; height: number }]>(
    `with recursive above (id, parent_id, level) as (
       select id, parent_id, 1 from ${table} where company_id = noria_company() and id = ?
       union all
       select t.id, t.parent_id, level + 1 from ${table} t join above a on t.company_id = noria_company() and t.id = a.parent_id
       where level <= ${depthLimit}
     ), below (id, level) as (
       select id, 1 from ${table} where company_id = noria_company() and id = ?
       union all
       select t.id, level + 1 from ${table} t join below b on t.company_id = noria_company() and t.parent_id = b.id and t.deleted_at is null
       where level <= ${depthLimit}
     ) select (select count(*)::int from above) as levels, exists (select from above where id = ?) as "isBelow",
         (select coalesce(max(level), 1) from below) as height`,
    [parentId, id ?? null, id ?? null],
  );
  if (isBelow) throw new InvalidInput({ field: 'parentId', code: belowItself });
  if (levels + height > depthLimit) throw new InvalidInput({ field: 'parentId', code: 'tooDeep', params: { max: depthLimit } });
}
