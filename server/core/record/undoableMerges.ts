import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { restoreDays } from '../database/restoreDays.ts';
import type { UndoableMerge } from './MergeInput.ts';
import type { Mergeable } from './mergeRecords.ts';

/** Lists the records that were merged into a record and can still be taken out of it, newest first. */
export async function undoableMerges(em: EntityManager, Entity: EntityClass<Mergeable>, id: string): Promise<UndoableMerge[]> {
  const rows = await em.execute<(Omit<UndoableMerge, 'mergedAt'> & { mergedAt: string })[]>(
    `select m.id as "loserId", m.name, to_json(m.deleted_at) as "mergedAt" from ${em.getMetadata().get(Entity).tableName} m
     where m.company_id = noria_company() and m.merged_into_id = ?::uuid and m.deleted_at > now() - interval '${restoreDays} days'
       and not exists (select from audit_entry a where a.company_id = noria_company() and a.entity_id in (m.id, m.merged_into_id) and a.action = 'ERASED')
       and exists (select from audit_entry a where a.company_id = noria_company() and a.entity_id = m.id and a.action = 'DELETED'
         and a.changes -> 'mergedInto' ->> 1 = m.merged_into_id::text)
     order by m.deleted_at desc, m.id desc limit 20`,
    [id],
  );
  return rows.map(({ mergedAt, ...row }) => ({ ...row, mergedAt: new Date(mergedAt) }));
}
