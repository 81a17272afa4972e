import { createHash } from 'node:crypto';
import pg from 'pg';
import { sendBatch } from './Batch.ts';
import { isUnavailable } from './databaseErrors.ts';
import type { SharedConnections } from './SharedConnections.ts';

const names = new Map<string, string>();

/** A short name for a statement's text, so that PostgreSQL plans it once a connection; texts are bounded, unknown ones past the bound stay unnamed. */
export function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < 2_000) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

type Config = pg.QueryConfig & { name?: string };

/** Begins the text of a statement that travels with the next one: its rows are there once that one has been answered. */
export const withNext = '/* with the next */ ';

interface Waiting {
  statement: pg.QueryConfig;
  rows: object[];
}

/**
 * A connection on which every parameterised statement is prepared by name: small reads cost half (docs/performance.md). What opens a
 * transaction, and what is marked `withNext`, waits for the statement that follows and shares its round trip; should it fail, that
 * one fails with its error. A transaction that is one round trip from `begin` to `commit` needs neither; a rollback drops what waits.
 */
export abstract class NamedClient extends pg.Client {
  /** Over which a transaction goes that is one round trip; undefined where those have no others to share with. */
  protected abstract readonly sharedConnections: SharedConnections | undefined;
  #waiting: Waiting[] = [];

  // pg declares a dozen overloads; all of them end in (config or text, values?, callback?).
  override query = ((first: string | Config, ...rest: unknown[]) => {
    const run = (...all: unknown[]) => (super.query as (...each: unknown[]) => unknown).apply(this, all);
    if (typeof first === 'object' && 'submit' in first) return run(first, ...rest);
    const given = typeof first === 'string' ? { text: first, values: rest[0] as unknown[] | undefined } : first;
    if (typeof rest.at(-1) === 'function') return run(first, ...rest);
    // Where a NUL stands PostgreSQL takes the text to end, and MikroORM writes values into it.
    if (given.text.includes('\0')) return Promise.reject(Object.assign(new Error('A statement holds a NUL'), { code: '22021' }));
    if (this.#waits(given.text)) {
      const rows: object[] = [];
      this.#waiting.push({ statement: named(given), rows });
      return Promise.resolve({ command: '', rowCount: 0, oid: 0, rows, fields: [] });
    }
    // What is taken back need not be done first; and what nobody has begun need not be taken back.
    if (given.text === 'rollback' && this.#waiting.splice(0)[0]?.statement.text === 'begin') return Promise.resolve(ended('ROLLBACK'));
    if (given.text === 'rollback') return (run(first) as Promise<unknown>).catch(asRolledBack);
    if (!this.#waiting.length) return run(given.values?.length ? named(given) : first, ...(typeof first === 'string' ? [] : rest));
    return this.#trip(given);
  }) as pg.Client['query'];

  async #trip(given: Config): Promise<object> {
    const waiting = this.#waiting.splice(0);
    const statements = [...waiting.map(({ statement }) => statement), named(given)];
    const isWhole = given.text === 'commit' && statements[0].text === 'begin';
    // One round trip is one transaction, which ends with it; and nothing need not be done.
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
 * A connection that is gone has taken its transaction with it. Were this a failure, whoever rolls back would never give the connection
 * back, and after as many as the pool has nobody would get one, though the database is there again.
 */
function asRolledBack(error: unknown) {
  if (isUnavailable(error)) return ended('ROLLBACK');
  throw error;
}

const ended = (command: string) => ({ command, rowCount: null, oid: 0, rows: [], fields: [] });

// A text without values is as often as not one of its kind.
const named = (statement: Config): Config =>
  statement.values?.length ? { ...statement, name: statement.name ?? nameOf(statement.text) } : statement;
