import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged, type RecordedChange } from '../../core/database/ChangeLog.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { classOf } from '../../core/database/RecordType.ts';

/** Records a change in the ledger in the document's audit trail, and increments the document's version. */
export async function noteOnDocument(
  em: EntityManager,
  document: { id: string; name: string | null },
  fields: RecordedChange['fields'],
): Promise<void> {
  const Type = classOf(typeOfId(document.id));
  if (!Type) return;
  const { tableName, className } = em.getMetadata().get(Type as never);
  await em.execute(`update ${tableName} set version = version + 1, updated_at = now() where company_id = noria_company() and id = ?`, [
    document.id,
  ]);
  noteChanged(em, className, document, fields);
}
