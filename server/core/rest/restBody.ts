import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { RefusedRequest } from '../errors.ts';
import { fieldLimit, fileLimit, filesLimit, megabyte } from '../rules/bytes.ts';
import type { Values } from './Route.ts';

/** Bytes of a body without files. */
const bodyLimit = megabyte;

/** Bodies a call may bring: JSON, a form, or a multipart form whose files become uploads. An empty one is no body. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) =>
    body.length ? json(request, body as string, done) : done(null, {}),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, fieldsOf(new URLSearchParams(body as string))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: fileLimit + bodyLimit }, readForm);
}

async function readForm(request: FastifyRequest, body: unknown): Promise<Values> {
  const headers = { 'content-type': request.headers['content-type']! };
  const form = await new Response(body as Buffer<ArrayBuffer>, { headers }).formData().catch(() => {
    throw new RefusedRequest(400, 'malformed');
  });
  const values = [...form.values()];
  if (values.filter(value => value instanceof File).length > filesLimit) throw new RefusedRequest(413, 'tooManyFiles', { max: filesLimit });
  if (values.some(value => typeof value === 'string' && Buffer.byteLength(value) > fieldLimit))
    throw new RefusedRequest(413, 'bodyTooLarge');
  return fieldsOf(form);
}

/** Fields by name; one that is repeated, or ends in [], is a list. */
function fieldsOf(form: URLSearchParams | FormData): Values {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map(name => {
      const values = [...form.getAll(name)].map(value => (value instanceof File ? uploadOf(value) : value));
      return [name.replace(/\[\]$/, ''), values.length > 1 || name.endsWith('[]') ? values : values[0]];
    }),
  );
}

/** A file as the schema's Upload takes it; a file field left empty is none. */
function uploadOf(file: File): Upload | null {
  if (!file.name && !file.size) return null;
  const upload = new Upload();
  const createReadStream = () => {
    const stream = Readable.fromWeb(file.stream() as never);
    return file.size > fileLimit ? stream.destroy(Object.assign(new Error('The file is too large'), { status: 413 })) : stream;
  };
  upload.resolve({ filename: file.name, mimetype: file.type, encoding: '7bit', fieldName: 'file', createReadStream } as never);
  return upload;
}
