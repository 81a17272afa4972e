import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/ids.ts';

/** A record that changed, as other processes and browsers hear of it. */
export interface RecordNotice {
  id: string;
  type: string;
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
}

/** The channel of PostgreSQL's LISTEN/NOTIFY that every process listens on. */
export const channel = 'noria_changes';

/**
 * Puts what changed into the outbox and rings the bell, both in the transaction that changed it: heard when it commits, never
 * otherwise. A process whose connection was down reads the outbox.
 */
export async function publishChanges(em: EntityManager, companyId: string, notices: RecordNotice[]): Promise<void> {
  if (!notices.length) return;
  const id = newId(0);
  await em.execute(
    `with kept as (insert into record_change (id, company_id, changes) values (?, ?, ?) returning id) select pg_notify('${channel}', id::text) from kept`,
    [id, companyId, JSON.stringify(notices)],
  );
}
