import { currentSession, useSession, type Session } from './session.ts';

/** Read-only impersonation of another company by a SUPER_ADMIN. */
export interface Impersonation {
  reason: string;
  /** ISO 8601. */
  since: string;
  until: string;
}

/** Returns the stored session's impersonation, if any. */
export function impersonationIn(session: Session = currentSession()): Impersonation | undefined {
  return session.impersonation ? (JSON.parse(session.impersonation) as Impersonation) : undefined;
}

/** Returns whether the viewer is impersonating a company: controls that write are then hidden or disabled. */
export const useIsImpersonating = (): boolean => !!useSession().impersonation;
