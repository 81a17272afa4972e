import { getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { FastifyRequest } from 'fastify';
import type { SessionLayer } from '../session/SessionLayer.ts';
import type { Remembered } from '../session/Sessions.ts';
import { readKnownFields, type RootSelection } from './readFields.ts';

/** An operation of reads alone that has been parsed, validated and compiled. */
export interface KnownRead {
  operation: OperationDefinitionNode;
  selection: RootSelection;
}

interface Asked {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** Texts kept at most, and the longest that is kept. */
const limit = { texts: 1_000, length: 20_000 };

/** Operations of reads by their text, so that one that has been asked before is parsed, checked and planned no more. */
export class KnownReads {
  // By text, oldest first; then by operation name.
  readonly #texts = new Map<string, Map<string, KnownRead>>();
  readonly #commands = new Set<string>();

  /** Keeps an operation that has passed every check. */
  keep(text: string | undefined, name: string | undefined, read: KnownRead): void {
    if (text === undefined || text.length > limit.length) return;
    const named = this.#texts.get(text) ?? new Map<string, KnownRead>();
    this.#texts.set(text, named.set(name ?? '', read));
    if (this.#texts.size > limit.texts) this.#texts.delete(this.#texts.keys().next().value!);
  }

  /** Keeps the text of a command that asks for its sender's rights in its own transaction. */
  keepCommand(text: string | undefined): void {
    if (text === undefined || text.length > limit.length) return;
    this.#commands.add(text);
    if (this.#commands.size > limit.texts) this.#commands.delete(this.#commands.keys().next().value!);
  }

  /** Who sent the text of such a command, if he is remembered: to be believed only until that transaction. */
  async sender({ body, headers }: FastifyRequest, { sessions }: SessionLayer): Promise<Remembered | undefined> {
    const { query } = (body ?? {}) as Asked;
    if (typeof query !== 'string' || !this.#commands.has(query) || !isJson(headers['content-type'])) return undefined;
    const bearer = bearerOf(headers);
    return bearer === undefined ? undefined : sessions.remembered(bearer);
  }

  /**
   * The answer of a request whose operation and sender are both known, as text straight from the database: one round trip. Undefined
   * whenever there is anything to say but data, or anything new: then the request goes the ordinary way from its start.
   */
  async answer({ body, headers }: FastifyRequest, { sessions, database }: SessionLayer): Promise<string | undefined> {
    const { query, operationName, variables } = (body ?? {}) as Asked;
    const known =
      typeof query === 'string' ? this.#texts.get(query)?.get(typeof operationName === 'string' ? operationName : '') : undefined;
    const bearer = bearerOf(headers);
    if (!known || bearer === undefined || !isJson(headers['content-type']) || !takesJson(headers.accept)) return undefined;
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
  return getVariableValues(selection.schema, operation.variableDefinitions ?? [], given as Record<string, unknown>).coerced;
}

const bearerOf = ({ authorization }: FastifyRequest['headers']) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
const isJson = (type: string | undefined) => /^application\/json\b/.test(type ?? '');
const takesJson = (accept: string | undefined) => accept === undefined || /^(application\/json|\*\/\*)/.test(accept);
