import { setTimeout as pause } from 'node:timers/promises';
import { isAnswering } from '../observability/openRequests.ts';

/** Longest rest in milliseconds: what was worked before no longer counts. */
const longest = 50;

/** Rest owed for each unit of work: what readers wait for is mostly the piece of work that begins while they are answered. */
const share = 3;

/**
 * Lets requests go before long work, such as imports, bulk actions and documents: while one is answered, the work rests. It owes requests three times
 * as much rest as it has worked, so that it keeps a quarter of the time however many there are, and all of it while nobody asks.
 */
export class Courtesy {
  /** When the present stretch of work began. */
  #since = performance.now();
  #owed = 0;
  #resting: Promise<void> | undefined;

  /** To be awaited between two pieces of the work; whoever does so meanwhile shares the rest. */
  rest(): Promise<void> {
    return (this.#resting ??= this.#rest().finally(() => (this.#resting = undefined)));
  }

  async #rest(): Promise<void> {
    const begun = performance.now();
    this.#owed = Math.min(this.#owed + share * (begun - this.#since), longest);
    const until = begun + this.#owed;
    while (isAnswering() && performance.now() < until) await pause(1);
    this.#since = performance.now();
    this.#owed = Math.max(until - this.#since, 0);
  }
}

/** Shared by all such work of the process: a rest of one while another works would help nobody. */
export const courtesy = new Courtesy();
