import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate, type BlockerFunction } from 'react-router-dom';
import { isLeaving } from '../session/returnPath.ts';

/**
 * Asks before unsaved changes are lost by following a link, going back, closing the dialog (which is in the address) or closing the tab.
 */
export function useUnsavedGuard(isUnsaved: () => boolean) {
  const navigate = useNavigate();
  const asked = useRef(isUnsaved);
  useLayoutEffect(() => {
    asked.current = isUnsaved;
  });
  const [isAsking, setAsking] = useState(false);
  /** Where the user was going when asked. */
  const way = useRef<Parameters<BlockerFunction>[0]>(undefined);
  /** The entry of the history that the user has agreed to leave. */
  const left = useRef<string>(undefined);
  const block = useCallback<BlockerFunction>(to => {
    if (to.currentLocation.key === left.current || !asked.current()) return false;
    way.current = to;
    setAsking(true);
    return true;
  }, []);
  const blocker = useBlocker(block);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (asked.current() && !isLeaving() && localStorage.getItem('token')) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);
  const stay = () => {
    setAsking(false);
    tells(blocker.reset);
  };
  const leave = () => {
    setAsking(false);
    if (tells(blocker.proceed)) return;
    const { currentLocation, nextLocation, historyAction } = way.current!;
    left.current = currentLocation.key;
    if (historyAction === 'POP') void navigate(-1);
    else void navigate(nextLocation, { replace: historyAction === 'REPLACE', preventScrollReset: true });
  };
  return { isAsking, stay, leave };
}

/**
 * Tells the router the answer; false if it has forgotten what it blocks. It does as soon as it has refetched the screen, for which a change by
 * somebody else is enough, and then throws if the screen has not been rendered since.
 */
function tells(answer: (() => void) | undefined): boolean {
  try {
    answer?.();
    return !!answer;
  } catch {
    return false;
  }
}
