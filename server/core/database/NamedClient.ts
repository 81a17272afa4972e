import { createHash } from 'node:crypto';
import pg from 'pg';

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

/** A connection on which every parameterised statement is prepared by name: small reads cost half (docs/performance.md). */
export class NamedClient extends pg.Client {
  // pg declares a dozen overloads; all of them end in (config or text, values?, callback?).
  override query = ((first: string | Config, ...rest: unknown[]) => {
    const run = (...all: unknown[]) => (super.query as (...each: unknown[]) => unknown).apply(this, all);
    if (typeof first === 'string' && Array.isArray(rest[0]) && rest[0].length > 0)
      return run({ text: first, values: rest[0], name: nameOf(first) }, ...rest.slice(1));
    if (typeof first === 'object' && first.text && first.values?.length && !first.name && !('submit' in first))
      return run({ ...first, name: nameOf(first.text) }, ...rest);
    return run(first, ...rest);
  }) as pg.Client['query'];
}
