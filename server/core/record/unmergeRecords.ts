import { LockMode, type FilterQuery } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { noteField } from '../database/ChangeLog.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf, type RecordClass } from '../database/RecordType.ts';
import { lockAgainstReferences, refuseDangling } from '../database/references.ts';
import { isRestorable, restoreDays } from '../database/restoreDays.ts';
import { NotFound, Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { EntityService } from './EntityService.ts';
import { isSameValue } from './isSameValue.ts';
import type { UnmergeInput } from './MergeInput.ts';
import type { Mergeable } from './mergeRecords.ts';
import { moveBack, type Moved, type MovedReference } from './moveReferences.ts';

type Changes = Record<string, [before: unknown, after: unknown]>;

/**
 * Undoes a merge, as the audit trail has it, within the days in which a deletion can be undone: restores the loser, takes back the references
 * that moved and still point at the winner, and puts back the winner's fields that were taken from the loser. A field that has changed again
 * since keeps its newer value and is named in `kept`.
 * @throws NotFound `loserId`; Refused `unmergeTooLate`, `unmergeLater` when the winner was merged itself, `mergeErased`, and what the
 * database refuses to split.
 */
export async function unmergeRecords<Entity extends Mergeable, Values extends object>(
  { em }: Scope,
  Entity: EntityClass<Entity>,
  service: EntityService<Entity, Values>,
  { loserId }: UnmergeInput,
): Promise<{ winner: Entity; loser: Entity; moved: Moved[]; kept: string[] }> {
  const meta = em.getMetadata().get(Entity);
  if (typeOfId(loserId) !== codeOf(Entity as RecordClass)) throw NotFound('loserId');
  const [{ winnerId } = { winnerId: null }] = await em.execute<{ winnerId: string | null }[]>(
    `select merged_into_id as "winnerId" from ${meta.tableName} where company_id = noria_company() and id = ?`,
    [loserId],
  );
  if (!winnerId) throw NotFound('loserId');
  await lockAgainstReferences(em, meta, [winnerId, loserId]);
  const loser = await em.findOne(Entity, { id: loserId, mergedInto: winnerId } as FilterQuery<Entity>, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  if (!loser) throw NotFound('loserId');
  const winner = await service.find(winnerId, undefined, 'loserId');
  if (!isRestorable(loser.deletedAt)) throw new Refused('unmergeTooLate', { days: restoreDays });
  const merge = await readMerge(em, loserId, winnerId);

  Object.assign(loser, { deletedAt: null, mergedInto: null });
  await em.flush();
  await refuseDangling(em, meta, loser);
  const moved = await moveBack(em, Entity, { from: winnerId, to: loserId, since: merge.at, references: merge.references });
  // What the database checks when all has moved, it checks before the answer, so that a dry run learns of it too.
  await em.execute('set constraints all immediate');

  const current = await service.valuesOf(winner);
  const taken = Object.entries(merge.taken).flatMap(([property, [before, after]]) => {
    const name = property in current ? property : `${property}Id`;
    return name in current ? [{ name, before, isKept: !isSameValue(current[name], after) }] : [];
  });
  winner.updatedAt = new Date();
  const put = taken.filter(({ isKept }) => !isKept).map(({ name, before }) => [name, before]);
  await service.update({ id: winnerId, ...(Object.fromEntries(put) as Partial<Values>) });
  noteField(em, winnerId, 'mergedFrom', [loser.name, null]);
  return { winner, loser, moved, kept: taken.filter(({ isKept }) => isKept).map(({ name }) => name) };
}

/** Reads from the audit trail when a record was merged, which references moved, and which fields of the winner were overwritten. */
async function readMerge(
  em: EntityManager,
  loserId: string,
  winnerId: string,
): Promise<{ at: Date; references: MovedReference[]; taken: Changes }> {
  const [{ erased, at, references, taken }] = await em.execute<
    [{ erased: boolean; at: string | null; references: MovedReference[]; taken: Changes | null }]
  >(
    `with merge as (
       select a.id, a.at, a.request_id, a.entity_name from audit_entry a
       where a.company_id = noria_company() and a.entity_id = ? and a.action = 'DELETED' and a.changes -> 'mergedInto' ->> 1 = ?
       order by a.at desc, a.id desc limit 1
     ), line as (
       select a.* from merge m join audit_entry a on a.company_id = noria_company() and a.request_id is not distinct from m.request_id
         and a.at between m.at - interval '5 minutes' and m.at + interval '5 minutes' and a.action = 'UPDATED'
     )
     select
       exists (select from audit_entry where company_id = noria_company() and entity_id in (?, ?) and action = 'ERASED') as erased,
       to_json((select at from merge)) as at,
       (select coalesce(jsonb_agg(jsonb_build_object('type', l.entity_type, 'field', c.key, 'id', l.entity_id)), '[]')
        from line l cross join jsonb_each(l.changes) c where c.value = jsonb_build_array(?::text, ?::text)) as references,
       (select l.changes - 'mergedFrom' from line l cross join merge m
        where l.entity_id = ? and l.changes -> 'mergedFrom' ->> 1 = m.entity_name
        order by abs(extract(epoch from l.at - m.at)), l.id limit 1) as taken`,
    [loserId, winnerId, loserId, winnerId, loserId, winnerId, winnerId],
  );
  if (erased) throw new Refused('mergeErased');
  if (!at) throw new Refused('unmergeLater');
  return { at: new Date(at), references, taken: taken ?? {} };
}
