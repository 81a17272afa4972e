import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** How long `/healthz` may take while a client does its worst, in milliseconds. */
const patience = 200;

/**
 * Runs a request while `/healthz` is asked again and again, and expects each of its answers within 200 ms. A machine that is busy with
 * something else holds the answer up once; a request that blocks the process does so each of three times.
 */
export async function whileAlive<T>(url: string, request: () => Promise<T>): Promise<T> {
  const silences: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const pulse = beat(url);
    const answer = await request();
    const silence = await pulse.stop();
    if (silence <= patience) return answer;
    silences.push(Math.round(silence));
  }
  expect.fail(`/healthz was silent for ${silences.join(', ')} ms`);
}

/** Asks `/healthz` every 10 ms until it is stopped; then answers how long its slowest answer took, in milliseconds. */
function beat(url: string) {
  const end = new AbortController();
  let slowest = 0;
  const asked = (async () => {
    // Client and server share this process: a question counts from when it was due, for a blocked loop cannot send it either.
    while (!end.signal.aborted) {
      const due = performance.now() + 10;
      await setTimeout(10);
      await (await fetch(`${url}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - due);
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
