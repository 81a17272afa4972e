import pg from 'pg';
import { vi } from 'vitest';

/** What this process asks PostgreSQL from now on, statement by statement, whichever connection it takes. */
export function watchStatements(): { texts(): string[]; stop(): void } {
  const prototype = pg.Query.prototype as unknown as { prepare(this: { text: string }): void };
  const spy = vi.spyOn(prototype, 'prepare');
  return { texts: () => (spy.mock.contexts as { text: string }[]).map(({ text }) => text), stop: () => spy.mockRestore() };
}

/** How often PostgreSQL refuses this process a statement with a code from now on, whoever hears of it. */
export function watchRefusals(code: string): { count(): number; stop(): void } {
  const spy = vi.spyOn(pg.Connection.prototype, 'emit');
  const isRefusal = ([event, message]: unknown[]) => event === 'errorMessage' && (message as { code?: string }).code === code;
  return { count: () => spy.mock.calls.filter(isRefusal).length, stop: () => spy.mockRestore() };
}
