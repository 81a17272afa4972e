import { getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { SessionLayer } from '../session/SessionLayer.ts';
import type { Asked } from './asked.ts';
import { readKnownFields, type RootSelection } from './readFields.ts';

/** An operation of reads alone that has been parsed, validated and compiled. */
export interface KnownRead {
  operation: OperationDefinitionNode;
  selection: RootSelection;
}

/** Texts kept at most, and the longest that is kept. */
export const limit = { texts: 1_000, length: 20_000 };

/** Operations of reads by their text, so that one that has been asked before is parsed, checked and planned no more. */
export class KnownReads {
  // By text, oldest first; then by the name that was asked with it.
  readonly #texts = new Map<string, Map<string | undefined, KnownRead>>();

  /** Keeps an operation that has passed every check. */
  keep(text: string | undefined, name: string | undefined, read: KnownRead): void {
    if (text === undefined || text.length > limit.length) return;
    const named = this.#texts.get(text) ?? new Map<string | undefined, KnownRead>();
    this.#texts.set(text, named.set(name, read));
    if (this.#texts.size > limit.texts) this.#texts.delete(this.#texts.keys().next().value!);
  }

  /**
   * The answer of a request whose operation and sender are both known, as text straight from the database: one round trip. Undefined
   * whenever there is anything to say but data, or anything new: then the request goes the ordinary way from its start.
   */
  async answer({ query, operationName, variables, bearer }: Asked, { sessions, database }: SessionLayer): Promise<string | undefined> {
    const known = this.#texts.get(query)?.get(operationName);
    const remembered = known && (await sessions.remembered(bearer));
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

const coerce = ({ selection, operation }: KnownRead, variables: Record<string, unknown>) =>
  getVariableValues(selection.schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 }).coerced;
