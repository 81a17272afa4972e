import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../errors.ts';
import type { VersionedRecord } from './CompanyRecord.ts';
import { typeOfId } from './ids.ts';
import { inLockOrder } from './inLockOrder.ts';
import { codeOf, type RecordClass } from './RecordType.ts';

interface Count {
  id: string;
  type: string;
  count: number;
}

const propertiesOf = (meta: EntityMetadata) => Object.values(meta.properties as Record<string, EntityProperty>);

/**
 * Refuses to delete referenced records, and reports for the first of them the referencing types and counts (domain §0, deletes): Refused
 * `referenced`.
 */
export async function refuseReferenced(em: EntityManager, meta: EntityMetadata, records: VersionedRecord[]): Promise<void> {
  const counts = referring(em, meta).map(({ meta: { className, tableName, properties }, column }) => {
    const live = 'deletedAt' in properties ? 'and deleted_at is null' : '';
    return `select ${column} as id, '${className}' as type, count(*)::int as count from ${tableName} where ${column} in (select unnest(ids) from meant) ${live} group by 1`;
  });
  if (!counts.length) return;
  const ids = records.map(({ id }) => id);
  const found = await em.execute<Count[]>(`with meant as (select ?::uuid[] as ids) ${counts.join(' union all ')}`, [`{${ids.join()}}`]);
  const id = ids.find(each => found.some(count => count.id === each));
  const by = found.filter(count => count.id === id).map(({ type, count }) => ({ type, count }));
  if (id) throw new Refused('referenced', { count: by.reduce((sum, { count }) => sum + count, 0), by, id });
}

/**
 * Locks records that are about to be deleted, against new references too: waits for every open transaction that references one of them (a
 * foreign key locks the row's key), so that the next query sees all references. Ids of another type are skipped.
 */
export async function lockAgainstReferences(em: EntityManager, meta: EntityMetadata, ids: readonly string[]): Promise<void> {
  const held = inLockOrder(ids).filter(id => typeOfId(id) === codeOf(meta.class as RecordClass));
  if (!held.length) return;
  const text = `select from ${meta.tableName} where company_id = noria_company() and id = any(?::uuid[]) order by id for update`;
  await em.execute(text, [`{${held.join()}}`]);
}

/** Locks records of a type that others may reference, before they are deleted; other types need no lock. */
export async function lockReferenced(em: EntityManager, meta: EntityMetadata, ids: readonly string[]): Promise<void> {
  if (referring(em, meta).length) await lockAgainstReferences(em, meta, ids);
}

/**
 * Returns the columns whose references prevent a deletion: excludes lines, which are deleted with their document, and references that the
 * database deletes by cascade.
 */
const referring = (em: EntityManager, meta: EntityMetadata): { meta: EntityMetadata; column: string }[] =>
  [...em.getMetadata().getAll().values()].flatMap(other =>
    propertiesOf(other)
      .filter(({ kind, targetMeta }) => kind === ReferenceKind.MANY_TO_ONE && targetMeta?.class === meta.class && !other.abstract)
      .filter(property => property.persist !== false && property.deleteRule !== 'cascade' && !isPart(meta, other, property))
      .map(({ fieldNames }) => ({ meta: other, column: fieldNames[0] })),
  );

/** Refuses to restore a record that references a deleted one: Refused `restoreDangling`. */
export async function refuseDangling(em: EntityManager, meta: EntityMetadata, record: VersionedRecord): Promise<void> {
  for (const property of propertiesOf(meta)) {
    const reference = property.kind === ReferenceKind.MANY_TO_ONE ? (record[property.name as never] as { id: string } | null) : null;
    const target = property.targetMeta;
    if (!reference || !target?.properties['deletedAt' as never]) continue;
    const isThere = await em.count(target.class as EntityClass<object>, { id: reference.id, deletedAt: null });
    if (!isThere) throw new Refused('restoreDangling', { field: property.name, id: reference.id });
  }
}

/** Whether a property points from a line to its document: lines are deleted with it (`orphanRemoval`). */
const isPart = (meta: EntityMetadata, lines: EntityMetadata, { name }: EntityProperty) =>
  meta.relations.some(({ targetMeta, mappedBy, orphanRemoval }) => orphanRemoval && targetMeta?.class === lines.class && mappedBy === name);
