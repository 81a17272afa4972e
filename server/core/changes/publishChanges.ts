import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
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
  const id = newId(0);
  const kept = changes.map(({ id: of, type, kind, userId }): RecordNotice => ({
    id: of,
    type,
    kind: kind === 'RESTORED' ? 'CREATED' : kind,
    userId,
  }));
  await em.getKysely().executeQuery(CompiledQuery.raw(keepChange, [id, companyId, JSON.stringify(kept)]));
  return [{ id, companyId, notices: kept }];
}

const keepChange = `${withNext}insert into record_change (id, company_id, changes) values ($1, $2, $3)`;
