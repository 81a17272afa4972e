import { pauseBefore } from './pauseBefore.ts';

/** Whether the server takes requests now: it answers, and its database does. */
export async function isAnswering(): Promise<boolean> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

let failures = 0;
let failedAt = 0;
/** After so many milliseconds without a failure, the next one is a first one. */
const forgotten = 60_000;

/** Waits for the server after a failure; longer each time where one follows another. Resolves to whether it answers: not when `signal` is aborted. */
export async function whenAnswering(signal: AbortSignal): Promise<boolean> {
  if (Date.now() - failedAt > forgotten) failures = 0;
  do {
    failedAt = Date.now();
    await pauseBefore(failures++);
  } while (!signal.aborted && !(await isAnswering()));
  return !signal.aborted;
}
