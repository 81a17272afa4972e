import { useEffect, useState } from 'react';
import type { FoundRecord } from './findRecords.ts';

/** Debounce in milliseconds, and minimum number of characters to search. */
const typingPause = 150;
const shortest = 2;

export interface Found {
  /** The text that was searched. */
  text: string;
  records: readonly FoundRecord[];
  hasFailed: boolean;
  /** Number of the attempt. */
  attempt: number;
}

const nothing: Found = { text: '', records: [], hasFailed: false, attempt: 0 };

/** Searches for records matching the typed text, ignoring outdated answers. */
export function useFoundRecords(typed: string): Found & { isSearching: boolean; again: () => void } {
  const text = typed.trim();
  const isAsked = text.length >= shortest;
  const [found, setFound] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void (async () => {
        const answer = await import('./findRecords.ts')
          .then(({ findRecords }) => findRecords(text))
          .then(
            records => ({ text, records, hasFailed: false, attempt }),
            () => ({ text, records: [], hasFailed: true, attempt }),
          );
        if (isCurrent) setFound(answer);
      })();
    }, typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isAsked, attempt]);
  const isSearching = isAsked && (found.text !== text || found.attempt !== attempt);
  return {
    ...(isAsked ? found : nothing),
    hasFailed: found.hasFailed && isAsked && !isSearching,
    isSearching,
    again: () => setAttempt(attempt + 1),
  };
}
