import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { onChanges } from './changes.ts';
import { allAnswered } from './environment.ts';

/** Changes that come in a row are fetched once, this long after the last. */
const settle = 250;

/** Fetches the screen's data again, quietly, whenever a record of one of the types changes. */
export function useLiveUpdates(...types: string[]): void {
  const { revalidate } = useRevalidator();
  useRecordChanges(types, revalidate);
}

/** Calls back when records of one of the types have changed. */
export function useRecordChanges(types: string[], onChange: () => unknown): void {
  const key = types.join();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!key) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChanges(key.split(','), () => {
      clearTimeout(timer);
      timer = setTimeout(() => void allAnswered().then(() => latest.current()), settle);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);
}
