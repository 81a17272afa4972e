import pg from 'pg';
import { vi } from 'vitest';

/** What this process asks PostgreSQL from now on, statement by statement, whichever connection it takes. */
export function watchStatements(): { texts(): string[]; stop(): void } {
  const prototype = pg.Query.prototype as unknown as { prepare(this: { text: string }): void };
  const spy = vi.spyOn(prototype, 'prepare');
  return { texts: () => (spy.mock.contexts as { text: string }[]).map(({ text }) => text), stop: () => spy.mockRestore() };
}
