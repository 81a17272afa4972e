import { useEffect, useRef } from 'react';
import { useRevalidate } from './useRevalidate.ts';
import { onChanges } from './changes.ts';
import { allAnswered } from './environment.ts';

/** Milliseconds to wait after the last change before refetching, so that a burst of changes is fetched once. */
const settle = 250;

/** Milliseconds after which a burst that goes on is fetched all the same. */
const longest = 1_000;

/** Refetches the screen's data in the background whenever a record of one of the types changes. */
export function useLiveUpdates(...types: string[]): void {
  const revalidate = useRevalidate();
  useRecordChanges(types, revalidate);
}

/** Calls `onChange` when records of one of the types have changed. */
export function useRecordChanges(types: string[], onChange: () => unknown): void {
  const key = types.join();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!key) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first: number | undefined;
    const stop = onChanges(key.split(','), () => {
      clearTimeout(timer);
      first ??= performance.now();
      const call = () => {
        first = undefined;
        void allAnswered().then(() => latest.current());
      };
      timer = setTimeout(call, Math.min(settle, Math.max(first + longest - performance.now(), 0)));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);
}
