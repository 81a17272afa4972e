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
  for (const pointer of await pointers(em, Entity)) add(moved, pointer[0], await redirect(em, pointer, from, to));
  return asCounts(moved);
}

/** A reference that a merge moved: the type and id of the record that holds it, and its field. */
export interface MovedReference {
  type: string;
  field: string;
  id: string;
}

/**
 * Takes references back that a merge moved from `to` to `from`: those named, if they still point where it moved them, and those of records
 * made since from one of them, such as the order of a quotation.
 */
export async function moveBack(
  em: EntityManager,
  Entity: EntityClass<VersionedRecord>,
  { from, to, since, references }: { from: string; to: string; since: Date; references: readonly MovedReference[] },
): Promise<Moved[]> {
  const all = await pointers(em, Entity);
  const moved = new Map<string, number>();
  const back = new Map<string, string[]>();
  for (const pointer of all) {
    const [{ className }, { name }] = pointer;
    const ids = references.filter(({ type, field }) => type === className && field === name).map(({ id }) => id);
    if (!ids.length) continue;
    const rows = await redirect(em, pointer, from, to, 'id = any(?::uuid[])', [`{${ids.join()}}`]);
    add(moved, pointer[0], rows);
    back.set(className, [...(back.get(className) ?? []), ...rows.map(({ id }) => id)]);
  }
  // What was made from those that were just taken back comes along too, and so on: quotation, order, invoice.
  for (let last = back; last.size > 0;) {
    const next = new Map<string, string[]>();
    for (const pointer of all)
      for (const made of madeFrom(em, pointer[0], last)) {
        const rows = await redirect(em, pointer, from, to, `created_at > ?::timestamptz and ${made.sql}`, [since.toISOString(), made.ids]);
        add(moved, pointer[0], rows);
        if (rows.length) next.set(pointer[0].className, [...(next.get(pointer[0].className) ?? []), ...rows.map(({ id }) => id)]);
      }
    last = next;
  }
  return asCounts(moved);
}

type Pointer = [EntityMetadata, EntityProperty];

/** SQL conditions for the rows of a table that refer to records, or that records refer to; each takes the ids of one type. */
function madeFrom(
  em: EntityManager,
  meta: EntityMetadata,
  records: ReadonlyMap<string, readonly string[]>,
): { sql: string; ids: string }[] {
  const between = (one: EntityMetadata, other: EntityMetadata) =>
    one.relations.filter(({ kind, targetMeta }) => kind === ReferenceKind.MANY_TO_ONE && targetMeta?.class === other.class);
  return [...records].flatMap(([type, ids]) => {
    const other: EntityMetadata = em.getMetadata().getByClassName(type);
    return [
      ...between(meta, other).map(({ fieldNames }) => `${fieldNames[0]} = any(?::uuid[])`),
      ...between(other, meta).map(
        ({ fieldNames }) =>
          `id in (select r.${fieldNames[0]} from ${other.tableName} r where r.company_id = noria_company() and r.id = any(?::uuid[]))`,
      ),
    ].map(sql => ({ sql, ids: `{${ids.join()}}` }));
  });
}

/** Points references from one record to another and notes the change of each; `only` narrows the rows further. */
async function redirect(
  em: EntityManager,
  [meta, property]: Pointer,
  from: string,
  to: string,
  only = 'true',
  values: string[] = [],
): Promise<{ id: string; name: string | null }[]> {
  const [column] = property.fieldNames;
  const { version, updatedAt, name, title } = meta.properties as Record<string, EntityProperty | undefined>;
  const changes = [`${column} = ?`, version && 'version = version + 1', updatedAt && 'updated_at = now()'].filter(Boolean).join(', ');
  const called = [name, title].find(candidate => candidate?.persist !== false)?.fieldNames[0];
  const rows = await em.execute<{ id: string; name: string | null }[]>(
    `update ${meta.tableName} set ${changes}
     where company_id = noria_company() and ${column} = ? and ${only} returning id, ${called ?? 'null'} as name`,
    [to, from, ...values],
  );
  if (version && rows.length) noteMoved(em, meta.className, property.name, rows, [from, to]);
  return rows;
}

function add(counts: Map<string, number>, { className }: EntityMetadata, rows: readonly unknown[]): void {
  if (rows.length) counts.set(className, (counts.get(className) ?? 0) + rows.length);
}

const asCounts = (counts: Map<string, number>): Moved[] => Array.from(counts, ([type, count]) => ({ type, count }));

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
  return asCounts(counts);
}

/** Columns that can hold an id of the entity and that a request may change. */
async function pointers(em: EntityManager, Entity: EntityClass<VersionedRecord>): Promise<Pointer[]> {
  const all = [...em.getMetadata().getAll().values()].filter(meta => !meta.abstract && !meta.readonly && meta.tableName);
  const found = all.flatMap(meta =>
    Object.values(meta.properties)
      .filter(({ kind, name, targetMeta, persist }) =>
        kind === ReferenceKind.MANY_TO_ONE ? targetMeta?.class === Entity : name === 'recordId' && persist !== false,
      )
      .map(property => [meta, property] as Pointer),
  );
  const tables = [...new Set(found.map(([meta]) => meta.tableName))];
  const open = await em.execute<{ name: string }[]>(
    `select name from jsonb_array_elements_text(?::jsonb) as name where has_any_column_privilege(name, 'update')`,
    [JSON.stringify(tables)],
  );
  return found.filter(([meta]) => open.some(({ name }) => name === meta.tableName));
}
