import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { bounds } from '../bounds/excess.ts';
import { RefusedRequest } from '../errors.ts';
import { fieldLimit, fileLimit, filesLimit } from '../rules/bytes.ts';
import type { Values } from './Route.ts';

type Pair = [name: string, value: unknown];

/** Parses the fields of a form; a field that is repeated or ends in [] becomes a list. Throws RefusedRequest when there are too many. */
export function formValues(text: string): Values {
  let pairs = 1;
  for (let at = text.indexOf('&'); at >= 0 && pairs <= bounds.values; at = text.indexOf('&', at + 1)) pairs++;
  if (pairs > bounds.values) throw new RefusedRequest(413, 'bodyTooLarge');
  return byName(new URLSearchParams(text));
}

/**
 * Parses the fields of a multipart form, with its files as uploads; an empty file field is null. Throws RefusedRequest: tooManyFiles,
 * bodyTooLarge or malformed.
 */
export async function multipartValues({ headers }: FastifyRequest, body: Buffer): Promise<Values> {
  const pairs = await new Promise<Pair[]>((done, failed) => {
    const refuse = (messageId: string, params?: { max: number }) => failed(new RefusedRequest(413, messageId, params));
    const found: Pair[] = [];
    // busboy also counts the boundary after the last part, hence one more part; one more byte of a file shows that it is too large.
    const limits = {
      parts: bounds.fields + 1,
      files: filesLimit,
      fileSize: fileLimit + 1,
      fieldSize: fieldLimit + 1,
      fieldNameSize: bounds.name,
    };
    const form = busboy({ headers, limits, defParamCharset: 'utf8' });
    form
      .on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated) refuse('bodyTooLarge');
        found.push([name, value]);
      })
      .on('file', (name, stream, { filename, mimeType }) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => found.push([name, uploadOf(filename, mimeType, Buffer.concat(pieces))]));
        stream.on('error', failed);
      })
      .on('partsLimit', () => refuse('bodyTooLarge'))
      .on('filesLimit', () => refuse('tooManyFiles', { max: filesLimit }))
      .on('error', failed)
      .on('close', () => done(found));
    form.end(body);
  }).catch((error: unknown) => {
    throw error instanceof RefusedRequest ? error : new RefusedRequest(400, 'malformed');
  });
  return byName(pairs);
}

function byName(pairs: Iterable<Pair>): Values {
  const named = new Map<string, unknown[]>();
  for (const [name, value] of pairs) {
    const values = named.get(name);
    if (values) values.push(value);
    else named.set(name, [value]);
  }
  return Object.fromEntries(
    Array.from(named, ([name, values]) => [name.replace(/\[\]$/, ''), values.length > 1 || name.endsWith('[]') ? values : values[0]]),
  );
}

/** Wraps a file in the Upload that the schema expects. */
function uploadOf(filename: string | undefined, mimetype: string, bytes: Buffer): Upload | null {
  if (!filename && !bytes.length) return null;
  const upload = new Upload();
  const createReadStream = () => {
    const stream = Readable.from(bytes, { objectMode: false });
    return bytes.length > fileLimit ? stream.destroy(Object.assign(new Error('The file is too large'), { status: 413 })) : stream;
  };
  upload.resolve({ filename: filename ?? '', mimetype, encoding: '7bit', fieldName: 'file', createReadStream } as never);
  return upload;
}
