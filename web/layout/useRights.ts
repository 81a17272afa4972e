import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../core/i18n/languageStore.ts';
import { prefixOf } from '../core/i18n/languages.ts';
import { homePath, landingPath } from '../core/routing/guard.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { forgetDrafts } from '../core/session/drafts.ts';
import { isLocked, lockPath } from '../core/session/lock.ts';
import { refreshViewer } from '../core/session/refreshViewer.ts';
import { followExpiry, isLeaving } from '../core/session/returnPath.ts';
import { currentSession, hasExpired, isSignedIn, useSession } from '../core/session/session.ts';

/** Page that SUPER_ADMIN returns to after impersonating a company. */
const companiesPath = '/company/';

/**
 * Keeps the page in line with the viewer's permissions. Refreshes them on load and whenever the tab becomes visible, and applies changes of
 * permissions as well as sign-out, sign-in and lock from other tabs.
 */
export function useRights(): void {
  const { rolePremission, role, userId, companyId, impersonation } = useSession();
  const revalidate = useRevalidate();
  const navigate = useNavigate();
  const known = useRef({ rolePremission, role, userId, companyId });
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refreshViewer();
    };
    const leave = () => {
      if (isLeaving()) return;
      if (hasExpired()) return followExpiry();
      forgetDrafts();
      void navigate(landingPath);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if ((key === 'token' || key === null) && !isSignedIn()) leave();
      else if (isLocked()) void navigate(lockPath);
    };
    // Another tab may have ended the session since the page was requested.
    if (currentSession().token) void refreshViewer();
    else leave();
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('storage', onStorage);
    };
  }, [navigate]);
  useEffect(() => {
    const before = known.current;
    known.current = { rolePremission, role, userId, companyId };
    // An impersonation began or ended, here or in another tab: reloads, so that no data of one company is shown in the other.
    if (before.companyId && companyId && before.userId === userId && before.companyId !== companyId)
      location.assign(prefixOf(currentLanguage()) + (impersonation ? homePath : companiesPath));
    else if (before.rolePremission !== rolePremission || before.role !== role || before.userId !== userId) void revalidate();
  }, [rolePremission, role, userId, companyId, impersonation, revalidate]);
}
