import { request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { InvalidInput } from '../errors.ts';
import { fileLimit, megabyte } from '../rules/bytes.ts';
import { isPrivateLiteral, publicLookup } from './publicAddress.ts';
import type { ArrivedFile } from './receiveFile.ts';

/** Milliseconds that one file may take, redirects included. */
const timeout = 20_000;
const redirectLimit = 3;

declare module '../graphql/Context.ts' {
  interface Services {
    /** Whether what users name by its address may lie in this machine's own network. */
    allowPrivate?: boolean;
  }
}

/** A file on the internet, the input field that names it, and whether it may lie in this machine's own network, unencrypted. */
export interface PublicFile {
  url: string;
  field: string;
  allowPrivate: boolean;
}

/**
 * Fetches a file of at most 10 MB by https from a public internet address; each redirect is judged like the first address, and so is the IP
 * address of each connection.
 * @throws InvalidInput on its field: `urlNotHttps`, `urlPrivate`, `urlNoAnswer` (in 20 s, or not at all), `urlNotFound` (another status than
 *   200, too many redirects), `fileTooLarge`, `fileEmpty`.
 */
export async function fetchPublicly({ url, field, allowPrivate }: PublicFile): Promise<ArrivedFile> {
  const refuse = (code: string, params?: Record<string, unknown>) => new InvalidInput({ field, code, params });
  const signal = AbortSignal.timeout(timeout);
  let next = url;
  for (let redirects = 0; redirects <= redirectLimit; redirects++) {
    const target = URL.canParse(next) ? new URL(next) : undefined;
    if (!target || (target.protocol !== 'https:' && !(allowPrivate && target.protocol === 'http:'))) throw refuse('urlNotHttps');
    if (target.username || target.password || (!allowPrivate && isPrivateLiteral(target))) throw refuse('urlPrivate');
    const response = await open(target, { allowPrivate, signal, refused: () => refuse('urlPrivate') }).catch((error: unknown) => {
      throw error instanceof InvalidInput ? error : refuse('urlNoAnswer');
    });
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, target)) {
      response.destroy();
      next = new URL(headers.location, target).href;
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw refuse('urlNotFound', { status: statusCode });
    }
    const bytes = await bytesOf(response).catch(() => {
      throw refuse('urlNoAnswer');
    });
    if (!bytes) throw refuse('fileTooLarge', { max: fileLimit / megabyte });
    if (!bytes.length) throw refuse('fileEmpty');
    return { filename: nameIn(target), bytes };
  }
  throw refuse('urlNotFound', { status: 310 });
}

interface Connection {
  allowPrivate: boolean;
  signal: AbortSignal;
  refused: () => Error;
}

function open(target: URL, { allowPrivate, signal, refused }: Connection): Promise<IncomingMessage> {
  const send = target.protocol === 'https:' ? https : http;
  const lookup = allowPrivate ? undefined : publicLookup(refused);
  return new Promise((answered, failed) => {
    send(target, { lookup, agent: false, signal, headers: { 'user-agent': 'Noria-Import/1', accept: 'image/*' } })
      .on('response', answered)
      .on('error', failed)
      .end();
  });
}

/** All that is sent; undefined if that is more than a file may have. */
async function bytesOf(response: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    pieces.push(piece as Buffer);
    size += (piece as Buffer).length;
    if (size > fileLimit) return undefined;
  }
  return Buffer.concat(pieces);
}

/** The file's name, as far as its address says it. */
function nameIn({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'picture';
  } catch {
    return last;
  }
}
