import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { megabyte } from '../rules/bytes.ts';

/** How much of a body is read that nobody wants, in bytes, and for how long, in milliseconds: more than the largest upload takes. */
const bound = { bytes: 64 * megabyte, milliseconds: 10_000 };

/**
 * Reads what is left of a request's body before the request is answered: whoever is refused while they still send hears the answer, and the
 * next request on the connection is not taken for the rest of this one. Beyond the bound the connection ends with the answer, which says so.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isUnread(request.raw)) return done(null, payload);
    drain(request.raw, isWhole => {
      // Fastify closes the connection of a body it has not read, which this one no longer is.
      if (isWhole) void reply.removeHeader('connection');
      else void reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

const isUnread = ({ complete, headers }: IncomingMessage) =>
  !complete && (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined);

/** Answers whether the body came to its end. */
function drain(body: IncomingMessage, done: (isWhole: boolean) => void): void {
  if (Number(body.headers['content-length']) > bound.bytes) return done(false);
  let size = 0;
  const count = (chunk: Buffer) => (size += chunk.length) > bound.bytes && end();
  const end = () => {
    clearTimeout(patience);
    body.off('data', count).off('end', end).off('close', end).off('error', end).pause();
    done(body.complete);
  };
  const patience = setTimeout(end, bound.milliseconds);
  // What took the body so far has given up on it, and would hold it back.
  body.unpipe();
  body.on('data', count).on('end', end).on('close', end).on('error', end).resume();
}
