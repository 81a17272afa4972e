import { isLocked, lockPath } from '../session/lock.ts';
import { superAdministrator } from '../session/permissions.ts';
import { grantedPermissions, type Session } from '../session/session.ts';
import { returnPath } from '../session/returnPath.ts';
import type { ScreenOutline } from './ScreenRow.ts';

export const landingPath = '/landing-page/';
export const notFoundPath = '/404/';
export const homePath = '/';
export const secondFactorPath = '/authentication/second-factor/';

/** Returns whether the stored session may open a screen, regardless of whether its token is still valid. */
export function mayOpen({ access, membersOnly }: Pick<ScreenOutline, 'access' | 'membersOnly'>, session: Session): boolean {
  if (membersOnly && session.impersonation) return false;
  if (access === 'PUBLIC' || access === 'SIGNED_IN') return true;
  if (access === 'SUPER_ADMIN') return session.role === superAdministrator;
  return grantedPermissions(session).includes(access);
}

interface Asking {
  /** Query string of the requested address. */
  search: string;
  /** Whether the token is valid. An expired one counts as valid while offline, since only the server can renew it. */
  signedIn: boolean;
}

/**
 * Rules 3 to 6 of the route guard (spec 1 §4): returns the path to redirect to, or null if the screen may open. A locked session may only
 * open the lock screen.
 */
export function guard(row: ScreenOutline, session: Session, { search, signedIn }: Asking): string | null {
  if (row.signedOutOnly && signedIn) return returnPath(search);
  if (row.access === 'PUBLIC') return null;
  if (!signedIn) return landingPath;
  if (isLocked()) return row.path === lockPath ? null : lockPath;
  if (session.needsSecondFactor) return row.path === secondFactorPath ? null : secondFactorPath;
  if (grantedPermissions(session).length === 0 && (row.path === homePath || !mayOpen(row, session))) return landingPath;
  return mayOpen(row, session) ? null : notFoundPath;
}
