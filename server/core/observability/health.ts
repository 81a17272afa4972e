import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/**
 * `/healthz`: the process answers. `/readyz`: it may be sent requests, for the database answers too (its migrations were done before the
 * app was made); 503 while it ends.
 */
export function health(app: FastifyInstance, { database }: { database: { pool: Pool } }): void {
  let ending = false;
  app.addHook('preClose', done => {
    ending = true;
    done();
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (ending) return reply.code(503).send({ status: 'ending' });
    try {
      await database.pool.query('select 1');
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database does not answer' });
    }
  });
}
