import { Kind } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asked } from './asked.ts';
import { contextOf, type RequestParts } from './contextOf.ts';
import { executeConfirmed, type Operation } from './executor.ts';
import { limit } from './knownReads.ts';

type KnownCommand = Omit<Operation, 'variables' | 'context'>;

/** Commands by their text: one that has been done before is parsed and checked no more, and asks for its sender's rights in its own transaction. */
export class KnownCommands {
  // Oldest first.
  readonly #texts = new Map<string, KnownCommand>();

  /** Keeps a command that has been done, where its text holds no other operation. */
  keep(text: string | undefined, command: KnownCommand): void {
    if (text === undefined || text.length > limit.length || this.#texts.has(text)) return;
    if (command.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1) return;
    this.#texts.set(text, command);
    if (this.#texts.size > limit.texts) this.#texts.delete(this.#texts.keys().next().value!);
  }

  /**
   * The answer of a request whose command and sender are both known. Undefined when there is anything to say but data: then nothing was
   * written, and the request goes the ordinary way from its start.
   */
  async answer(asked: Asked, request: FastifyRequest, reply: FastifyReply, parts: RequestParts): Promise<string | undefined> {
    const { query, operationName, variables, bearer } = asked;
    const known = this.#texts.get(query);
    const name = known?.operation.name?.value;
    if (!known || (operationName ?? name) !== name) return undefined;
    const remembered = await parts.session.sessions.remembered(bearer);
    if (!remembered) return undefined;
    const context = await contextOf(parts, request, reply, { remembered });
    const { data, errors } = await executeConfirmed({ ...known, variables, context });
    if (!errors) return JSON.stringify({ data });
    if (context.entry!.isCommand) throw new Error('A command was done, and its answer cannot be shown', { cause: errors[0] });
    return undefined;
  }
}
