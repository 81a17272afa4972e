import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import busboy from 'busboy';
import { isCrowded } from '../bounds/excess.ts';
import { RefusedRequest } from '../errors.ts';
import { fieldLimit, filesLimit } from '../rules/bytes.ts';

/** Maximum paths of files in one request: one file may be used at several. */
const placesLimit = 4 * filesLimit;
/** A path as in GraphQL's multipart specification: `variables.input.logo`, `variables.files.0`. */
const place = /^variables(\.\w{1,100}){1,10}$/;

/** A multipart request as graphql-upload expects it. */
export interface BoundedRequest extends Transform {
  headers: IncomingMessage['headers'];
  /** Why it ended early, if it did. */
  refusal?: RefusedRequest;
}

/**
 * Returns a multipart request whose fields are checked before graphql-upload walks them, and which ends early if a field is too large: a
 * path of 450 000 steps exhausted the memory.
 */
export function boundedFields(request: IncomingMessage): BoundedRequest {
  const { headers } = request;
  // As graphql-upload reads it: these two fields, then files.
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
  // graphql-upload cannot parse it either and reports the error.
  fields.on('error', () => (isRead = true));
  request.once('close', () => request.complete || bounded.destroy());
  return request.pipe(bounded);
}

/** Whether a map has few paths, none of them inside another. graphql-upload refuses anything that is not a map. */
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
