import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * When the app closes, ends connections that clients opened in advance and that have sent no request yet. Node counts them as busy and
 * stops checking their timeouts while closing: each would delay the shutdown until `connectionTimeout`.
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
