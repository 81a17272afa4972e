import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import { fileLimit } from '../rules/bytes.ts';
import { errorText } from '../rules/errorText.ts';
import { languageOf } from './contextOf.ts';

/** Lets a route take GraphQL's multipart requests; refuses those a foreign page's form could send. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return undefined;
    const refuse = (code: string, status = 400) =>
      reply.code(status).send({
        errors: [
          {
            message: errorText(languageOf(request.headers['accept-language']), code),
            extensions: { code: 'BAD_REQUEST', messageId: code, requestId: request.id },
          },
        ],
      });
    if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) return refuse('unknownOperation');
    try {
      request.body = await processRequest(request.raw, reply.raw, { maxFileSize: fileLimit, maxFiles: 5, maxFieldSize: 1_000_000 });
      return undefined;
    } catch (error) {
      return refuse(multipartCode(error), (error as { status?: number }).status ?? 400);
    }
  });
}

/** What graphql-upload and busboy say with http-errors, as codes of ours. */
export function multipartCode(error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  if (status === 413) return 'fileTooLarge';
  return /unexpected end|disconnected|aborted|missing/i.test(message ?? '') ? 'fileCutOff' : 'malformed';
}
