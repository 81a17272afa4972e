import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, GraphQLError, parse, specifiedRules, validate, type ExecutionArgs } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { contextOf } from './contextOf.ts';
import type { GraphQLParts } from './graphqlRoutes.ts';
import { limits, limitsRule } from './limits.ts';

/** The context of a stream, as graphql-sse types it. */
type Streamed = Record<PropertyKey, unknown>;
type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** `/graphql/stream`: one subscription a request, as server-sent events. */
export function liveRoute(app: FastifyInstance, parts: GraphQLParts, documents: Hook): void {
  const handler = createHandler<Streamed>({
    schema: parts.guarded,
    onSubscribe: async ({ raw, context }, { query, variables, operationName }): Promise<(ExecutionArgs & { contextValue: Streamed }) | { errors: GraphQLError[] }> => {
      try {
        const document = parse(String(query), { maxTokens: limits.tokens });
        const errors = validate(parts.guarded, document, [...specifiedRules, limitsRule]);
        if (errors.length) return { errors: [...errors.slice(0, 5)] };
        if (getOperationAST(document, operationName)?.operation !== 'subscription') return { errors: [new GraphQLError('Only subscriptions are streamed')] };
        return { schema: parts.guarded, document, operationName, variableValues: variables, contextValue: { ...(await contextOf(parts, raw, context.reply)) } };
      } catch (error) {
        return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read')] };
      }
    },
  });
  app.post('/graphql/stream', { preHandler: documents }, async (request, reply) => {
    await handler(request, reply);
    return reply;
  });
}
