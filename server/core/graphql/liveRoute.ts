import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, GraphQLError, Kind, type ExecutionArgs, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { accessOf, refusal } from '../access/allows.ts';
import type { Context } from './Context.ts';
import { contextOf } from './contextOf.ts';
import { toGraphQLError } from './formatError.ts';
import type { GraphQLParts } from './graphqlRoutes.ts';
import { readDocument } from './limits.ts';

/** The context of a stream, as graphql-sse types it. */
type Streamed = Record<PropertyKey, unknown>;
type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** `/graphql/stream`: one subscription a request, as server-sent events. */
export function liveRoute(app: FastifyInstance, parts: GraphQLParts, documents: Hook): void {
  const handler = createHandler<Streamed>({
    schema: parts.guarded,
    onSubscribe: async (
      { raw, context },
      { query, variables, operationName },
    ): Promise<(ExecutionArgs & { contextValue: Streamed }) | { data: null; errors: GraphQLError[] }> => {
      try {
        const read = readDocument(parts.guarded, query);
        if ('errors' in read) return { data: null, errors: [...read.errors] };
        const { document } = read;
        const operation = getOperationAST(document, operationName);
        if (operation?.operation !== 'subscription') return { data: null, errors: [new GraphQLError('Only subscriptions are streamed')] };
        const contextValue = await contextOf(parts, raw, context.reply);
        const refused = refusedField(parts.guarded, operation, contextValue);
        if (refused) return { data: null, errors: [refused] };
        return { schema: parts.guarded, document, operationName, variableValues: variables, contextValue: { ...contextValue } };
      } catch (error) {
        return { data: null, errors: [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read')] };
      }
    },
  });
  app.post('/graphql/stream', { preHandler: documents }, async (request, reply) => {
    await handler(request, reply);
    return reply;
  });
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
