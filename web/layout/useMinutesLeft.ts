import { useEffect, useState } from 'react';
import { refreshViewer } from '../core/session/refreshViewer.ts';

/** How often the time is looked at, in milliseconds. */
const beat = 10_000;
const minute = 60_000;

/** Whole minutes until an instant, rounded up; once it has come the server is asked who the viewer is now, until it finds it over too. */
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
