import { inTransaction } from './SignedIn.ts';
import type { Sessions } from './Sessions.ts';
import type { Viewer } from './Viewer.ts';

const nowhere = { requestId: '', ipAddress: '', userAgent: '' };

/** The viewer that a session opened now would have; the session is not kept. Null if the user may not sign in. */
export const viewerOfUser = (sessions: Sessions, { userId, companyId }: { userId: string; companyId: string }): Promise<Viewer | null> =>
  inTransaction(sessions.database.forPlatform({ companyId, userId }), true, async em => {
    const { sessionId } = await sessions.open(em, { userId, companyId }, nowhere);
    return sessions.viewerIn(em, sessionId);
  });
