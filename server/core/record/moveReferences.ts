import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { noteMoved } from '../database/ChangeLog.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { typeOfId } from '../database/ids.ts';

/** Number of records of one type that referred to another record. */
export interface Moved {
  type: string;
  count: number;
}

/**
 * Redirects all references from one record to another of its type: every relation known to the ORM, and every table that refers to records
 * of any type by `recordId` (comments, files). Modules added later are covered by their declarations. Deleted rows move too, so that
 * restoring one finds the remaining record.
 */
export async function moveReferences(em: EntityManager, Entity: EntityClass<VersionedRecord>, from: string, to: string): Promise<Moved[]> {
  const moved = new Map<string, number>();
  for (const [meta, property] of await pointers(em, Entity)) {
    const [column] = property.fieldNames;
    const { version, updatedAt, name, title } = meta.properties as Record<string, EntityProperty | undefined>;
    const changes = [`${column} = ?`, version && 'version = version + 1', updatedAt && 'updated_at = now()'].filter(Boolean).join(', ');
    const called = [name, title].find(candidate => candidate?.persist !== false)?.fieldNames[0];
    const rows = await em.execute<{ id: string; name: string | null }[]>(
      `update ${meta.tableName} set ${changes}
       where company_id = noria_company() and ${column} = ? returning id, ${called ?? 'null'} as name`,
      [to, from],
    );
    if (!rows.length) continue;
    if (version) noteMoved(em, meta.className, property.name, rows, [from, to]);
    moved.set(meta.className, (moved.get(meta.className) ?? 0) + rows.length);
  }
  return Array.from(moved, ([type, count]) => ({ type, count }));
}

/** Counts the references to a record that would move, by type. */
export async function countReferences(em: EntityManager, Entity: EntityClass<VersionedRecord>, id: string): Promise<Moved[]> {
  if (typeOfId(id) === undefined) return [];
  const counts = new Map<string, number>();
  for (const [{ className, tableName }, { fieldNames }] of await pointers(em, Entity)) {
    const [{ count }] = await em.execute<[{ count: number }]>(
      `select count(*)::int as count from ${tableName} where company_id = noria_company() and ${fieldNames[0]} = ?::uuid`,
      [id],
    );
    if (count) counts.set(className, (counts.get(className) ?? 0) + count);
  }
  return Array.from(counts, ([type, count]) => ({ type, count }));
}

/** Columns that can hold an id of the entity and that a request may change. */
async function pointers(em: EntityManager, Entity: EntityClass<VersionedRecord>): Promise<[EntityMetadata, EntityProperty][]> {
  const all = [...em.getMetadata().getAll().values()].filter(meta => !meta.abstract && !meta.readonly && meta.tableName);
  const found = all.flatMap(meta =>
    Object.values(meta.properties)
      .filter(({ kind, name, targetMeta, persist }) =>
        kind === ReferenceKind.MANY_TO_ONE ? targetMeta?.class === Entity : name === 'recordId' && persist !== false,
      )
      .map(property => [meta, property] as [EntityMetadata, EntityProperty]),
  );
  const tables = [...new Set(found.map(([meta]) => meta.tableName))];
  const open = await em.execute<{ name: string }[]>(
    `select name from jsonb_array_elements_text(?::jsonb) as name where has_any_column_privilege(name, 'update')`,
    [JSON.stringify(tables)],
  );
  return found.filter(([meta]) => open.some(({ name }) => name === meta.tableName));
}
