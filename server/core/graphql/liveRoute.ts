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
import { streamsOfSession } from '../changes/LiveStreams.ts';
import { askAgain } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import type { Context } from './Context.ts';
import { contextOf } from './contextOf.ts';
import { toGraphQLError } from './formatError.ts';
import type { GraphQLParts } from './graphqlRoutes.ts';
import { readDocument } from './limits.ts';

/** The context of a stream, as graphql-sse types it. */
type Streamed = Record<PropertyKey, unknown>;
type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Answered = readonly [string, { status: number; statusText: string; headers: Record<string, string> }];

/** Bytes of a subscription's request at most, for its stream keeps it; and texts of which the document is kept, as all browsers send one. */
const limits = { body: 16 * 1024, documents: 100 };

/**
 * `/graphql/stream`: one subscription a request, as server-sent events. 429 to a session that holds as many as it may, 503 to whoever comes
 * to a process that is full.
 */
export function liveRoute(app: FastifyInstance, parts: GraphQLParts, documents: Hook): void {
  const read = documentReader(parts.guarded);
  const handler = createHandler<Streamed>({
    schema: parts.guarded,
    // Done by `read`.
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
        const contextValue = await contextOf(parts, raw, reply);
        const refused = refusedField(parts.guarded, operation, contextValue) ?? takePlace(contextValue, reply);
        if (refused instanceof GraphQLError) return { data: null, errors: [refused] };
        if (refused) return refused;
        return { schema: parts.guarded, document, operationName, variableValues: variables, contextValue: { ...contextValue } };
      } catch (error) {
        return { data: null, errors: [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read')] };
      }
    },
    // Whoever reads slowly is waited for, so that what they have not taken gathers where it is counted.
    onNext: async (_context, { context: { reply } }) => {
      if (reply.raw.writableNeedDrain) await Promise.race([once(reply.raw, 'drain'), once(reply.raw, 'close')]);
    },
  });
  app.post('/graphql/stream', { preHandler: documents, bodyLimit: limits.body }, async (request, reply) => {
    await handler(request, reply);
    return reply;
  });
}

/** Takes the viewer's place among the streams until the connection is closed; else how they are refused. */
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

/** Reads a text once, however many streams are opened by it. */
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

/** The shield guards what a subscription answers; whether it may be opened at all is asked here, by the same `@Allow`. */
function refusedField(schema: GraphQLSchema, operation: OperationDefinitionNode, { viewer, language }: Context): GraphQLError | undefined {
  const fields = schema.getSubscriptionType()!.getFields();
  for (const node of operation.selectionSet.selections) {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
    const refused = refusal(viewer, field && accessOf(field));
    if (refused) return toGraphQLError(refused, [], language);
  }
  return undefined;
}
