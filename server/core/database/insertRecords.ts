import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { noteCreated, noteLines } from '../audit/ChangeLog.ts';
import type { CompanyRecord } from './CompanyRecord.ts';
import { newId } from './ids.ts';
import { withNext } from './NamedClient.ts';
import { codeOf, type RecordClass } from './RecordType.ts';

/** A new record by property; a relation is the other's id. Id, company, version and times are filled in. */
export type NewRecord<Entity> = { id?: string } & { [Name in keyof Entity]?: unknown };

/** The document that records are lines of, and under which field. */
export interface Whole {
  id: string;
  field: string;
  /** What lines it had, when they are replaced. */
  before?: object[];
}

/**
 * Writes new records of one kind in one prepared statement, past the unit of work and without waiting for it: for documents written
 * many times a second (docs/performance.md). Noted for audit and live updates like any other; lines of a document written before are
 * noted as a part of it. What the database refuses is thrown by the statement that follows.
 */
export async function insertRecords<Entity extends CompanyRecord>(
  em: EntityManager,
  Entity: EntityClass<Entity>,
  records: NewRecord<Entity>[],
  whole?: Whole,
): Promise<string[]> {
  const meta = em.getMetadata().get(Entity) as unknown as EntityMetadata;
  const rows = records.map(record => ({ ...record, id: record.id ?? newId(codeOf(Entity as RecordClass)) }));
  const properties = Object.keys(rows[0]).map(name => meta.properties[name as never]);
  await em.getKysely().executeQuery(CompiledQuery.raw(insertText(meta, properties), [JSON.stringify(rows)]));
  if (whole) noteLines(em, whole.id, whole.field, rows, whole.before);
  else noteCreated(em, meta.className, rows);
  return rows.map(({ id }) => id);
}

function insertText(meta: EntityMetadata, properties: EntityProperty[]): string {
  const columns = properties.map(({ fieldNames: [column] }) => column);
  // The column rounds to its own scale.
  const fields = properties.map(({ name, columnTypes: [type] }) => `"${name}" ${type.replace(/^(numeric|decimal).*/, 'numeric')}`);
  return `${withNext}insert into ${meta.tableName} (${columns.join(', ')}) select ${properties.map(({ name }) => `"${name}"`).join(', ')} from jsonb_to_recordset($1::jsonb) as record (${fields.join(', ')})`;
}
