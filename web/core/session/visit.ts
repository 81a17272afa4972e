import { currentSession, useSession, type Session } from './session.ts';

/** SUPER_ADMIN's read-only visit to another company. */
export interface Visit {
  reason: string;
  /** ISO 8601. */
  since: string;
  until: string;
}

/** Returns the stored session's visit, if any. */
export function visitIn(session: Session = currentSession()): Visit | undefined {
  return session.visit ? (JSON.parse(session.visit) as Visit) : undefined;
}

/** Returns whether the viewer is on a visit: controls that write are then hidden or disabled. */
export const useIsVisitor = (): boolean => !!useSession().visit;
