import { pauseBefore } from './pauseBefore.ts';

/** Returns whether the server is ready: it answers, and its database does. */
export async function isAnswering(): Promise<boolean> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

let failures = 0;
let failedAt = 0;
/** Milliseconds without a failure after which the retry counter starts again. */
const forgotten = 60_000;

/** Waits until the server answers again, with a longer pause after each consecutive failure. Resolves to false when `signal` is aborted. */
export async function whenAnswering(signal: AbortSignal): Promise<boolean> {
  if (Date.now() - failedAt > forgotten) failures = 0;
  do {
    failedAt = Date.now();
    await pauseBefore(failures++);
  } while (!signal.aborted && !(await isAnswering()));
  return !signal.aborted;
}
