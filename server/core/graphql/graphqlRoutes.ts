import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visit, type GraphQLSchema } from 'graphql';
import { askAgain, NotSignedIn } from '../errors.ts';
import { askedOf } from './asked.ts';
import type { Context } from './Context.ts';
import type { RequestParts } from './Callers.ts';
import { documentsHook } from './documents.ts';
import { gatewayFor } from './executor.ts';
import { explorerPage } from './explorer.ts';
import { formatError } from './formatError.ts';
import { KnownCommands } from './knownCommands.ts';
import { KnownReads } from './knownReads.ts';
import { limits, limitsRule, validation } from './limits.ts';
import { liveRoute } from './liveRoute.ts';
import { acceptMultipart } from './multipart.ts';
import { metadataByType } from './reads.ts';

/** Dependencies of the GraphQL endpoint. */
export interface GraphQLParts extends RequestParts {
  schema: GraphQLSchema;
  /** Persisted operations by id. */
  documents: Record<string, string>;
  persistedOnly: boolean;
  introspection: boolean;
}

interface RequestContext extends BaseContext, Context {
  request: FastifyRequest;
}

/**
 * Serves `/graphql`: queries and mutations (JSON, multipart, GET for reads) and the explorer for signed-in users; `/graphql/stream`:
 * subscriptions.
 */
export async function graphqlRoutes(app: FastifyInstance, parts: GraphQLParts): Promise<void> {
  const { schema, database } = parts;
  const known = { reads: new KnownReads(), commands: new KnownCommands() };
  const apollo = new ApolloServer<RequestContext>({
    gateway: gatewayFor(schema, metadataByType(database.em), known),
    introspection: parts.introspection,
    validationRules: [limitsRule],
    validationOptions: validation,
    parseOptions: { maxTokens: limits.tokens },
    persistedQueries: false,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: true,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), signedInIntrospection, localErrors],
    nodeEnv: 'production',
    logger: quiet(app),
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  const only = documentsHook(parts.documents, parts.persistedOnly);
  await app.register(async scope => liveRoute(uncached(scope), parts, only));
  await app.register(async scope => {
    acceptMultipart(uncached(scope));
    explorerPage(scope, parts);
    // Contexts are created before Apollo runs, because it would replace the messages of their errors.
    const contexts = new WeakMap<FastifyRequest, RequestContext>();
    const answer = fastifyApolloHandler(apollo, { context: async request => contexts.get(request)! });
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST'],
      preHandler: only,
      async handler(request, reply) {
        const asked = askedOf(request);
        const data = asked && ((await known.reads.answer(asked, parts)) ?? (await known.commands.answer(asked, request, reply, parts)));
        if (data !== undefined) return reply.type('application/json; charset=utf-8').send(data);
        contexts.set(request, Object.assign(await parts.callers.contextOf(request, reply), { request }));
        return answer.call(scope, request, reply);
      },
    });
  });
}

/** Forbids caching of all responses. */
const uncached = (scope: FastifyInstance) =>
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

/** Allows introspection to signed-in users only. */
const signedInIntrospection: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, contextValue }) {
        if (contextValue.viewer) return;
        visit(document, {
          Field: ({ name }) => {
            if (name.value === '__schema' || name.value === '__type') throw NotSignedIn();
          },
        });
      },
    };
  },
};

/** Maximum errors reported: for fields next to data, and for responses without data. */
const told = { besideData: 20, alone: 5 };

/** Formats errors in the language of the request, masked, with the request id under which they are logged. */
const localErrors: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http }, errors, contextValue }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return;
        const { language, origin, request } = contextValue;
        const log = (error: unknown) => request.log.error({ err: error }, 'a request failed');
        body.singleResult.errors = body.singleResult.errors
          .slice(0, body.singleResult.data ? told.besideData : told.alone)
          .map((formatted, index) => formatError(formatted, errors?.[index], { language, requestId: origin.requestId, log }));
        for (const { path, extensions } of body.singleResult.errors)
          if (extensions?.code === 'FORBIDDEN')
            request.log.warn(
              { user: contextValue.viewer?.userId, path: path?.join('.'), address: origin.ipAddress },
              'a right was missing',
            );
        if (!body.singleResult.errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE')) return;
        http.status = 503;
        for (const [name, value] of Object.entries(askAgain)) http.headers.set(name, value);
      },
    };
  },
};

/** Sends Apollo's log messages to the server's log. */
function quiet({ log }: FastifyInstance) {
  const line = (level: 'debug' | 'info' | 'warn' | 'error') => (message?: unknown) => log[level](String(message));
  return { debug: line('debug'), info: line('debug'), warn: line('warn'), error: line('error') };
}
