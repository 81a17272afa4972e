import pLimit, { type LimitFunction } from 'p-limit';
import { Busy } from '../errors.ts';
import { courtesy } from '../task/Courtesy.ts';

/** Documents of a company in work at once: one is loaded while another is rendered. And how many more may wait. */
const atOnce = 2;
const waitingAtMost = 100;

/**
 * Lets the documents of a company take turns, so that those of others need not wait until a company's hundred are printed, nor do a company's
 * printers hold all connections to the database. Each lets other requests go before it.
 */
export class PrintTurns {
  readonly #lines = new Map<string, LimitFunction>();

  /** Runs the work of one document as soon as it is its turn. RequestError `busy` if too many of the company's documents wait. */
  async take<T>(companyId: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(companyId) ?? pLimit(atOnce);
    if (line.pendingCount >= waitingAtMost) throw Busy();
    this.#lines.set(companyId, line);
    try {
      return await line(async () => {
        await courtesy.rest();
        return work();
      });
    } finally {
      if (line.activeCount + line.pendingCount === 0) this.#lines.delete(companyId);
    }
  }
}
