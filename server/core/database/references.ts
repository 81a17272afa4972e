import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../errors.ts';
import type { VersionedRecord } from './CompanyRecord.ts';

const propertiesOf = (meta: EntityMetadata) => Object.values(meta.properties as Record<string, EntityProperty>);

/** Refuses to delete what others refer to, and says what and how many (domain §0, deletes): Refused `referenced`. */
export async function refuseReferenced(em: EntityManager, meta: EntityMetadata, { id }: VersionedRecord): Promise<void> {
  const by: { type: string; count: number }[] = [];
  for (const other of em.getMetadata().getAll().values())
    for (const property of propertiesOf(other)) {
      if (property.kind !== ReferenceKind.MANY_TO_ONE || property.targetMeta?.class !== meta.class || other.abstract) continue;
      if (property.deleteRule === 'cascade' || isPart(meta, other, property)) continue;
      const live = 'deletedAt' in other.properties ? { deletedAt: null } : {};
      const count = await em.count(other.class as EntityClass<object>, { [property.name]: id, ...live });
      if (count) by.push({ type: other.className, count });
    }
  if (by.length) throw new Refused('referenced', { count: by.reduce((sum, { count }) => sum + count, 0), by, id });
}

/** Refuses to bring back what refers to a record that is put away: Refused `restoreDangling`. */
export async function refuseDangling(em: EntityManager, meta: EntityMetadata, record: VersionedRecord): Promise<void> {
  for (const property of propertiesOf(meta)) {
    const reference = property.kind === ReferenceKind.MANY_TO_ONE ? (record[property.name as never] as { id: string } | null) : null;
    const target = property.targetMeta;
    if (!reference || !target?.properties['deletedAt' as never]) continue;
    const isThere = await em.count(target.class as EntityClass<object>, { id: reference.id, deletedAt: null });
    if (!isThere) throw new Refused('restoreDangling', { field: property.name, id: reference.id });
  }
}

/** Whether a property says which document a line is part of: lines go with their document (`orphanRemoval`). */
const isPart = (meta: EntityMetadata, lines: EntityMetadata, { name }: EntityProperty) =>
  meta.relations.some(({ targetMeta, mappedBy, orphanRemoval }) => orphanRemoval && targetMeta?.class === lines.class && mappedBy === name);
