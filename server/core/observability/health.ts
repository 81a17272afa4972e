import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/Database.ts';

/**
 * `/healthz`: the process responds. `/readyz`: it can take requests, because the database responds too (its migrations ran before the app
 * was created); 503 during shutdown, which also cuts off live streams.
 */
export function health(app: FastifyInstance, { database }: { database: Pick<Database, 'pool' | 'requests'> }): void {
  let ending = false;
  const streams = new Set<ServerResponse>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.accept?.includes('text/event-stream')) return;
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.addHook('preClose', done => {
    ending = true;
    // Streams would not end by themselves. They are cut instead of completed, so that clients reconnect to another process.
    for (const stream of streams) stream.destroy();
    done();
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (ending) return reply.code(503).send({ status: 'ending' });
    try {
      // Checks both logins: changing a password under a running process breaks one of them.
      await Promise.all([database.pool, database.requests.pool].map(pool => pool.query('select 1')));
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database does not answer' });
    }
  });
}
