interface Turn {
  running: Promise<unknown>;
  /** Begins once the running one is over. */
  next: Promise<unknown> | undefined;
}

/**
 * Reads once for all who ask for the same at the same moment. Nothing is kept: a read answers only those who asked before it began, so what it
 * returns is never older than the question.
 */
export class SharedReads {
  readonly #turns = new Map<string, Turn>();

  /**
   * Returns what a read gives, or throws what it throws.
   * @param key names all that the answer depends on.
   * @param read begins after this call; who asks meanwhile shares the next one.
   */
  read<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turns.get(key);
    if (!turn) return this.#begin(key, read);
    turn.next ??= turn.running.then(
      () => this.#begin(key, read),
      () => this.#begin(key, read),
    );
    return turn.next as Promise<Answer>;
  }

  #begin<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const running = read();
    const turn: Turn = { running, next: undefined };
    this.#turns.set(key, turn);
    const over = () => void (!turn.next && this.#turns.delete(key));
    running.then(over, over);
    return running;
  }
}
