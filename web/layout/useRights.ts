import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { currentLanguage } from '../core/i18n/languageStore.ts';
import { prefixOf } from '../core/i18n/languages.ts';
import { homePath, landingPath } from '../core/routing/guard.ts';
import { forgetDrafts } from '../core/session/drafts.ts';
import { isLocked, lockPath } from '../core/session/lock.ts';
import { refreshViewer } from '../core/session/refreshViewer.ts';
import { followExpiry, isLeaving } from '../core/session/returnPath.ts';
import { currentSession, hasExpired, isSignedIn, useSession } from '../core/session/session.ts';

/** Where SUPER_ADMIN comes back to from a visit. */
const companiesPath = '/company/';

/** Keeps the page within what its viewer may see: rights are asked anew on load and whenever the tab is looked at again, and a change of them, or a sign-out, sign-in or lock in another tab, takes effect here. */
export function useRights(): void {
  const { rolePremission, role, userId, companyId, visit } = useSession();
  const { revalidate } = useRevalidator();
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
    // Another tab may have ended the session since the page was asked for.
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
    // A visit begins or ends, here or in another tab: nothing that was read in the one company is shown in the other.
    if (before.companyId && companyId && before.userId === userId && before.companyId !== companyId)
      location.assign(prefixOf(currentLanguage()) + (visit ? homePath : companiesPath));
    else if (before.rolePremission !== rolePremission || before.role !== role || before.userId !== userId) void revalidate();
  }, [rolePremission, role, userId, companyId, visit, revalidate]);
}
