import pLimit, { type LimitFunction } from 'p-limit';
import { Refused } from '../errors.ts';

/** Kept below the ten attempts of one address on one account, so that three processes together stay below it too. */
const atOnce = 3;
const waitingAtMost = 100;

const lines = new Map<string, LimitFunction>();

/**
 * Runs attempts on one account a few at a time in this process. Each counts as a failure until it succeeds, so many valid ones at once,
 * such as from an integration's workers, would block each other. Refused `tooManyAttempts {seconds}` if too many are queued.
 */
export async function inAccountQueue<T>(account: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(account) ?? pLimit(atOnce);
  if (line.pendingCount >= waitingAtMost) throw new Refused('tooManyAttempts', { seconds: 1 });
  lines.set(account, line);
  try {
    return await line(work);
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(account);
  }
}
