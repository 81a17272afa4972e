import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { addRoute, createRouter, findRoute } from 'rou3';
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

const prefix = '/api/v1';

/** Longest path in characters: a list of a hundred ids fits. */
const longestPath = 4_000;

interface FoundCall {
  row: ReadyRoute;
  params: Record<string, string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The documented call that a request below `/api/v1` makes, with the values in its path. */
    restCall: FoundCall | undefined;
  }
}

/**
 * Fastify plugin for `/api/v1`, the documented calls from the modules' route tables through the schema, and `/api/docs`, a page to
 * try them.
 */
export async function restRoutes(app: FastifyInstance, parts: RestParts): Promise<void> {
  const ready = readyFor(parts);
  let described: object | undefined;
  const description = () => (described ??= openApi(ready, parts.internalAccessKey !== undefined));
  docsPage(app, description);
  await app.register(async scope => routes(scope, parts, ready, description), { prefix });
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
  const find = finderOf(ready);
  scope.decorateRequest('restCall', undefined);
  scope.addHook('onRequest', async (request, reply): Promise<unknown> => {
    void reply.header('cache-control', 'no-store');
    if (key !== undefined && !isSame(request.headers['x-internal-access'], key)) return refuse(request, reply, 403, 'internalAccess');
    if (request.routeOptions.url !== `${prefix}/*`) return;
    const found = find(request.url);
    if (!found) return refuse(request, reply, 404, 'unknownPath');
    const row = found.rows.find(({ route }) => route.method === (request.method === 'HEAD' ? 'GET' : request.method));
    request.declaredPath = prefix + urlOf(found.rows[0].route.path);
    if (row) request.restCall = { row, params: found.params };
    else {
      const allowed: Method[] = found.rows.map(({ route }) => route.method);
      return refuse(request, reply.header('allow', allowed.join(', ')), 405, 'methodNotAllowed');
    }
  });
  scope.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'unknownPath'));
  scope.get('/openapi.json', async () => description());
  scope.all('/*', (request, reply) => answer(schema, parts, request, reply));
}

/**
 * Looks up the calls of a path, by any method, and the values in it. A route of the server's own router for each of the thousand paths would cost 15 MB
 * and 0.3 s of each start, as it compiles a function for every part of a path.
 */
function finderOf(ready: ReadyRoute[]): (url: string) => { rows: ReadyRoute[]; params: Record<string, string> } | undefined {
  const router = createRouter<ReadyRoute[]>();
  for (const [path, rows] of Map.groupBy(ready, ({ route }) => urlOf(route.path))) addRoute(router, '', path, rows);
  return url => {
    const path = url.split('?', 1)[0].slice(prefix.length);
    const found = path.length > longestPath ? undefined : findRoute(router, '', path);
    if (!found) return undefined;
    const params = Object.entries(found.params ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { rows: found.data, params: Object.fromEntries(params) };
  };
}

async function answer(schema: RestSchema, parts: RestParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { row, params } = request.restCall!;
  const context = await parts.callers.contextOf(request, reply);
  try {
    const body = await answerCall(schema, row, callOf(request, params, context.viewer), context);
    return reply.code(row.route.status).send(body);
  } catch (error) {
    const log = (bug: unknown) => request.log.error({ err: bug }, 'a call failed');
    const { status, body, headers } = failureOf(error, { language: context.language, requestId: request.id, log });
    if (status === 403)
      request.log.warn({ user: context.viewer?.userId, path: row.route.path, address: request.ip }, 'a right was missing');
    return reply.code(status).headers(headers).send(body);
  }
}

function callOf({ query, body, headers }: FastifyRequest, params: RestCall['params'], viewer: RestCall['viewer']): RestCall {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new RequestError('BAD_USER_INPUT', 'malformed');
  const named = Object.entries(query as Record<string, string | string[]>).map(([name, value]) => [name.replace(/\[\]$/, ''), value]);
  return {
    params,
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
