import type { EntityManager } from '@mikro-orm/postgresql';
import { liveSessions } from './liveSessions.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { NotFound } from '../errors.ts';
import type { Origin } from '../audit/Origin.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { SessionParts } from './SessionParts.ts';
import type { SessionType } from './SessionType.ts';
import { endImpersonation } from './Impersonations.ts';
import type { Viewer } from './Viewer.ts';

/** The viewer's own sessions: lists them and ends them. */
export class OwnSessions {
  constructor(readonly parts: SessionParts) {}

  /** Active sessions, most recently used first; at most 100. */
  list({ userId, companyId, sessionId, impersonation }: Viewer): Promise<SessionType[]> {
    return liveSessions(this.parts.database.pool, { userId, companyId: impersonation?.homeCompanyId ?? companyId }, sessionId);
  }

  /** Ends one of the viewer's sessions. NotFound if it belongs to another user or has already ended. */
  async revoke({ em, viewer, context }: Scope, { id }: { id: string }): Promise<object> {
    const ended = await em.execute<object[]>(
      'update session set ended_at = now() where id::text = ? and user_id = ? and company_id = ? and ended_at is null returning id',
      [id, viewer.userId, viewer.companyId],
    );
    if (!ended.length) throw NotFound();
    await note(em, viewer, context.origin, 'SESSION_REVOKED');
    return {};
  }

  /** Ends every session except the current one. */
  async revokeOthers({ em, viewer, context }: Scope): Promise<object> {
    await em.execute('update session set ended_at = now() where user_id = ? and company_id = ? and ended_at is null and id <> ?', [
      viewer.userId,
      viewer.companyId,
      viewer.sessionId,
    ]);
    await note(em, viewer, context.origin, 'OTHER_SESSIONS_REVOKED');
    return {};
  }

  /** Ends the current session; its cookie and bearer tokens become invalid. */
  async signOut(em: EntityManager, viewer: Viewer, origin: Origin): Promise<object> {
    if (viewer.impersonation) await endImpersonation(em, viewer, viewer.impersonation, origin);
    await em.execute('update session set ended_at = now() where id = ? and ended_at is null', [viewer.sessionId]);
    await note(em, viewer, origin, 'SIGNED_OUT');
    return {};
  }
}

const note = (em: EntityManager, viewer: Viewer, origin: Origin, action: string) =>
  writeAudit(em, { id: viewer.userId, name: viewer.name, origin }, [
    { action, entityType: 'User', entityId: viewer.userId, entityName: viewer.name },
  ]);
