import { useEffect, useState } from 'react';
import { refreshViewer } from '../core/session/refreshViewer.ts';

/** How often the time is looked at, in milliseconds. */
const beat = 10_000;
const minute = 60_000;

/** Whole minutes until an instant, rounded up; once it has come the server is asked who the viewer is now. */
export function useMinutesLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(until) - now;
  const isOver = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), beat);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) void refreshViewer();
    // Where the clocks differ, it is asked until the server finds it over too.
  }, [isOver, now]);
  return Math.max(0, Math.ceil(left / minute));
}
