import { getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { KnownRequest } from './asked.ts';
import type { RequestParts } from './Callers.ts';
import { readKnownFields, type RootSelection } from './readFields.ts';

/** An operation of reads only that has been parsed, validated and compiled. */
export interface KnownRead {
  operation: OperationDefinitionNode;
  selection: RootSelection;
}

/** Maximum cached texts, and the maximum length of a cached text in characters. */
export const limit = { texts: 1_000, length: 20_000 };

/** Cache of read operations by text: a known one is not parsed, validated and planned again. */
export class KnownReads {
  // By text, oldest first; then by the operation name sent with it.
  readonly #texts = new Map<string, Map<string | undefined, KnownRead>>();

  /** Stores an operation that has passed every check. */
  keep(text: string | undefined, name: string | undefined, read: KnownRead): void {
    if (text === undefined || text.length > limit.length) return;
    const named = this.#texts.get(text) ?? new Map<string | undefined, KnownRead>();
    this.#texts.set(text, named.set(name, read));
    if (this.#texts.size > limit.texts) this.#texts.delete(this.#texts.keys().next().value!);
  }

  /**
   * Answers a request whose operation and viewer are both cached, with text straight from the database in one round trip. Undefined if
   * there is anything new or any failure: then the request is handled the ordinary way from the start.
   */
  async answer(
    { query, operationName, variables, bearer }: KnownRequest,
    { callers, database }: RequestParts,
  ): Promise<string | undefined> {
    const known = this.#texts.get(query)?.get(operationName);
    const remembered = known && (await callers.remembered(bearer));
    const coerced = remembered && coerce(known, variables);
    if (!coerced) return undefined;
    try {
      const data = await readKnownFields(known.selection, database, remembered, coerced);
      return data && `{"data":${data}}`;
    } catch {
      // The ordinary path meets the same failure and reports it.
      return undefined;
    }
  }
}

const coerce = ({ selection, operation }: KnownRead, variables: Record<string, unknown>) =>
  getVariableValues(selection.schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 }).coerced;
