import { network } from '../session/attempts.ts';

/** Milliseconds that are counted together. */
const window = 60_000;

/** Addresses remembered at most; beyond, counting begins anew. */
const most = 20_000;

/** Counts requests by network address, to brake bots. Each process counts on its own, because pages are cheap and counting must be cheaper. */
export class PageRate {
  #since = 0;
  readonly #counts = new Map<string, number>();

  /** @param limit requests a minute from one network. */
  constructor(private readonly limit: number) {}

  /** Counts a request; returns whether it is one too many. */
  isExceeded(ipAddress: string, now = Date.now()): boolean {
    if (now - this.#since >= window || this.#counts.size >= most) {
      this.#since = now;
      this.#counts.clear();
    }
    const key = network(ipAddress);
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count > this.limit;
  }
}
