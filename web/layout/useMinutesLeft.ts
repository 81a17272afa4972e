import { useEffect, useState } from 'react';
import { refreshViewer } from '../core/session/refreshViewer.ts';

/** Interval of the updates, in milliseconds. */
const beat = 10_000;
const minute = 60_000;

/**
 * Returns the minutes left until an instant, rounded up. After it, refreshes the viewer until the server has ended the impersonation as well.
 */
export function useMinutesLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const end = Date.parse(until);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) void refreshViewer();
    }, beat);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil((end - now) / minute));
}
