import { useEffect, useState } from 'react';
import { startRetry } from '../relay/attempt.ts';
import { isCodeMissing } from '../relay/missingCode.ts';
import { RequestFailed } from '../relay/RequestFailed.ts';
import { isAnswering, whenAnswering } from '../relay/serverAnswers.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';

/** Milliseconds within which the page is not reloaded twice: if the new version does not help, the error is shown. */
const once = 30_000;
const key = 'reloadedAt';

/** Reloads a page whose code a new version has replaced; returns false if it was reloaded a moment ago. */
function reloadOnce(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(key)) < once) return false;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return true;
}

/** Why a screen is unavailable: the server cannot be reached, or the code is of an old version. */
type Away = 'OFFLINE' | 'OUTDATED';

/**
 * Recovers a failed screen as soon as the server answers: refetches its data, or reloads the page if its code is outdated. Returns the
 * reason for the failure, LOADING until it is known, or undefined if waiting does not help.
 */
export function useRecovery(error: unknown): Away | 'LOADING' | undefined {
  const revalidate = useRevalidate();
  const isCode = isCodeMissing(error);
  const isOffline = error instanceof RequestFailed && error.code === 'OFFLINE';
  const [known, setKnown] = useState<{ error: unknown; away: Away }>();
  useEffect(() => {
    if (!isCode && !isOffline) return;
    const left = new AbortController();
    const recover = async () => {
      if (isCode) {
        const away = (await isAnswering()) ? 'OUTDATED' : 'OFFLINE';
        if (left.signal.aborted || (away === 'OUTDATED' && reloadOnce())) return;
        setKnown({ error, away });
        if (away === 'OUTDATED') return;
      }
      if (!(await whenAnswering(left.signal))) return;
      startRetry();
      await revalidate();
    };
    void recover();
    return () => left.abort();
  }, [error, isCode, isOffline, revalidate]);
  if (isOffline) return 'OFFLINE';
  if (!isCode) return undefined;
  return known && known.error === error ? known.away : 'LOADING';
}
