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
  // Not by a spy, which would keep every message of every connection.
  const connection = pg.Connection.prototype as Pick<pg.Connection, 'emit'>;
  const { emit } = connection;
  let count = 0;
  connection.emit = function counted(this: pg.Connection, event: string | symbol, ...args: unknown[]) {
    if (event === 'errorMessage' && (args[0] as { code?: string }).code === code) count++;
    return emit.call(this, event, ...args);
  } as typeof emit;
  return { count: () => count, stop: () => void (connection.emit = emit) };
}
