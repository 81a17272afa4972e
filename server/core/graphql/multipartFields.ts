import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import busboy from 'busboy';
import { isCrowded } from '../bounds/excess.ts';
import { RefusedRequest } from '../errors.ts';
import { fieldLimit, filesLimit } from '../rules/bytes.ts';

/** Places of files in one request at most: each may stand at several. */
const placesLimit = 4 * filesLimit;
/** A place as GraphQL's multipart specification writes it: `variables.input.logo`, `variables.files.0`. */
const place = /^variables(\.\w{1,100}){1,10}$/;

/** A multipart request as graphql-upload takes it. */
export interface BoundedRequest extends Transform {
  headers: IncomingMessage['headers'];
  /** Why it ended before its end, where it did. */
  refusal?: RefusedRequest;
}

/**
 * A multipart request whose fields are looked at before graphql-upload walks them, and which ends where one holds too much: a place of
 * 450 000 steps took all memory.
 */
export function boundedFields(request: IncomingMessage): BoundedRequest {
  const { headers } = request;
  // As graphql-upload reads it: these two fields, and then files.
  let isRead = false;
  const fields = busboy({ headers, defParamCharset: 'utf8', limits: { fields: 2, fieldSize: fieldLimit, files: filesLimit } });
  const bounded: BoundedRequest = Object.assign(
    new Transform({
      transform(piece: Buffer, _encoding, done) {
        if (!isRead) fields.write(piece);
        if (bounded.refusal) bounded.destroy();
        else done(null, piece);
      },
    }),
    { headers },
  );
  fields.on('field', (name, value, { valueTruncated }) => {
    isRead ||= name === 'map';
    const isExcess = name === 'map' ? !isSane(value) : isCrowded(value);
    if (isExcess && !valueTruncated) bounded.refusal ??= new RefusedRequest(413, 'bodyTooLarge');
  });
  // What cannot be parsed here cannot be there, and is told of there.
  fields.on('error', () => (isRead = true));
  request.once('close', () => request.complete || bounded.destroy());
  return request.pipe(bounded);
}

/** Whether a map names few places, none of them inside another. What is no map at all graphql-upload refuses. */
function isSane(map: string): boolean {
  if (map.length > 10_000) return false;
  try {
    const places = Object.values(JSON.parse(map) as object).flat();
    return (
      places.length <= placesLimit &&
      places.every(one => typeof one === 'string' && place.test(one) && !places.some(other => other.startsWith(`${one}.`)))
    );
  } catch {
    return true;
  }
}
