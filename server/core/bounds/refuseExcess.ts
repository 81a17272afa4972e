import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { RefusedRequest } from '../errors.ts';
import { excessOf, isCrowded } from './excess.ts';

/** Where the field `query` of a body is a document, which is bounded by its tokens. */
const takesDocuments = /^\/(graphql|export)\b/;

/**
 * Refuses with 413 what holds too much to be looked at: at every door, before the door looks at it. JSON is counted before it is parsed.
 */
export function refuseExcess(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, boundedJson(app));
  app.addHook('preHandler', ({ body, url }, _reply, done) => {
    const excess = typeof body === 'object' && body !== null ? excessOf(body, takesDocuments.test(url) ? 'query' : undefined) : undefined;
    done(excess && new RefusedRequest(413, excess.messageId, excess.params));
  });
}

/** Parses JSON that is not crowded; `__proto__` and its like are refused. */
export function boundedJson(app: FastifyInstance): FastifyBodyParser<string> {
  const json = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => (isCrowded(body) ? done(new RefusedRequest(413, 'bodyTooLarge')) : json(request, body, done));
}
