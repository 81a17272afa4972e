import { storeChanges } from '../changes/publishChanges.ts';
import { watchChanges } from '../database/ChangeLog.ts';
import { undoOutside } from '../database/onRollback.ts';
import { retrying } from '../database/retrying.ts';
import type { Context } from '../graphql/Context.ts';
import type { Scope } from '../graphql/Scope.ts';
import { inTransaction } from '../session/SignedIn.ts';
import { nameInTrail } from '../session/Viewer.ts';

/**
 * Runs one transaction of a task that has several, as its user: under row level security, recorded in the audit trail, with changes published
 * to subscribers. The work checks the user's rights itself.
 */
export const inCompanyAsViewer = <T>(context: Context, work: (scope: Scope) => Promise<T>): Promise<T> =>
  retrying(async () => {
    const { database, origin, changes: feed } = context;
    const viewer = context.viewer!;
    const em = database.forTenant(viewer);
    const changes = watchChanges(em);
    const { answer, written } = await inTransaction(em, false, async () => {
      const done = await work({ em, viewer, context });
      await em.flush();
      const actor = { id: viewer.userId, name: nameInTrail(viewer), origin };
      return { answer: done, written: await storeChanges(em, actor, viewer.companyId, changes) };
    }).catch(async (error: unknown) => {
      await undoOutside(em);
      throw error;
    });
    for (const change of written) feed.announce(change);
    return answer;
  });
