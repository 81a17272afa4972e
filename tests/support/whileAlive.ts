import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { send } from './send.ts';

/** How long other requests may wait while a client does its worst, in milliseconds of work on a machine of usual speed. */
const longestWait = 200;

/** What the work in `slowness` takes on a machine of usual speed: two cores of 2025, otherwise idle; in milliseconds. */
const usualWork = 12;

/** How often requests may be sent: what only the first of them pays, such as compiling code, is no client's doing. */
const rounds = 3;

/**
 * Runs requests while polling `/healthz`, and expects each of its answers to take less than 200 ms of work. When there are several
 * requests, each one names itself by `ask`, so that a failure tells which of them kept others waiting. Requests that keep others waiting
 * are sent again, because a client's worst is what it can do each time; the answers to the first are returned.
 */
export async function whileAlive<T>(url: string, request: (ask: (what: string) => void) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  const kept: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const pulse = new Pulse(url);
    const [asked] = await Promise.allSettled([request(what => (pulse.asked = what))]);
    const { longest, meanwhile } = await pulse.stop();
    if (asked.status === 'rejected') throw asked.reason;
    answers.push(asked.value);
    const usual = longest < longestWait ? longest : longest / slowness();
    if (usual < longestWait) return answers[0];
    kept.push(`${Math.round(usual)} ms of work (measured ${Math.round(longest)}), by ${meanwhile}`);
  }
  expect.fail(`/healthz waited each time for longer than ${longestWait} ms: ${kept.join('; ')}`);
}

/**
 * Polls `/healthz` every 10 ms and measures each answer by the CPU time of the server's thread meanwhile, for all requests: how long it
 * would take on an idle machine. Wall-clock time would be longer while other processes, such as other tests, use the
 * processor.
 */
class Pulse {
  asked = 'the request';
  readonly #stopping = new AbortController();
  #longest = { longest: 0, meanwhile: '' };
  readonly #beats: Promise<void>;

  constructor(private readonly url: string) {
    this.#beats = this.#beat();
  }

  async #beat(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // Client and server share this thread: time counts from when a request was due, because a blocked loop cannot send it either.
      const [before, first] = [worked(), this.asked];
      // Nothing waits for what is left of the last one.
      await setTimeout(10, undefined, { signal }).catch(() => undefined);
      const answer = await send(`${this.url}/healthz`, 'GET', {});
      if (answer.status !== 200) throw new Error(`/healthz answered ${answer.status}`);
      const longest = worked() - before;
      if (longest > this.#longest.longest) this.#longest = { longest, meanwhile: [...new Set([first, this.asked])].join(' or ') };
    }
  }

  /** Returns the slowest answer, in milliseconds of work. */
  async stop(): Promise<{ longest: number; meanwhile: string }> {
    this.#stopping.abort();
    await this.#beats;
    return this.#longest;
  }
}

/** CPU time that this thread has used so far, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * How much longer this machine takes for the same work than one of usual speed, at least 1: others share its processors, whose time is
 * then counted as ours.
 */
function slowness(): number {
  const times = Array.from({ length: 3 }, () => {
    const before = worked();
    const rows = Array.from({ length: 8_000 }, (_, id) => ({ id, name: `customer ${id}`, tags: ['a', String(id)] }));
    JSON.parse(JSON.stringify(rows)).sort((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1));
    return worked() - before;
  });
  return Math.max(1, Math.min(...times) / usualWork);
}
