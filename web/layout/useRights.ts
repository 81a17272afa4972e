import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { landingPath } from '../core/routing/guard.ts';
import { isLocked, lockPath } from '../core/session/lock.ts';
import { refreshViewer } from '../core/session/refreshViewer.ts';
import { isSignedIn, useSession } from '../core/session/session.ts';

/** Keeps the page within what its viewer may see: rights are asked anew on load and whenever the tab is looked at again, and a change of them, or a sign-out, sign-in or lock in another tab, takes effect here. */
export function useRights(): void {
  const { rolePremission, role, userId } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const known = useRef({ rolePremission, role, userId });
  useEffect(() => {
    void refreshViewer();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refreshViewer();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if ((key === 'token' || key === null) && !isSignedIn()) void navigate(landingPath);
      else if (isLocked()) void navigate(lockPath);
    };
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('storage', onStorage);
    };
  }, [navigate]);
  useEffect(() => {
    const before = known.current;
    known.current = { rolePremission, role, userId };
    if (before.rolePremission !== rolePremission || before.role !== role || before.userId !== userId) void revalidate();
  }, [rolePremission, role, userId, revalidate]);
}
