import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { megabyte } from '../rules/bytes.ts';

/** Limits for reading an unwanted body, in bytes and milliseconds: more than the largest upload needs. */
const bound = { bytes: 64 * megabyte, milliseconds: 10_000 };

/**
 * Reads the rest of a request's body before responding: a client refused while still sending receives the response, and the next request on
 * the connection is not taken for the rest of this one. Beyond the limits the connection closes with the response, which says so.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isUnread(request.raw)) return done(null, payload);
    drain(request.raw, isWhole => {
      // Fastify closes connections with unread bodies, but this body has been read.
      if (isWhole) void reply.removeHeader('connection');
      else void reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

const isUnread = ({ complete, headers }: IncomingMessage) =>
  !complete && (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined);

/** Reports whether the body was read to its end. */
function drain(body: IncomingMessage, done: (isWhole: boolean) => void): void {
  if (Number(body.headers['content-length']) > bound.bytes) return done(false);
  let size = 0;
  const count = (chunk: Buffer) => (size += chunk.length) > bound.bytes && end();
  const end = () => {
    clearTimeout(timer);
    body.off('data', count).off('end', end).off('close', end).off('error', end).pause();
    done(body.complete);
  };
  const timer = setTimeout(end, bound.milliseconds);
  // The previous consumer has given up on the body and would hold it back.
  body.unpipe();
  body.on('data', count).on('end', end).on('close', end).on('error', end).resume();
}
