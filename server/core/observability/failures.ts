import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/databaseErrors.ts';
import { askAgain, RefusedRequest } from '../errors.ts';
import { languageOf } from '../graphql/originOf.ts';
import { errorText } from '../rules/errorText.ts';

/** Handles errors that no endpoint has handled: an unreadable request gets 4xx, an unavailable database 503, a bug 500. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'a request failed');
    if (isUnavailable(error)) return refuse(request, reply.headers(askAgain), 503, 'UNAVAILABLE', 'unavailable');
    if (error instanceof RefusedRequest) return refuse(request, reply, status, 'BAD_REQUEST', error.messageId, error.params);
    if (status === 500) return refuse(request, reply, status, 'INTERNAL', 'internal');
    return refuse(request, reply, status, 'BAD_REQUEST', status === 413 ? 'bodyTooLarge' : 'malformed');
  });
}

/** Sends the error in the format of the endpoint and the language of the caller. */
function refuse(
  { id: requestId, url, headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  messageId: string,
  params?: Record<string, unknown>,
): FastifyReply {
  const message = errorText(languageOf(headers['accept-language']), messageId, params);
  const errors = [{ message, extensions: { code, messageId, requestId } }];
  return reply.code(status).send(url.startsWith('/graphql') ? { errors } : { error: message, requestId });
}
