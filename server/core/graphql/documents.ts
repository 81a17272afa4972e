import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '../rules/errorText.ts';
import { languageOf } from './originOf.ts';

interface Operation {
  documentId?: unknown;
  query?: unknown;
}

/**
 * Replaces the id of a persisted operation with its text. With `only`, every request without a known id is refused, whatever its method,
 * content type or body (stack, trap 21).
 */
export function documentsHook(documents: Record<string, string>, only: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const body = request.body as Operation | null | undefined;
    const id = body && typeof body === 'object' && !Array.isArray(body) ? body.documentId : undefined;
    const text = typeof id === 'string' && Object.hasOwn(documents, id) ? documents[id] : undefined;
    if (text !== undefined) {
      const operation = body as Operation;
      delete operation.documentId;
      operation.query = text;
      return undefined;
    }
    if (id === undefined && !only) return undefined;
    const message = errorText(languageOf(request.headers['accept-language']), 'unknownOperation');
    return reply.code(400).send({ errors: [{ message, extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', requestId: request.id } }] });
  };
}
