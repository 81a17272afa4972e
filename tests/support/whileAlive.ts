import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** How long other requests may wait while a client does its worst, in milliseconds. */
const longestWait = 200;

/**
 * Runs requests while polling `/healthz`, and expects each of its answers to take less than 200 ms of work. When there are several
 * requests, each one names itself by `ask`, so that a failure tells which of them kept others waiting.
 */
export async function whileAlive<T>(url: string, request: (ask: (what: string) => void) => Promise<T>): Promise<T> {
  const pulse = new Pulse(url);
  const [asked] = await Promise.allSettled([request(what => (pulse.asked = what))]);
  const { longest, meanwhile } = await pulse.stop();
  if (asked.status === 'rejected') throw asked.reason;
  expect(longest, `/healthz waited for ${Math.round(longest)} ms of work, by ${meanwhile}`).toBeLessThan(longestWait);
  return asked.value;
}

/**
 * Polls `/healthz` every 10 ms and measures each answer by the CPU time of the server's thread meanwhile, for all requests: how long it
 * would take on an idle machine. Wall-clock time would be longer while other processes, such as other tests, use the
 * processor.
 */
class Pulse {
  asked = 'the request';
  #isStopped = false;
  #longest = { longest: 0, meanwhile: '' };
  readonly #beats: Promise<void>;

  constructor(private readonly url: string) {
    this.#beats = this.#beat();
  }

  async #beat(): Promise<void> {
    while (!this.#isStopped) {
      // Client and server share this thread: time counts from when a request was due, because a blocked loop cannot send it either.
      const [before, first] = [worked(), this.asked];
      await setTimeout(10);
      const answer = await fetch(`${this.url}/healthz`);
      await answer.text();
      if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`);
      const longest = worked() - before;
      if (longest > this.#longest.longest) this.#longest = { longest, meanwhile: [...new Set([first, this.asked])].join(' or ') };
    }
  }

  /** Returns the slowest answer, in milliseconds of work. */
  async stop(): Promise<{ longest: number; meanwhile: string }> {
    this.#isStopped = true;
    await this.#beats;
    return this.#longest;
  }
}

/** CPU time that this thread has used so far, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
