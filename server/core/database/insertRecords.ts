import type { EntityMetadata } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { noteCreated, noteLines } from './ChangeLog.ts';
import type { CompanyRecord } from './CompanyRecord.ts';
import { newId } from './ids.ts';
import { withNext } from './withNext.ts';
import { codeOf, type RecordClass } from './RecordType.ts';

/** A new record by property; a relation is the id of the other record. Id, company, version and timestamps are filled in. */
export type NewRecord<Entity> = { id?: string } & { [Name in keyof Entity]?: unknown };

/** A record as it is written, with its id. */
export type WrittenRecord<Entity> = NewRecord<Entity> & { id: string };

/** The document that the records are lines of, and its field. */
export interface ParentDocument {
  id: string;
  field: string;
  /** The previous lines, if they are replaced. */
  before?: object[];
}

/**
 * Inserts records of one kind in one prepared statement, bypassing the unit of work and without waiting for the result: for documents
 * written many times a second (docs/performance-profile.md). They are recorded for audit and live updates like any other; lines are recorded as
 * part of their document, which must be written before. Database errors are thrown by the next statement.
 */
export async function insertRecords<Entity extends CompanyRecord>(
  em: EntityManager,
  Entity: EntityClass<Entity>,
  records: NewRecord<Entity>[],
  whole?: ParentDocument,
): Promise<string[]> {
  const rows = await insertUnrecorded(em, Entity, records);
  if (whole) noteLines(em, whole.id, whole.field, rows, whole.before);
  else noteCreated(em, em.getMetadata().get(Entity).className, rows);
  return rows.map(({ id }) => id);
}

/**
 * Inserts records like `insertRecords`, but records nothing: for lines that are written before their document, which are noted with it
 * (`noteLines`). Returns them as written.
 */
export async function insertUnrecorded<Entity extends CompanyRecord>(
  em: EntityManager,
  Entity: EntityClass<Entity>,
  records: NewRecord<Entity>[],
): Promise<WrittenRecord<Entity>[]> {
  const meta = em.getMetadata().get(Entity) as unknown as EntityMetadata;
  const rows = records.map(record => ({ ...record, id: record.id ?? newId(codeOf(Entity as RecordClass)) }));
  await em.getKysely().executeQuery(CompiledQuery.raw(insertText(meta, Object.keys(rows[0])), [JSON.stringify(rows)]));
  return rows;
}

const texts = new WeakMap<EntityMetadata, Map<string, string>>();

/** Returns the statement that inserts these properties, built once for each list of them that the code writes. */
function insertText(meta: EntityMetadata, names: string[]): string {
  let known = texts.get(meta);
  if (!known) texts.set(meta, (known = new Map()));
  const key = names.join();
  let text = known.get(key);
  if (!text) known.set(key, (text = buildInsert(meta, names)));
  return text;
}

function buildInsert(meta: EntityMetadata, names: string[]): string {
  const properties = names.map(name => meta.properties[name as never]);
  const columns = properties.map(({ fieldNames: [column] }) => column);
  // The column rounds to its own scale.
  const fields = properties.map(({ name, columnTypes: [type] }) => `"${name}" ${type.replace(/^(numeric|decimal).*/, 'numeric')}`);
  return `${withNext}insert into ${meta.tableName} (${columns.join(', ')}) select ${properties.map(({ name }) => `"${name}"`).join(', ')} from jsonb_to_recordset($1::jsonb) as record (${fields.join(', ')})`;
}
