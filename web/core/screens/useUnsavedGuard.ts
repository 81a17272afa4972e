import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeaving } from '../session/returnPath.ts';

/** Asks before anything typed is lost: by a link, by going back, by closing the dialog (its being open is in the address) or the tab. */
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
