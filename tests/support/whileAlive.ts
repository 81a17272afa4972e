import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** How long others may wait while a client does its worst, in milliseconds. */
const patience = 200;

/** Runs a request while `/healthz` is asked again and again, and expects that each of its answers took less than 200 ms of work. */
export async function whileAlive<T>(url: string, request: () => Promise<T>): Promise<T> {
  const pulse = beat(url);
  const [asked] = await Promise.allSettled([request()]);
  const silence = await pulse.stop();
  if (asked.status === 'rejected') throw asked.reason;
  expect(silence, `/healthz waited for ${Math.round(silence)} ms of work`).toBeLessThan(patience);
  return asked.value;
}

/**
 * Asks `/healthz` every 10 ms until it is stopped; then answers how long its slowest answer was worked for, in milliseconds. That is what the
 * server's thread has computed meanwhile, for itself and all others: how long the answer takes where the machine has nothing else to do. By
 * the clock it would be longer while other processes, tests among them, have the processor.
 */
function beat(url: string) {
  const end = new AbortController();
  let slowest = 0;
  const asked = (async () => {
    while (!end.signal.aborted) {
      // Client and server share this thread: a question counts from when it was due, for a blocked loop cannot send it either.
      const before = worked();
      await setTimeout(10);
      const answer = await fetch(`${url}/healthz`);
      await answer.text();
      expect(answer.status).toBe(200);
      slowest = Math.max(slowest, worked() - before);
    }
  })();
  return {
    async stop() {
      end.abort();
      await asked;
      return slowest;
    },
  };
}

/** What this thread has computed so far, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
