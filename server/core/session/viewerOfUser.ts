import { inTransaction } from './SignedIn.ts';
import type { Sessions } from './Sessions.ts';
import type { Viewer } from './Viewer.ts';

const nowhere = { requestId: '', ipAddress: '', userAgent: '' };

/** A user as a session opened at this moment would show him, which is not kept; null for who may not sign in, or no longer. */
export const viewerOfUser = (sessions: Sessions, { userId, companyId }: { userId: string; companyId: string }): Promise<Viewer | null> =>
  inTransaction(sessions.database.forPlatform({ companyId, userId }), true, async em => {
    const { sessionId } = await sessions.open(em, { userId, companyId }, nowhere);
    return sessions.viewerIn(em, sessionId);
  });
