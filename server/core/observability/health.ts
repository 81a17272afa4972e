import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/Database.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it may be sent requests, for the database answers too (its migrations were done before the
 * app was made); 503 while it ends. Live streams are cut off then.
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
    // Nobody else would end them. Cut, and not completed, so that the clients connect again, to the next process.
    for (const stream of streams) stream.destroy();
    done();
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (ending) return reply.code(503).send({ status: 'ending' });
    try {
      // Both logins: a password that was changed under a process stops one of them.
      await Promise.all([database.pool, database.requests.pool].map(pool => pool.query('select 1')));
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database does not answer' });
    }
  });
}
