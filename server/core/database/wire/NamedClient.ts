import { createHash } from 'node:crypto';
import pg from 'pg';
import { isUnavailable } from '../databaseErrors.ts';
import { withLateText } from '../lateText.ts';

const names = new Map<string, string>();

/**
 * Returns a short name for a statement, so that PostgreSQL plans it once per connection; past a fixed number of texts, new ones stay
 * unnamed.
 */
export function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < 2_000) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

type Config = pg.QueryConfig & { name?: string };

/**
 * Returns a statement as it is sent: with its late text, and named if it has values, as texts without are mostly unique.
 * @throws an error with PostgreSQL's code 22021 if the text holds a NUL: PostgreSQL would truncate it there, and MikroORM writes values into it.
 */
export function prepared({ text: given, values, name, ...rest }: Config): Config {
  const text = values ? withLateText(given, values) : given;
  if (text.includes('\0')) throw Object.assign(new Error('A statement holds a NUL'), { code: '22021' });
  return { ...rest, text, values, name: name ?? (values?.length ? nameOf(text) : undefined) };
}

/** A connection that prepares every parameterised statement by name: small reads cost half (docs/performance-profile.md). */
export class NamedClient extends pg.Client {
  // pg declares a dozen overloads; all of them end in (config or text, values?, callback?).
  override query = ((first: string | Config, ...rest: unknown[]) => {
    const run = (...all: unknown[]) => (super.query as (...each: unknown[]) => unknown).apply(this, all);
    if (typeof first === 'object' && 'submit' in first) return run(first, ...rest);
    if (typeof rest.at(-1) === 'function') return run(first, ...rest);
    if (first === 'rollback') return (run(first) as Promise<unknown>).catch(asRolledBack);
    return answered(callback =>
      typeof first === 'string'
        ? run(prepared({ text: first, values: rest[0] as unknown[] | undefined }), callback)
        : run(prepared(first), ...rest, callback),
    );
  }) as pg.Client['query'];
}

/**
 * Resolves with what a callback is called with. pg's own promise sets the callback of a query that exists already, which lets V8's collections of
 * young objects miss that both are dead: all of a query's objects were promoted (docs/performance-profile.md).
 */
async function answered(ask: (callback: (error: Error | null, result: object) => void) => unknown): Promise<object> {
  try {
    return await new Promise((done, failed) => void ask((error, result) => (error ? failed(error) : done(result))));
  } catch (error) {
    // As pg does it: the error is made where the answer is read, which tells nothing of who asked.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

/**
 * Treats a rollback on a lost connection as done, since the transaction was lost with it. Otherwise callers would never release the
 * connection, and the pool would run empty even after the database is back.
 */
function asRolledBack(error: unknown) {
  if (isUnavailable(error)) return { command: 'ROLLBACK', rowCount: null, oid: 0, rows: [], fields: [] };
  throw error;
}
