import { Kind } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownRequest } from './asked.ts';
import type { RequestParts } from './Callers.ts';
import { executeConfirmed, type Operation } from './executor.ts';
import { limit } from './knownReads.ts';

type KnownCommand = Omit<Operation, 'variables' | 'context'>;

/**
 * Cache of commands by text: a known command is not parsed and validated again, and verifies its viewer's permissions in its own
 * transaction.
 */
export class KnownCommands {
  // Oldest first.
  readonly #texts = new Map<string, KnownCommand>();

  /** Stores a command that has run, if its text contains no other operation. */
  keep(text: string | undefined, command: KnownCommand): void {
    if (text === undefined || text.length > limit.length || this.#texts.has(text)) return;
    if (command.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1) return;
    this.#texts.set(text, command);
    if (this.#texts.size > limit.texts) this.#texts.delete(this.#texts.keys().next().value!);
  }

  /**
   * Answers a request whose command and viewer are both cached. Undefined if either is not, or if there are errors: then nothing was
   * written, and the request is handled the ordinary way from the start. Throws if the command was committed but its result has errors.
   */
  async answer(asked: KnownRequest, request: FastifyRequest, reply: FastifyReply, parts: RequestParts): Promise<string | undefined> {
    const { query, operationName, variables, bearer } = asked;
    const known = this.#texts.get(query);
    const name = known?.operation.name?.value;
    if (!known || (operationName ?? name) !== name) return undefined;
    const remembered = await parts.callers.remembered(bearer);
    if (!remembered) return undefined;
    const context = await parts.callers.contextOf(request, reply, { remembered });
    const { data, errors } = await executeConfirmed({ ...known, variables, context });
    if (!errors) return JSON.stringify({ data });
    if (context.entry!.isCommand) throw new Error('A command was done, and its answer cannot be shown', { cause: errors[0] });
    return undefined;
  }
}
