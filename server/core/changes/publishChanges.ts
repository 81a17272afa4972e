import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { RecordedChange } from '../audit/ChangeLog.ts';
import { auditValues, insertLines, type Actor } from '../audit/writeAudit.ts';
import { newId } from '../database/ids.ts';
import { withNext } from '../database/NamedClient.ts';
import type { CommittedChange } from './ChangeFeed.ts';

/** A record that changed, as other processes and browsers hear of it. */
export interface RecordNotice {
  id: string;
  type: string;
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
  /** Whom alone it concerns. */
  userId?: string;
}

/** What happened to a record; to whoever lists records, one brought back is a new one. */
type Changed = Omit<RecordNotice, 'kind'> & { kind: RecordNotice['kind'] | 'RESTORED' };

/** The channel of PostgreSQL's LISTEN/NOTIFY that every process listens on. */
export const channel = 'noria_changes';

/**
 * Puts what changed into the outbox, in the transaction that changed it. Answers what to announce once that is committed, if anything:
 * ChangeFeed.announce.
 */
export async function publishChanges(em: EntityManager, companyId: string, changes: Changed[]): Promise<CommittedChange[]> {
  if (!changes.length) return [];
  const change = changeOf(companyId, changes);
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertChange(0)}`, changeValues(change)));
  return [change];
}

/** The same, and the lines that the audit trail has of it, as one statement. */
export async function keepChanges(
  em: EntityManager,
  actor: Actor,
  companyId: string,
  changes: RecordedChange[],
): Promise<CommittedChange[]> {
  if (!changes.length) return [];
  const told = changes.filter(({ isNotice }) => !isNotice);
  const lines = told.map(({ id, type, kind, name, fields }) => ({
    action: kind,
    entityType: type,
    entityId: id,
    entityName: name,
    changes: fields,
  }));
  const change = changeOf(companyId, changes);
  const values = [...auditValues(actor, lines), ...changeValues(change)];
  await em.getKysely().executeQuery(CompiledQuery.raw(keepBoth, values));
  return [change];
}

const changeOf = (companyId: string, changes: Changed[]): CommittedChange => ({
  id: newId(0),
  companyId,
  notices: changes.map(({ id, type, kind, userId }) => ({ id, type, kind: kind === 'RESTORED' ? 'CREATED' : kind, userId })),
});

const changeValues = ({ id, companyId, notices }: CommittedChange) => [id, companyId, JSON.stringify(notices)];
const insertChange = (after: number) =>
  `insert into record_change (id, company_id, changes) values ($${after + 1}, $${after + 2}, $${after + 3})`;
const keepBoth = `${withNext}with change as (${insertChange(5)}) ${insertLines}`;
