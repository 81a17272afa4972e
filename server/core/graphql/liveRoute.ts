import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { accessOf, refusal } from '../access/allows.ts';
import { streamsOfSession } from '../live/LiveStreams.ts';
import { askAgain } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import type { Context } from './Context.ts';
import { toGraphQLError } from './formatError.ts';
import type { GraphQLParts } from './graphqlRoutes.ts';
import { readDocument } from './limits.ts';

/** Context of a stream, as typed by graphql-sse. */
type Streamed = Record<PropertyKey, unknown>;
type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Answered = readonly [string, { status: number; statusText: string; headers: Record<string, string> }];

/**
 * Maximum bytes of a subscription request, which its stream keeps in memory; and maximum cached documents, as all browsers send the same
 * text.
 */
const limits = { body: 16 * 1024, documents: 100 };

/**
 * Serves `/graphql/stream`: one subscription per request, as server-sent events. Answers 429 when the session has too many streams, 503
 * when the process is full.
 */
export function liveRoute(app: FastifyInstance, parts: GraphQLParts, documents: Hook): void {
  const read = documentReader(parts.schema);
  const handler = createHandler<Streamed>({
    schema: parts.schema,
    // `read` has already validated the document.
    validate: () => [],
    onSubscribe: async (
      { raw, context: { reply } },
      { query, variables, operationName },
    ): Promise<(ExecutionArgs & { contextValue: Streamed }) | { data: null; errors: GraphQLError[] } | Answered> => {
      try {
        const known = read(query);
        if ('errors' in known) return { data: null, errors: [...known.errors] };
        const { document } = known;
        const operation = getOperationAST(document, operationName);
        if (operation?.operation !== 'subscription') return { data: null, errors: [new GraphQLError('Only subscriptions are streamed')] };
        const contextValue = await parts.callers.contextOf(raw, reply);
        const refused = refusedField(parts.schema, operation, contextValue) ?? takePlace(contextValue, reply);
        if (refused instanceof GraphQLError) return { data: null, errors: [refused] };
        if (refused) return refused;
        return { schema: parts.schema, document, operationName, variableValues: variables, contextValue: { ...contextValue } };
      } catch (error) {
        return { data: null, errors: [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read')] };
      }
    },
    // Waits for slow readers, so that unread events queue up where they are counted.
    onNext: async (_context, { context: { reply } }) => {
      if (reply.raw.writableNeedDrain) await Promise.race([once(reply.raw, 'drain'), once(reply.raw, 'close')]);
    },
  });
  app.post('/graphql/stream', { preHandler: documents, bodyLimit: limits.body }, async (request, reply) => {
    await handler(request, reply);
    return reply;
  });
}

/** Registers the viewer's stream until the connection closes; returns the refusal if there is no place for it. */
function takePlace({ viewer, streams, language, origin: { requestId } }: Context, { raw }: FastifyReply): Answered | undefined {
  if (!viewer || raw.destroyed) return undefined;
  const taken = streams.enter(viewer);
  if (typeof taken === 'function') return void raw.once('close', taken);
  const isOwn = taken === 'session';
  const messageId = isOwn ? 'tooManyStreams' : 'busy';
  const message = errorText(language, messageId, { max: streamsOfSession });
  const errors = [{ message, extensions: { code: isOwn ? 'LIMIT_EXCEEDED' : 'UNAVAILABLE', messageId, requestId } }];
  const headers = { ...askAgain, 'content-type': 'application/json; charset=utf-8' };
  const status = isOwn ? { status: 429, statusText: 'Too Many Requests' } : { status: 503, statusText: 'Service Unavailable' };
  return [JSON.stringify({ errors }), { ...status, headers }];
}

/** Returns a reader that parses and validates each text once, however many streams use it. */
function documentReader(schema: GraphQLSchema): (text: string) => ReturnType<typeof readDocument> {
  const known = new Map<string, DocumentNode>();
  return text => {
    const document = known.get(text);
    if (document) return { document };
    const found = readDocument(schema, text);
    if ('errors' in found) return found;
    if (known.size >= limits.documents) known.clear();
    known.set(text, found.document);
    return found;
  };
}

/** Checks whether a subscription may be opened, by the same `@Allow`; the shield only guards its results. */
function refusedField(schema: GraphQLSchema, operation: OperationDefinitionNode, { viewer, language }: Context): GraphQLError | undefined {
  const fields = schema.getSubscriptionType()!.getFields();
  for (const node of operation.selectionSet.selections) {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
    const refused = refusal(viewer, field && accessOf(field));
    if (refused) return toGraphQLError(refused, [], language);
  }
  return undefined;
}
