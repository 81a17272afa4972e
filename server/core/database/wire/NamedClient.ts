import { createHash } from 'node:crypto';
import pg from 'pg';
import { sendBatch } from './Batch.ts';
import { isUnavailable } from '../databaseErrors.ts';
import { withLateText } from '../lateText.ts';
import type { SharedConnections } from './SharedConnections.ts';
import { withNext } from '../withNext.ts';

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

interface Waiting {
  statement: pg.QueryConfig;
  rows: object[];
}

/**
 * A connection that prepares every parameterised statement by name: small reads cost half (docs/performance.md). Statements that open a
 * transaction or are marked `withNext` wait for the next statement and share its round trip; if one fails, the next statement rejects with
 * its error. A transaction that fits in one round trip needs neither `begin` nor `commit`; a rollback drops waiting statements.
 */
export abstract class NamedClient extends pg.Client {
  /** Connections for transactions of one round trip; undefined for clients that do not share connections. */
  protected abstract readonly sharedConnections: SharedConnections | undefined;
  #waiting: Waiting[] = [];

  // pg declares a dozen overloads; all of them end in (config or text, values?, callback?).
  override query = ((first: string | Config, ...rest: unknown[]) => {
    const run = (...all: unknown[]) => (super.query as (...each: unknown[]) => unknown).apply(this, all);
    if (typeof first === 'object' && 'submit' in first) return run(first, ...rest);
    if (typeof rest.at(-1) === 'function') return run(first, ...rest);
    const said = typeof first === 'string' ? { text: first, values: rest[0] as unknown[] | undefined } : first;
    const given = said.values ? { ...said, text: withLateText(said.text, said.values) } : said;
    // PostgreSQL would truncate the text at a NUL, and MikroORM writes values into the text.
    if (given.text.includes('\0')) return Promise.reject(Object.assign(new Error('A statement holds a NUL'), { code: '22021' }));
    if (this.#waits(given.text)) {
      const rows: object[] = [];
      this.#waiting.push({ statement: named(given), rows });
      return Promise.resolve({ command: '', rowCount: 0, oid: 0, rows, fields: [] });
    }
    // Waiting statements are dropped; if the transaction has not begun, no rollback is sent.
    if (given.text === 'rollback' && this.#waiting.splice(0)[0]?.statement.text === 'begin') return Promise.resolve(ended('ROLLBACK'));
    if (given.text === 'rollback') return (run(first) as Promise<unknown>).catch(asRolledBack);
    if (!this.#waiting.length)
      return answered(callback =>
        typeof first === 'string' ? run(given.values?.length ? named(given) : first, callback) : run(named(given), ...rest, callback),
      );
    return this.#trip(given);
  }) as pg.Client['query'];

  async #trip(given: Config): Promise<object> {
    const waiting = this.#waiting.splice(0);
    const statements = [...waiting.map(({ statement }) => statement), named(given)];
    const isWhole = given.text === 'commit' && statements[0].text === 'begin';
    // A round trip is one transaction in itself; an empty one is not sent.
    const trip = (isWhole ? statements.slice(1, -1) : statements).map(statement => ({ ...statement, types: this as pg.CustomTypesConfig }));
    if (isWhole && !trip.length) return ended('COMMIT');
    const apart = () => sendBatch(this, trip);
    const results = await (isWhole && this.sharedConnections ? this.sharedConnections.run(trip, apart) : apart());
    for (const [index, { rows }] of (isWhole ? waiting.slice(1) : waiting).entries()) rows.push(...(results[index].rows as object[]));
    return isWhole ? ended('COMMIT') : results.at(-1)!;
  }

  #waits(text: string): boolean {
    return (
      text === 'begin' || text.startsWith(withNext) || (this.#waiting.length > 0 && /^(select set_config\(|set local role )/.test(text))
    );
  }
}

/**
 * Resolves with what a callback is called with. pg's own promise sets the callback of a query that exists already, which lets V8's collections of
 * young objects miss that both are dead: all of a query's objects were promoted (docs/performance.md).
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
  if (isUnavailable(error)) return ended('ROLLBACK');
  throw error;
}

const ended = (command: string) => ({ command, rowCount: null, oid: 0, rows: [], fields: [] });

// Texts without values are mostly unique, so they are not named.
const named = (statement: Config): Config =>
  statement.values?.length ? { ...statement, name: statement.name ?? nameOf(statement.text) } : statement;
