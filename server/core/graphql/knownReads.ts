import { getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { FastifyRequest } from 'fastify';
import type { SessionLayer } from '../session/SessionLayer.ts';
import { readKnownFields, type RootSelection } from './readFields.ts';

/** An operation of reads alone that has been parsed, validated and compiled. */
export interface KnownRead {
  operation: OperationDefinitionNode;
  selection: RootSelection;
}

/** What the body of a request may say. */
export interface Asked {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** Texts kept at most, and the longest that is kept. */
export const limit = { texts: 1_000, length: 20_000 };

/** Operations of reads by their text, so that one that has been asked before is parsed, checked and planned no more. */
export class KnownReads {
  // By text, oldest first; then by operation name.
  readonly #texts = new Map<string, Map<string, KnownRead>>();

  /** Keeps an operation that has passed every check. */
  keep(text: string | undefined, name: string | undefined, read: KnownRead): void {
    if (text === undefined || text.length > limit.length) return;
    const named = this.#texts.get(text) ?? new Map<string, KnownRead>();
    this.#texts.set(text, named.set(name ?? '', read));
    if (this.#texts.size > limit.texts) this.#texts.delete(this.#texts.keys().next().value!);
  }

  /**
   * The answer of a request whose operation and sender are both known, as text straight from the database: one round trip. Undefined
   * whenever there is anything to say but data, or anything new: then the request goes the ordinary way from its start.
   */
  async answer({ body, headers }: FastifyRequest, { sessions, database }: SessionLayer): Promise<string | undefined> {
    const { query, operationName, variables } = (body ?? {}) as Asked;
    const known =
      typeof query === 'string' ? this.#texts.get(query)?.get(typeof operationName === 'string' ? operationName : '') : undefined;
    const bearer = bearerOfJson(headers);
    if (!known || bearer === undefined) return undefined;
    const remembered = await sessions.remembered(bearer);
    const coerced = remembered && coerce(known, variables);
    if (!coerced) return undefined;
    try {
      const data = await readKnownFields(known.selection, database, remembered, coerced);
      return data && `{"data":${data}}`;
    } catch {
      // The ordinary way meets the same failure, and tells of it.
      return undefined;
    }
  }
}

function coerce({ selection, operation }: KnownRead, variables: unknown): Record<string, unknown> | undefined {
  const given = variables ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return undefined;
  return getVariableValues(selection.schema, operation.variableDefinitions ?? [], given as Record<string, unknown>, { maxErrors: 1 })
    .coerced;
}

/** The bearer of a request that brings JSON and takes JSON. */
export function bearerOfJson({ authorization, accept, 'content-type': type }: FastifyRequest['headers']): string | undefined {
  if (!/^application\/json\b/.test(type ?? '')) return undefined;
  if (accept !== undefined && !/^(application\/json|\*\/\*)/.test(accept)) return undefined;
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}
