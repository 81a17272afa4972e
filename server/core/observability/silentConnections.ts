import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends, when the app closes, the connections on which nothing was asked yet, which clients open ahead. Node counts them as busy, and stops
 * looking at their time limits as it closes: each would hold up the end until `connectionTimeout`.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', socket => {
    if (isClosing) return void socket.destroy();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', done => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
    done();
  });
}
