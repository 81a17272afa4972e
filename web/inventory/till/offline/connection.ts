import { RequestFailed } from '../../../core/relay/RequestFailed.ts';
import { cell } from './cell.ts';

/** Whether the server answered when it was last asked. */
export const connection = cell<'ONLINE' | 'OFFLINE'>('ONLINE');

/** After so many milliseconds without an answer the connection counts as lost: a queue of customers does not wait for it. */
const patience = 8_000;
/** While it is lost, the server is asked this often whether it is there, in milliseconds. */
const pause = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the server for something; rejects with RequestFailed `OFFLINE` when it does not answer, or not in time. Whether it has done what it
 * was asked is not known then: it is said again under the same id.
 */
export async function reach<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new RequestFailed('OFFLINE', undefined, 'no answer in time')), patience);
  });
  try {
    const answer = await Promise.race([ask(), timeout]);
    note('ONLINE');
    return answer;
  } catch (error) {
    note(isUnreachable(error) ? 'OFFLINE' : 'ONLINE');
    throw error;
  } finally {
    clearTimeout(late);
  }
}

export const isUnreachable = (error: unknown): boolean => error instanceof RequestFailed && error.code === 'OFFLINE';

function note(state: 'ONLINE' | 'OFFLINE') {
  clearTimeout(timer);
  if (state === 'OFFLINE') timer = setTimeout(() => void probe(), pause);
  if (connection.get() !== state) connection.set(state);
}

/** Asks no more than whether somebody answers. */
async function probe() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  note(answer?.ok ? 'ONLINE' : 'OFFLINE');
}

addEventListener('offline', () => note('OFFLINE'));
addEventListener('online', () => void probe());
