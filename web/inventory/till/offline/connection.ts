import { RequestFailed } from '../../../core/relay/RequestFailed.ts';
import { cell } from './cell.ts';

/** Whether the server answered the last request. */
export const connection = cell<'ONLINE' | 'OFFLINE'>('ONLINE');

/** Milliseconds without an answer after which the connection counts as lost, because a queue of customers cannot wait for it. */
const timeout = 8_000;
/** Interval of the probes while the connection is lost, in milliseconds. */
const pause = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a request; rejects with RequestFailed `OFFLINE` when the server does not answer in time. It is unknown then whether the request
 * took effect, so it is repeated with the same id.
 */
export async function reach<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new RequestFailed('OFFLINE', undefined, 'no answer in time')), timeout);
  });
  try {
    const answer = await Promise.race([ask(), lost]);
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

/** Checks only whether the server answers. */
async function probe() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  note(answer?.ok ? 'ONLINE' : 'OFFLINE');
}

addEventListener('offline', () => note('OFFLINE'));
addEventListener('online', () => void probe());
