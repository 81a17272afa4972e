import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { RecordedChange } from '../database/ChangeLog.ts';
import { auditValues, insertLines, type Actor } from '../audit/writeAudit.ts';
import { newId } from '../database/ids.ts';
import { withNext } from '../database/withNext.ts';
import type { CommittedChange } from './ChangeFeed.ts';

/** A changed record, as announced to other processes and browsers. */
export interface RecordNotice {
  id: string;
  type: string;
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
  /** The only user whom the change concerns. */
  userId?: string;
}

/** A change of a record; for lists, a restored record is a new one. */
type Changed = Omit<RecordNotice, 'kind'> & { kind: RecordNotice['kind'] | 'RESTORED' };

/** The LISTEN/NOTIFY channel that every process listens on. */
export const channel = 'noria_changes';

/**
 * Writes changes to the outbox, in the transaction that made them. Returns what to pass to ChangeFeed.announce after the commit, if
 * anything.
 */
export async function publishChanges(em: EntityManager, companyId: string, changes: Changed[]): Promise<CommittedChange[]> {
  if (!changes.length) return [];
  const change = changeOf(companyId, changes);
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertChange(0)}`, changeValues(change)));
  return [change];
}

/** Like `publishChanges`, and writes the audit lines in the same statement. */
export async function storeChanges(
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
