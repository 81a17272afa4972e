import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeaving } from '../session/returnPath.ts';

/**
 * Asks before unsaved changes are lost by following a link, going back, closing the dialog (which is in the address) or closing the tab.
 */
export function useUnsavedGuard(isUnsaved: () => boolean) {
  const asked = useRef(isUnsaved);
  useLayoutEffect(() => {
    asked.current = isUnsaved;
  });
  const blocker = useBlocker(useCallback(() => asked.current(), []));
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (asked.current() && !isLeaving() && localStorage.getItem('token')) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);
  return { isAsking: blocker.state === 'blocked', stay: () => blocker.reset?.(), leave: () => blocker.proceed?.() };
}
