import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** How long others may wait while a client does its worst, in milliseconds. */
const patience = 200;

/**
 * Runs requests while `/healthz` is asked again and again, and expects that each of its answers took less than 200 ms of work. Of several
 * requests, each says by `ask` what it asks, for whoever reads which of them kept others waiting.
 */
export async function whileAlive<T>(url: string, request: (ask: (what: string) => void) => Promise<T>): Promise<T> {
  const pulse = new Pulse(url);
  const [asked] = await Promise.allSettled([request(what => (pulse.asked = what))]);
  const { longest, meanwhile } = await pulse.stop();
  if (asked.status === 'rejected') throw asked.reason;
  expect(longest, `/healthz waited for ${Math.round(longest)} ms of work, by ${meanwhile}`).toBeLessThan(patience);
  return asked.value;
}

/**
 * Asks `/healthz` every 10 ms, and measures each answer by what the server's thread has computed meanwhile, for it and all others: that is
 * how long it takes where the machine has nothing else to do. By the clock it would be longer while other processes, tests among them, have
 * the processor.
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
      // Client and server share this thread: a question counts from when it was due, for a blocked loop cannot send it either.
      const [before, first] = [worked(), this.asked];
      await setTimeout(10);
      const answer = await fetch(`${this.url}/healthz`);
      await answer.text();
      if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`);
      const longest = worked() - before;
      if (longest > this.#longest.longest) this.#longest = { longest, meanwhile: [...new Set([first, this.asked])].join(' or ') };
    }
  }

  /** The answer that took longest, in milliseconds of work. */
  async stop(): Promise<{ longest: number; meanwhile: string }> {
    this.#isStopped = true;
    await this.#beats;
    return this.#longest;
  }
}

/** What this thread has computed so far, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
