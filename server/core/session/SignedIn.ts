import type { EntityManager } from '@mikro-orm/postgresql';
import type { Origin } from '../audit/Origin.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Sessions } from './Sessions.ts';
import type { Viewer } from './Viewer.ts';

/** A completed sign-in: the cookie's secret for browsers and the bearer token for the API. Both end with the session. */
export interface SignedIn {
  secret: string;
  accessToken: string;
  viewer: Viewer;
}

/** Opens a session for an authenticated user and records it on the user and in the audit trail. */
export async function signedIn(
  em: EntityManager,
  sessions: Sessions,
  who: { userId: string; companyId: string },
  origin: Origin,
): Promise<SignedIn> {
  const opened = await sessions.open(em, who, origin);
  await em.execute('update user_account set last_sign_in_at = now() where company_id = ? and id = ?', [who.companyId, who.userId]);
  const viewer = (await sessions.viewerIn(em, opened.sessionId))!;
  await writeAudit(em, { id: viewer.userId, name: viewer.name, origin }, [
    { action: 'SIGNED_IN', entityType: 'User', entityId: viewer.userId, entityName: viewer.name },
  ]);
  return { secret: opened.secret, accessToken: await sessions.tokens.sign(opened), viewer };
}

/** Runs a platform transaction within a company; a dry run is rolled back once its result is known. */
export async function inTransaction<T>(em: EntityManager, dryRun: boolean, work: (em: EntityManager) => Promise<T>): Promise<T> {
  await em.begin();
  try {
    const answer = await work(em);
    await (dryRun ? em.rollback() : em.commit());
    return answer;
  } catch (error) {
    if (em.isInTransaction()) await em.rollback();
    throw error;
  }
}
