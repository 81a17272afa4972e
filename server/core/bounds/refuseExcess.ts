import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { RefusedRequest } from '../errors.ts';
import { excessOf, isCrowded } from './excess.ts';

/** Endpoints where the `query` field of the body is a GraphQL document, which is limited by its tokens instead. */
const takesDocuments = /^\/(graphql|export)\b/;

/** Rejects oversized requests with 413 before any endpoint processes them. JSON is counted before it is parsed. */
export function refuseExcess(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, boundedJson(app));
  app.addHook('preHandler', ({ body, url }, _reply, done) => {
    const excess = typeof body === 'object' && body !== null ? excessOf(body, takesDocuments.test(url) ? 'query' : undefined) : undefined;
    done(excess && new RefusedRequest(413, excess.messageId, excess.params));
  });
}

/** Parses JSON that is within the limits; rejects `__proto__` and similar keys. */
export function boundedJson(app: FastifyInstance): FastifyBodyParser<string> {
  const json = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => (isCrowded(body) ? done(new RefusedRequest(413, 'bodyTooLarge')) : json(request, body, done));
}
