import pg from 'pg';
import { vi } from 'vitest';

/** Records the statements that this process sends to PostgreSQL from now on, over any connection. */
export function watchStatements(): { texts(): string[]; stop(): void } {
  const prototype = pg.Query.prototype as unknown as { prepare(this: { text: string }): void };
  const spy = vi.spyOn(prototype, 'prepare');
  return { texts: () => (spy.mock.contexts as { text: string }[]).map(({ text }) => text), stop: () => spy.mockRestore() };
}

/** Counts the statements of this process that PostgreSQL refuses with a code from now on, even if the error is handled. */
export function watchRefusals(code: string): { count(): number; stop(): void } {
  const spy = vi.spyOn(pg.Connection.prototype, 'emit');
  const isRefusal = ([event, message]: unknown[]) => event === 'errorMessage' && (message as { code?: string }).code === code;
  return { count: () => spy.mock.calls.filter(isRefusal).length, stop: () => spy.mockRestore() };
}
