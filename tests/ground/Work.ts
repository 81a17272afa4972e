import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Keeps writing from four concurrent clients, whatever happens, until stopped. */
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
        try {
          if (await write(key)) this.acknowledged.push(key);
        } catch {
          await pause(20);
        }
      }
    };
    this.#hands = Promise.all(Array.from({ length: 4 }, hand));
  }

  stop(): Promise<unknown> {
    this.#isOver = true;
    return this.#hands;
  }
}
