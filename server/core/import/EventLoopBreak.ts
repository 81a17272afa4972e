import { setImmediate } from 'node:timers/promises';

/** Lets other requests run during a long loop. */
export class EventLoopBreak {
  #since = performance.now();

  /** `longest` is for how many milliseconds the loop may block the event loop. */
  constructor(readonly longest = 20) {}

  /** Whether the loop has run long enough to block other requests. */
  get isDue(): boolean {
    return performance.now() - this.#since > this.longest;
  }

  /** Yields to the event loop. */
  async take(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
