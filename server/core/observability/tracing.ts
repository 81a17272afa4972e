import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { routeOf } from './metrics.ts';
import { traceStatements } from './traceStatements.ts';

/** Traces of this process. */
export interface Tracing {
  /** Traces every request of an app. Must be registered before the routes. */
  traceRequests(app: FastifyInstance): void;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/**
 * Sends traces by OTLP over HTTP: a span for each request, below it one for its GraphQL operation, and below that one for each SQL statement.
 * They hold names, durations and statuses, but no addresses, variables, values or names of people. Loaded only if an endpoint is set.
 */
export function startTracing({ endpoint, serviceName }: NonNullable<Settings['tracing']>): Tracing {
  // The library itself reads OTEL_EXPORTER_OTLP_HEADERS.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('noria');
  traceStatements(tracer);
  return { traceRequests: app => traceRequests(app, tracer), stop: () => provider.shutdown().catch(() => undefined) };
}

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const attributes = { 'http.request.method': request.method, 'noria.request_id': request.id };
    spans.set(request, tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const span = spans.get(request);
    const route = routeOf(request);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  // Around the handler itself: reading the body leaves the context that a hook before it has entered.
  app.addHook('onRoute', route => {
    const { handler } = route;
    const isGraphql = route.url.startsWith('/graphql');
    route.handler = function traced(request, reply) {
      const span = spans.get(request);
      if (!span) return handler.call(this, request, reply);
      const answer = () => handler.call(this, request, reply);
      return context.with(trace.setSpan(ROOT_CONTEXT, span), () => (isGraphql ? inOperation(tracer, request.body, answer) : answer()));
    };
  });
}

/** Runs a handler in a span of its GraphQL operation. */
function inOperation(tracer: Tracer, body: unknown, answer: () => unknown): unknown {
  const [, type = 'query', name] = /^\s*(query|mutation|subscription)\b\s*(\w*)/.exec(queryIn(body)) ?? [];
  const attributes = { 'graphql.operation.type': type, ...(name && { 'graphql.operation.name': name }) };
  return tracer.startActiveSpan(name ? `${type} ${name}` : type, { attributes }, async span => {
    try {
      return await answer();
    } finally {
      span.end();
    }
  });
}

const queryIn = (body: unknown): string => {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : '';
  return typeof query === 'string' ? query : '';
};
