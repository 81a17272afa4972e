import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { beginAnew } from '../relay/attempt.ts';
import { isCodeMissing } from '../relay/missingCode.ts';
import { RequestFailed } from '../relay/RequestFailed.ts';
import { isAnswering, whenAnswering } from '../relay/serverAnswers.ts';

/** A page is not loaded anew twice within so many milliseconds: what a new version does not mend is said. */
const once = 30_000;
const key = 'loadedAnewAt';

/** Loads the page anew, whose code a new version has replaced; false when that was done a moment ago. */
function loadAnew(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(key)) < once) return false;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return true;
}

/** Why a screen is away: nobody answers, or its code is of a version that is gone. */
type Away = 'OFFLINE' | 'OUTDATED';

/**
 * Brings back a screen that could not be loaded as soon as the server answers, without being asked: its data again, or the whole page where
 * its code is of a version that is gone. Answers why it is away, LOADING until that is known; undefined where waiting helps nothing.
 */
export function useComeBack(error: unknown): Away | 'LOADING' | undefined {
  const { revalidate } = useRevalidator();
  const isCode = isCodeMissing(error);
  const isOffline = error instanceof RequestFailed && error.code === 'OFFLINE';
  const [known, setKnown] = useState<{ error: unknown; away: Away }>();
  useEffect(() => {
    if (!isCode && !isOffline) return;
    const left = new AbortController();
    const comeBack = async () => {
      if (isCode) {
        const away = (await isAnswering()) ? 'OUTDATED' : 'OFFLINE';
        if (left.signal.aborted || (away === 'OUTDATED' && loadAnew())) return;
        setKnown({ error, away });
        if (away === 'OUTDATED') return;
      }
      if (!(await whenAnswering(left.signal))) return;
      beginAnew();
      await revalidate();
    };
    void comeBack();
    return () => left.abort();
  }, [error, isCode, isOffline, revalidate]);
  if (isOffline) return 'OFFLINE';
  if (!isCode) return undefined;
  return known && known.error === error ? known.away : 'LOADING';
}
