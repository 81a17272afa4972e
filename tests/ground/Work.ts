import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Keeps writing from four concurrent clients, whatever happens, until stopped. What was not acknowledged is asked for again under its key, as
 * clients do: it may have been written although its answer was lost.
 */
export class Work {
  readonly asked: string[] = [];
  readonly acknowledged: string[] = [];
  #isOver = false;
  readonly #hands: Promise<unknown>;

  /** @param write creates one record under a key; returns whether it was acknowledged, or throws. */
  constructor(write: (key: string) => Promise<boolean>) {
    const hand = async () => {
      while (!this.#isOver) {
        const key = randomUUID();
        this.asked.push(key);
        while (!this.#isOver && !(await write(key).catch(() => false))) await pause(20);
        if (!this.#isOver) this.acknowledged.push(key);
      }
    };
    this.#hands = Promise.all(Array.from({ length: 4 }, hand));
  }

  stop(): Promise<unknown> {
    this.#isOver = true;
    return this.#hands;
  }
}
