import type { EntityManager } from '@mikro-orm/postgresql';
import { watchChanges } from '../audit/ChangeLog.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { CommittedChange } from '../changes/ChangeFeed.ts';
import { publishChanges } from '../changes/publishChanges.ts';
import { retrying } from '../database/retrying.ts';
import type { Context } from '../graphql/Context.ts';
import { inTransaction } from '../session/SignedIn.ts';

/** Somebody without an account, let into one company by a link. */
export interface Guest {
  companyId: string;
  /** As typed: what the audit trail calls him. */
  name?: string;
}

/** One transaction of a guest: under row level security as any other, kept in the audit trail and told to whoever looks at the records. */
export const inCompanyAsGuest = <T>(context: Context, guest: Guest, dryRun: boolean, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  retrying(() => runOnce(context, guest, dryRun, work));

async function runOnce<T>(
  { database, origin, changes: feed }: Context,
  { companyId, name }: Guest,
  dryRun: boolean,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const em = database.forTenant({ companyId });
  const changes = watchChanges(em);
  let written: CommittedChange[] = [];
  const answer = await inTransaction(em, dryRun, async () => {
    const done = await work(em);
    await em.flush();
    const lines = changes.map(({ id, type, kind, name: called, fields }) => ({
      action: kind,
      entityType: type,
      entityId: id,
      entityName: called,
      changes: fields,
    }));
    await writeAudit(em, { name, origin }, lines);
    written = await publishChanges(em, companyId, changes);
    return done;
  });
  if (!dryRun) for (const change of written) feed.announce(change);
  return answer;
}
