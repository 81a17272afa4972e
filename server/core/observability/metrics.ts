import { createServer } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/Database.ts';
import type { Replica } from '../database/Replica.ts';
import type { Settings } from '../settings.ts';
import { noteAnswered, noteReceived } from './openRequests.ts';

const registry = new Registry();

const requests = new Histogram({
  name: 'noria_http_request_duration_seconds',
  help: 'Time to answer a request, by method, route as declared and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

/** Number of open live streams, to compare with the process's limit. */
export const liveStreams = new Gauge({
  name: 'noria_live_streams',
  help: 'Live streams that are open',
  registers: [registry],
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the path of a request contains a secret, so that only the route is logged. */
    hidesAddress?: boolean;
    /** Whether a request makes room for others itself, and so must not ask its like to. */
    waitsItsTurn?: boolean;
  }
  interface FastifyRequest {
    /** Path as declared by what a route of the server stands for, where it stands for many. */
    declaredPath: string | undefined;
  }
}

/** Path of a request as declared, without values in it; `none` where nothing is declared. */
export const routeOf = ({ declaredPath, routeOptions }: FastifyRequest): string => declaredPath ?? routeOptions.url ?? 'none';

/** Measures every request of an app, logs it in one line and returns its id to the client. Must be registered before the routes. */
export function observeRequests(app: FastifyInstance): void {
  // The line contains nothing secret, so redaction is skipped.
  const log = app.log.child({}, { redact: [] });
  app.decorateRequest('declaredPath', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.waitsItsTurn) noteReceived();
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (!request.routeOptions.config.waitsItsTurn) noteAnswered();
    const route = routeOf(request);
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (isProbe(route)) return;
    const line = {
      reqId: request.id,
      method: request.method,
      path: request.routeOptions.config.hidesAddress ? route : request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
    };
    log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'request');
  });
}

const isProbe = (route: string) => route === '/healthz' || route === '/readyz';

/**
 * Serves the process's Prometheus metrics at `/metrics`, on a separate port that is not public. Returns a function that stops it, or the
 * error if it could not start: Noria works without metrics.
 */
export async function serveMetrics(
  { metricsPort, metricsHost }: Pick<Settings, 'metricsPort' | 'metricsHost'>,
  database: Pick<Database, 'pool' | 'requests' | 'replica'>,
): Promise<(() => void) | Error> {
  collectDefaultMetrics({ register: registry });
  watchConnections(database);
  watchJobs(database.pool);
  if (database.replica) watchReplica(database.replica);
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then(text => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  return new Promise(done => {
    server.once('error', done);
    server.listen(metricsPort, metricsHost, () =>
      done(() => {
        server.close();
        server.closeAllConnections();
      }),
    );
  });
}

/** Reports the database connections of this process. */
function watchConnections({ pool, requests }: Pick<Database, 'pool' | 'requests'>) {
  const figures = {
    open: () => requests.pool.totalCount + pool.totalCount,
    idle: () => requests.pool.idleCount + pool.idleCount,
    waiting: () => requests.pool.waitingCount + pool.waitingCount,
    shared: () => requests.sharedConnections.count,
  };
  const gauge = new Gauge({
    name: 'noria_database_connections',
    help: 'Connections open and idle, requests waiting for one, and connections that short statements share',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(figures)) this.set({ state }, count());
    },
  });
  registry.registerMetric(gauge);
}

/** Reports the jobs of all processes; a job that was given up remains until an operator handles it (docs/operating.md). */
function watchJobs(pool: Pool) {
  const gauge = new Gauge({
    name: 'noria_jobs',
    help: 'Jobs waiting, running, and given up after their last attempt',
    labelNames: ['state'],
    registers: [],
    async collect() {
      // While the database is unavailable, the last values remain.
      const counts = await countJobs(pool).catch(() => undefined);
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
  registry.registerMetric(gauge);
}

/** Reports what the replica for heavy reads is like, and how many of them it takes. */
function watchReplica(replica: Replica) {
  const up = new Gauge({
    name: 'noria_replica_up',
    help: 'Whether the replica responds and is one of this database',
    registers: [],
    async collect() {
      this.set((await replica.state()).isUp ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'noria_replica_lag_bytes',
    help: 'Write-ahead log that the replica has not applied yet; not a number while it is away',
    registers: [],
    async collect() {
      this.set((await replica.state()).lag ?? NaN);
    },
  });
  const reads = new Counter({
    name: 'noria_replica_reads_total',
    help: 'Heavy reads by where they ran: on the replica, or on the primary because the replica was behind or away',
    labelNames: ['server'],
    registers: [],
    collect() {
      this.reset();
      for (const [server, count] of Object.entries(replica.reads)) this.inc({ server }, count);
    },
  });
  for (const metric of [up, lag, reads]) registry.registerMetric(metric);
}

/** Counts jobs by state. */
export async function countJobs(pool: Pick<Pool, 'query'>): Promise<{ waiting: number; running: number; failed: number }> {
  const { rows } = await pool.query<{ waiting: number; running: number; failed: number }>(`
    select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from graphile_worker._private_jobs`);
  return rows[0];
}
