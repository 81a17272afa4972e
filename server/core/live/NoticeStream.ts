import type { RecordNotice } from '../changes/publishChanges.ts';

/** Maximum number of queued notices; a reader who falls further behind is disconnected, and reads everything again after reconnecting. */
const backlog = 1_000;

type Result = IteratorResult<RecordNotice[], undefined>;
const over: Result = { done: true, value: undefined };

/**
 * The notices for one reader, as an async iterator for GraphQL. Unlike a generator, either side can end it at once, even while the reader
 * waits.
 */
export class NoticeStream implements AsyncIterableIterator<RecordNotice[]> {
  readonly #readers: ((result: Result) => void)[] = [];
  #waiting: RecordNotice[] = [];
  #isEnded = false;

  /** @param left is called once, when the stream has ended. */
  constructor(private readonly left: () => void) {}

  /** Delivers notices to the reader, now or at their next request. */
  push(notices: RecordNotice[]): void {
    if (this.#isEnded || !notices.length) return;
    const reader = this.#readers.shift();
    if (reader) return reader({ done: false, value: notices });
    if (this.#waiting.length >= backlog) return this.end();
    for (const notice of notices) this.#waiting.push(notice);
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#waiting = [];
    for (const reader of this.#readers.splice(0)) reader(over);
    this.left();
  }

  next(): Promise<Result> {
    if (this.#isEnded) return Promise.resolve(over);
    if (this.#waiting.length) return Promise.resolve({ done: false, value: this.#waiting.splice(0) });
    return new Promise(told => this.#readers.push(told));
  }

  return(): Promise<Result> {
    this.end();
    return Promise.resolve(over);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
