import { createHash } from 'node:crypto';
import pg from 'pg';
import { Batch } from './Batch.ts';

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

/** Begins the text of a statement whose answer nobody reads: it travels with the next one. */
export const withNext = '/* with the next */ ';

const noAnswer: pg.QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] };

/**
 * A connection on which every parameterised statement is prepared by name: small reads cost half (docs/performance.md). What opens a
 * transaction, and what is marked `withNext`, waits for the statement that follows and shares its round trip; should it fail, that
 * one fails with its error.
 */
export class NamedClient extends pg.Client {
  #waiting: pg.QueryConfig[] = [];

  // pg declares a dozen overloads; all of them end in (config or text, values?, callback?).
  override query = ((first: string | Config, ...rest: unknown[]) => {
    const run = (...all: unknown[]) => (super.query as (...each: unknown[]) => unknown).apply(this, all);
    if (typeof first === 'object' && 'submit' in first) return run(first, ...rest);
    const given = typeof first === 'string' ? { text: first, values: rest[0] as unknown[] | undefined } : first;
    if (typeof rest.at(-1) === 'function') return run(first, ...rest);
    if (this.#waits(given.text)) {
      this.#waiting.push(named(given));
      return Promise.resolve(noAnswer);
    }
    if (!this.#waiting.length) return run(given.values?.length ? named(given) : first, ...(typeof first === 'string' ? [] : rest));
    const statements = [...this.#waiting.splice(0), { ...named(given), types: this as pg.CustomTypesConfig }];
    return new Promise((done, failed) => run(new Batch(statements, (error, results) => (error ? failed(error) : done(results.at(-1))))));
  }) as pg.Client['query'];

  #waits(text: string): boolean {
    return (
      text === 'begin' || text.startsWith(withNext) || (this.#waiting.length > 0 && /^(select set_config\(|set local role )/.test(text))
    );
  }
}

// A text without values is as often as not one of its kind.
const named = (statement: Config): Config =>
  statement.values?.length ? { ...statement, name: statement.name ?? nameOf(statement.text) } : statement;
