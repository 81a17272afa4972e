import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { fileLimit } from '../rules/bytes.ts';
import type { Values } from './Route.ts';

/** Bytes of a body without files. */
const bodyLimit = 1024 * 1024;

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
  try {
    return fieldsOf(
      await new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': request.headers['content-type']! } }).formData(),
    );
  } catch {
    throw Object.assign(new Error('The form cannot be read'), { statusCode: 400 });
  }
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
