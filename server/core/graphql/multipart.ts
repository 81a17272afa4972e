import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import { RefusedRequest } from '../errors.ts';
import { fieldLimit, fileLimit, filesLimit, megabyte } from '../rules/bytes.ts';
import { boundedFields } from './multipartFields.ts';

/** Accepts GraphQL multipart requests on a route; refuses those that a foreign page's form could send. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name'])
      throw new RefusedRequest(400, 'unknownOperation');
    const bounded = boundedFields(request.raw);
    try {
      const limits = { maxFileSize: fileLimit, maxFiles: filesLimit, maxFieldSize: fieldLimit };
      request.body = await processRequest(bounded as never, reply.raw, limits);
    } catch (error) {
      if (bounded.refusal) throw bounded.refusal;
      const { code, params } = multipartIssue(error);
      throw new RefusedRequest((error as { status?: number }).status ?? 400, code, params);
    }
  });
}

/** Converts http-errors of graphql-upload and busboy to error codes. */
export function multipartIssue(error: unknown): { code: string; params?: { max: number } } {
  const { status, message = '' } = error as { status?: number; message?: string };
  if (status === 413 && /max file uploads/.test(message)) return { code: 'tooManyFiles', params: { max: filesLimit } };
  if (status === 413 && /field value/.test(message)) return { code: 'bodyTooLarge' };
  if (status === 413) return { code: 'fileTooLarge', params: { max: fileLimit / megabyte } };
  return { code: /unexpected end|disconnected|aborted|missing/i.test(message) ? 'fileCutOff' : 'malformed' };
}
