import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { RequestError } from '../errors.ts';
import type { RequestParts } from '../graphql/Callers.ts';
import { languageOf } from '../graphql/originOf.ts';
import { metadataByType } from '../graphql/reads.ts';
import { errorText } from '../rules/errorText.ts';
import { answerCall, type ReadyRoute, type RestSchema } from './answerCall.ts';
import { docsPage } from './docsPage.ts';
import { openApi } from './openApi.ts';
import { acceptBodies } from './restBody.ts';
import { failureOf } from './RestFailure.ts';
import { RestOperation } from './RestOperation.ts';
import type { Method, RestCall, Route, Values } from './Route.ts';

/** Dependencies of the REST API. */
export interface RestParts extends RequestParts, Omit<RestSchema, 'metadata'> {
  routes: Route[];
  /** When set, every call must send it in the x-internal-access header. */
  internalAccessKey: string | undefined;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Fastify plugin for `/api/v1`, the documented calls from the modules' route tables through the schema, and `/api/docs`, a page to
 * try them.
 */
export async function restRoutes(app: FastifyInstance, parts: RestParts): Promise<void> {
  const ready = readyFor(parts);
  let described: object | undefined;
  const description = () => (described ??= openApi(ready, parts.internalAccessKey !== undefined));
  docsPage(app, description);
  await app.register(async scope => routes(scope, parts, ready, description), { prefix: '/api/v1' });
}

const prepared = new WeakMap<Route[], WeakMap<GraphQLSchema, ReadyRoute[]>>();

/** Looks the routes' operations up in the schema. Servers in one process share them, as they share the schema. */
function readyFor({ routes: all, schema }: RestParts): ReadyRoute[] {
  const bySchema = prepared.get(all) ?? new WeakMap<GraphQLSchema, ReadyRoute[]>();
  prepared.set(all, bySchema);
  const ready =
    bySchema.get(schema) ??
    all.map(route => ({
      route,
      operations: route.operations.map(operation => new RestOperation(schema, operation, operation.resource ?? route.resource)),
    }));
  bySchema.set(schema, ready);
  return ready;
}

function routes(scope: FastifyInstance, parts: RestParts, ready: ReadyRoute[], description: () => object): void {
  const { internalAccessKey: key } = parts;
  const schema: RestSchema = { ...parts, metadata: metadataByType(parts.database.em) };
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: string) =>
    reply.code(status).send({ error: errorText(languageOf(request.headers['accept-language']), code) });
  acceptBodies(scope);
  scope.addHook('onRequest', async (request, reply): Promise<unknown> => {
    void reply.header('cache-control', 'no-store');
    return key === undefined || isSame(request.headers['x-internal-access'], key)
      ? undefined
      : refuse(request, reply, 403, 'internalAccess');
  });
  scope.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'unknownPath'));
  scope.get('/openapi.json', async () => description());

  const paths = Map.groupBy(ready, ({ route }) => urlOf(route.path));
  for (const [url, rows] of paths) {
    for (const row of rows)
      scope.route({ url, method: row.route.method, handler: (request, reply) => answer(schema, parts, row, request, reply) });
    const allowed: string[] = rows.map(({ route }) => route.method satisfies Method);
    const method = methods.filter(name => !allowed.includes(name));
    scope.route({
      url,
      method,
      handler: (request, reply) => refuse(request, reply.header('allow', allowed.join(', ')), 405, 'methodNotAllowed'),
    });
  }
}

async function answer(
  schema: RestSchema,
  parts: RestParts,
  row: ReadyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = await parts.callers.contextOf(request, reply);
  try {
    const body = await answerCall(schema, row, callOf(request, context.viewer), context);
    return reply.code(row.route.status).send(body);
  } catch (error) {
    const log = (bug: unknown) => request.log.error({ err: bug }, 'a call failed');
    const { status, body, headers } = failureOf(error, { language: context.language, requestId: request.id, log });
    if (status === 403)
      request.log.warn({ user: context.viewer?.userId, path: row.route.path, address: request.ip }, 'a right was missing');
    return reply.code(status).headers(headers).send(body);
  }
}

function callOf({ params, query, body, headers }: FastifyRequest, viewer: RestCall['viewer']): RestCall {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new RequestError('BAD_USER_INPUT', 'malformed');
  const named = Object.entries(query as Record<string, string | string[]>).map(([name, value]) => [name.replace(/\[\]$/, ''), value]);
  return {
    params: params as Record<string, string>,
    query: Object.fromEntries(named),
    body: (body ?? {}) as Values,
    idempotencyKey: headers['idempotency-key'] as string | undefined,
    viewer,
  };
}

/** Converts `/role/[{id}]` to the router's syntax. */
const urlOf = (path: string) => path.replace(/\[?\{(\w+)\}\]?/g, ':$1');

/** Compares in constant time. */
function isSame(given: string | string[] | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(String(given ?? '')), digest(key));
}
