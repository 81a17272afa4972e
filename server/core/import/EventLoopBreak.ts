import { setImmediate } from 'node:timers/promises';

/** Maximum time a loop may block the event loop, in milliseconds. */
const longest = 20;

/** Lets other requests run during a long loop. */
export class EventLoopBreak {
  #since = performance.now();

  /** Whether the loop has run long enough to block other requests. */
  get isDue(): boolean {
    return performance.now() - this.#since > longest;
  }

  /** Yields to the event loop. */
  async take(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
