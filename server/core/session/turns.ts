import pLimit, { type LimitFunction } from 'p-limit';
import { Refused } from '../errors.ts';

/** Below the ten tries of one address on one account, so that three processes together stay below them too. */
const atOnce = 3;
const waitingAtMost = 100;

const lines = new Map<string, LimitFunction>();

/**
 * Runs tries of one account a few at a time in this process. Each counts as a failure until it was right, so many right ones at once,
 * as the workers of one integration start, would brake each other. Refused `tooManyAttempts {seconds}` where too many wait already.
 */
export async function inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(account) ?? pLimit(atOnce);
  if (line.pendingCount >= waitingAtMost) throw new Refused('tooManyAttempts', { seconds: 1 });
  lines.set(account, line);
  try {
    return await line(work);
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(account);
  }
}
