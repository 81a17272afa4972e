import type { EntityManager } from '@mikro-orm/postgresql';
import { watchChanges } from '../database/ChangeLog.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { CommittedChange } from '../changes/ChangeFeed.ts';
import { publishChanges } from '../changes/publishChanges.ts';
import { retrying } from '../database/retrying.ts';
import type { Context } from '../graphql/Context.ts';
import { inTransaction } from '../session/SignedIn.ts';

/** A person without an account whom a link admits to one company. */
export interface Guest {
  companyId: string;
  /** As typed; the actor's name in the audit trail. */
  name?: string;
  /** Whose records the link is about, where others do not see them. */
  ownerId?: string;
}

/** Runs a guest's transaction: under row level security, recorded in the audit trail, with changes published to subscribers. */
export const inCompanyAsGuest = <T>(context: Context, guest: Guest, dryRun: boolean, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  retrying(() => runOnce(context, guest, dryRun, work));

async function runOnce<T>(
  { database, origin, changes: feed }: Context,
  { companyId, name, ownerId }: Guest,
  dryRun: boolean,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const em = database.forTenant({ companyId, userId: ownerId });
  const changes = watchChanges(em);
  let written: CommittedChange[] = [];
  const answer = await inTransaction(em, dryRun, async () => {
    const done = await work(em);
    await em.flush();
    const lines = changes
      .filter(({ isNotice }) => !isNotice)
      .map(({ id, type, kind, name: called, fields }) => ({
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
