import { ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** What happened to one record in one transaction. */
export interface RecordedChange {
  id: string;
  type: string;
  kind: 'CREATED' | 'UPDATED' | 'DELETED' | 'RESTORED';
  name: string | null;
  /** Field to [before, after]. */
  fields: Record<string, [unknown, unknown]>;
  /** Told to whoever looks at the record, and kept in no audit trail. */
  isNotice?: true;
  /** Whom alone it concerns. */
  userId?: string;
}

const logs = new WeakMap<object, RecordedChange[]>();
const silent = new Set(['id', 'companyId', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'contentHash']);

/** Keeps what each flush of a command wrote, for the audit trail and the live updates. */
export class ChangeLog implements EventSubscriber {
  afterFlush({ em, uow }: FlushEventArgs): void {
    const log = logs.get(em);
    if (!log) return;
    for (const { entity, type, payload, originalEntity, meta } of uow.getChangeSets()) {
      if (meta.properties['version' as never] === undefined) continue;
      const values = payload as Record<string, unknown>;
      const before = (originalEntity ?? {}) as Record<string, unknown>;
      const created = type === ChangeSetType.CREATE;
      const fields = Object.keys(values).filter(name => name in meta.properties && !silent.has(name));
      log.push({
        id: (entity as { id: string }).id,
        type: meta.className,
        kind: created ? 'CREATED' : 'deletedAt' in values ? (values.deletedAt ? 'DELETED' : 'RESTORED') : 'UPDATED',
        name: nameOf(entity as Record<string, unknown>),
        fields: Object.fromEntries(fields.map(name => [name, [created ? null : before[name], values[name]]])),
      });
    }
  }
}

/** Keeps records written without the unit of work. */
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

/** Keeps the lines of a document written in the same transaction, as one of its fields. */
export function noteLines(em: EntityManager, of: string, field: string, lines: object[], before: object[] | null = null): void {
  const document = logs.get(em)?.findLast(({ id }) => id === of);
  if (document) document.fields[field] = [before, lines];
}

/** Keeps that records written without the unit of work point to another one now. */
export function noteMoved(
  em: EntityManager,
  type: string,
  field: string,
  records: { id: string; name: string | null }[],
  change: [before: string, after: string],
): void {
  logs.get(em)?.push(...records.map(({ id, name }): RecordedChange => ({ id, type, kind: 'UPDATED', name, fields: { [field]: change } })));
}

/** Keeps what changed about a record that was written without the unit of work: with what else happened to it in the transaction, where something did. */
export function noteChanged(
  em: EntityManager,
  type: string,
  { id, name }: { id: string; name: string | null },
  fields: RecordedChange['fields'],
): void {
  const known = logs.get(em)?.findLast(change => change.id === id && !change.isNotice);
  if (known) Object.assign(known.fields, fields);
  else logs.get(em)?.push({ id, type, kind: 'UPDATED', name, fields });
}

/** Keeps what happened to a record written in the same transaction beside its own fields. */
export function noteField(em: EntityManager, id: string, field: string, change: [before: unknown, after: unknown]): void {
  const record = logs.get(em)?.findLast(change => change.id === id);
  if (record) record.fields[field] = change;
}

/** Tells whoever looks at a record that something about it is new, without a line in the audit trail. */
export function noteNotice(em: EntityManager, notice: Pick<RecordedChange, 'id' | 'type' | 'kind' | 'userId'>): void {
  logs.get(em)?.push({ ...notice, name: null, fields: {}, isNotice: true });
}

/** Of what was kept until now only that it changed, and what it is since: what stood there before is to be known no more. */
export function forgetValues(em: EntityManager, put: string): void {
  for (const { fields } of logs.get(em) ?? [])
    for (const [field, [before, after]] of Object.entries(fields))
      fields[field] = [before === null || before === undefined ? null : put, after];
}

/** What a record is called: its name, title or number. */
export const nameOf = (entity: Record<string, unknown>) =>
  ([entity.name, entity.title, entity.number].find(Boolean) as string | undefined) ?? null;

/** Remembers how much was kept; what it answers forgets all that came after, when that was rolled back. */
export function markChanges(em: EntityManager): () => void {
  const log = logs.get(em) ?? [];
  const { length } = log;
  return () => void (log.length = length);
}

/** Starts to keep what this entity manager writes. */
export function watchChanges(em: EntityManager): RecordedChange[] {
  const log: RecordedChange[] = [];
  logs.set(em, log);
  return log;
}
