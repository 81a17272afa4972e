import { setTimeout as pause } from 'node:timers/promises';
import { requestsBegun } from '../observability/requestCount.ts';

/** Milliseconds of work before a rest. */
const stretch = 20;

/**
 * Lets requests go before long work in the background: whenever it has worked for a while and requests have come in meanwhile, it rests as long as it
 * worked, so that they keep half of the machine. While nobody asks, it does not rest.
 */
export class Courtesy {
  #since: number | undefined;
  #seen = requestsBegun();

  /** To be called between two pieces of the work; the first call begins it. */
  async rest(): Promise<void> {
    const worked = performance.now() - (this.#since ??= performance.now());
    if (worked < stretch) return;
    if (requestsBegun() !== this.#seen) await pause(worked);
    this.#since = performance.now();
    this.#seen = requestsBegun();
  }
}
