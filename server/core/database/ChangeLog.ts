import { ChangeSetType, type EntityMetadata, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { customProperty, namedCustomValues, type CustomValues } from '../customField/customized.ts';

/** The changes of one record in one transaction. */
export interface RecordedChange {
  id: string;
  type: string;
  kind: 'CREATED' | 'UPDATED' | 'DELETED' | 'RESTORED';
  name: string | null;
  /** Field to [before, after]. */
  fields: Record<string, [unknown, unknown]>;
  /** Published to live updates only, not written to the audit trail. */
  isNotice?: true;
  /** The only user whom the change concerns. */
  userId?: string;
}

const logs = new WeakMap<object, RecordedChange[]>();
const silent = new Set(['id', 'companyId', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'contentHash', 'heldBook']);

/** Records what each flush of a command wrote, for the audit trail and live updates; not of properties that are hidden. */
export class ChangeLog implements EventSubscriber {
  afterFlush({ em, uow }: FlushEventArgs): void {
    const log = logs.get(em);
    if (!log) return;
    for (const { entity, type, payload, originalEntity, meta } of uow.getChangeSets()) {
      if (meta.properties['version' as never] === undefined) continue;
      const values = payload as Record<string, unknown>;
      const before = (originalEntity ?? {}) as Record<string, unknown>;
      const created = type === ChangeSetType.CREATE;
      const fields = Object.keys(values).filter(
        name => name in meta.properties && !silent.has(name) && !meta.properties[name as never].hidden,
      );
      log.push({
        id: (entity as { id: string }).id,
        type: meta.className,
        kind: created ? 'CREATED' : 'deletedAt' in values ? (values.deletedAt ? 'DELETED' : 'RESTORED') : 'UPDATED',
        name: nameOf(entity as Record<string, unknown>),
        fields: Object.fromEntries(
          fields.flatMap((name): [string, [unknown, unknown]][] => {
            if (name === customProperty) return changedKeys(created ? {} : before[name], (entity as Record<string, unknown>)[name]);
            const put = isSecret(meta, name) ? hidden : (value: unknown) => value;
            return [[name, [created ? null : put(before[name]), put(values[name])]]];
          }),
        ),
      });
    }
  }
}

/** Custom fields by the names that `namedCustomValues` gives them, where their values differ. */
function changedKeys(before: unknown, after: unknown): [string, [unknown, unknown]][] {
  // The unit of work holds what it read as JSON text.
  const read = (values: unknown) => (typeof values === 'string' ? JSON.parse(values) : (values ?? {})) as CustomValues;
  const [old, now] = [before, after].map(values => namedCustomValues(read(values)));
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter(name => old[name] !== now[name]).map(name => [name, [old[name] ?? null, now[name] ?? null]]);
}

/** Whether a field's column is a secret one: its values stay out of every record of the change. */
const isSecret = (meta: EntityMetadata, name: string) => meta.properties[name as never].fieldNames[0].startsWith('secret_');

/** Shown instead of a secret value. */
const hidden = (value: unknown) => (value === null || value === undefined ? null : '••••••');

/** Records the creation of records written without the unit of work. */
export function noteCreated(em: EntityManager, type: string, records: { id: string }[]): void {
  const changes = records.map((record): RecordedChange => {
    const values = Object.entries(record).filter(([name]) => !silent.has(name));
    return {
      id: record.id,
      type,
      kind: 'CREATED',
      name: nameOf(record),
      fields: Object.fromEntries(values.map(([name, value]) => [name, [null, value]])),
    };
  });
  logs.get(em)?.push(...changes);
}

/** Records the lines of a document written in the same transaction as one of its fields. */
export function noteLines(em: EntityManager, of: string, field: string, lines: object[], before: object[] | null = null): void {
  const document = logs.get(em)?.findLast(({ id }) => id === of);
  if (document) document.fields[field] = [before, lines];
}

/** Records that a reference of records written without the unit of work now points to another record. */
export function noteMoved(
  em: EntityManager,
  type: string,
  field: string,
  records: { id: string; name: string | null }[],
  change: [before: string, after: string],
): void {
  logs.get(em)?.push(...records.map(({ id, name }): RecordedChange => ({ id, type, kind: 'UPDATED', name, fields: { [field]: change } })));
}

/**
 * Records the changed fields of a record written without the unit of work, merged into its other changes in the transaction if there are
 * any.
 */
export function noteChanged(
  em: EntityManager,
  type: string,
  record: { id: string; name: string | null },
  fields: RecordedChange['fields'],
): void {
  const known = logs.get(em)?.findLast(change => change.id === record.id && !change.isNotice);
  if (known) Object.assign(known.fields, fields);
  else noteNext(em, type, record, fields);
}

/** Records what a command did next with a record that it had written without the unit of work: as an entry of its own. */
export function noteNext(
  em: EntityManager,
  type: string,
  { id, name }: { id: string; name: string | null },
  fields: RecordedChange['fields'],
): void {
  logs.get(em)?.push({ id, type, kind: 'UPDATED', name, fields });
}

/** Records that a record without soft deletion was removed for good. */
export function noteDeleted(em: EntityManager, type: string, { id, name }: { id: string; name: string | null }): void {
  logs.get(em)?.push({ id, type, kind: 'DELETED', name, fields: {} });
}

/** Adds a change that is not one of the record's own fields to a record written in the same transaction. */
export function noteField(em: EntityManager, id: string, field: string, change: [before: unknown, after: unknown]): void {
  const record = logs.get(em)?.findLast(change => change.id === id);
  if (record) record.fields[field] = change;
}

/** Notifies viewers of a record that something about it is new, without an audit entry. */
export function noteNotice(em: EntityManager, notice: Pick<RecordedChange, 'id' | 'type' | 'kind' | 'userId'>): void {
  logs.get(em)?.push({ ...notice, name: null, fields: {}, isNotice: true });
}

/** Replaces the previous values recorded so far by `put`: only the fact of the change and the new values remain. */
export function forgetValues(em: EntityManager, put: string): void {
  for (const { fields } of logs.get(em) ?? [])
    for (const [field, [before, after]] of Object.entries(fields))
      fields[field] = [before === null || before === undefined ? null : put, after];
}

/** Returns the name of a record: its name, title or number. */
export const nameOf = (entity: Record<string, unknown>) =>
  ([entity.name, entity.title, entity.number].find(Boolean) as string | undefined) ?? null;

/** Remembers the length of the log; the returned function discards all later changes, for a rollback. */
export function markChanges(em: EntityManager): () => void {
  const log = logs.get(em) ?? [];
  const { length } = log;
  return () => void (log.length = length);
}

/** Starts recording what this entity manager writes. */
export function watchChanges(em: EntityManager): RecordedChange[] {
  const log: RecordedChange[] = [];
  logs.set(em, log);
  return log;
}
