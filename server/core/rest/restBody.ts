import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundedJson } from '../bounds/refuseExcess.ts';
import { fileLimit, megabyte } from '../rules/bytes.ts';
import { formValues, multipartValues } from './restForm.ts';

/** Maximum size of a body without files, in bytes. */
const bodyLimit = megabyte;

/** Accepts the request bodies of the API: JSON, a form, or a multipart form whose files become uploads. An empty body becomes `{}`. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = boundedJson(app);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) =>
    body.length ? json(request, body, done) : done(null, {}),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => formValues(body),
  );
  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer', bodyLimit: fileLimit + bodyLimit }, multipartValues);
}
