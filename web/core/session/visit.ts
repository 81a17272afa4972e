import { currentSession, useSession, type Session } from './session.ts';

/** SUPER_ADMIN is in a company that is not his: he reads, and changes nothing. */
export interface Visit {
  reason: string;
  /** ISO 8601. */
  since: string;
  until: string;
}

/** The visit that the stored session is on, if any. */
export function visitIn(session: Session = currentSession()): Visit | undefined {
  return session.visit ? (JSON.parse(session.visit) as Visit) : undefined;
}

/** Whether whoever looks is on a visit: what writes is not shown to him, or stands still. */
export const useIsVisitor = (): boolean => !!useSession().visit;
