import { setImmediate } from 'node:timers/promises';

/** How long a loop may hold the process, in milliseconds. */
const longest = 20;

/** Lets others be served while a loop goes on. */
export class Breath {
  #since = performance.now();

  /** Whether the loop has gone on for so long that others wait. */
  get isDue(): boolean {
    return performance.now() - this.#since > longest;
  }

  /** Serves whoever waits. */
  async take(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
