import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { LiveStreams } from '../changes/LiveStreams.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Printer } from '../print/Printer.ts';
import { readCookies } from '../session/cookies.ts';
import type { SessionLayer } from '../session/SessionLayer.ts';
import type { Language } from '../session/Viewer.ts';
import type { Recognised } from '../session/Sessions.ts';
import type { Remembered } from '../session/ViewerMemory.ts';
import type { Context, Origin } from './Context.ts';

/** Parts of a context that do not depend on the request. */
export interface RequestParts {
  session: SessionLayer;
  changes: ChangeFeed;
  streams: LiveStreams;
  files: FileStore;
  printer: Printer;
}

/** Returns the origin of a request. */
export const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  ipAddress: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 400) ?? '',
});

/** Returns the first supported language in an Accept-Language header, or English. */
export function languageOf(header: string | undefined): Language {
  for (const part of header?.split(',') ?? []) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (code === 'es' || code === 'sp') return 'sp';
    if (code === 'en' || code === 'ar') return code;
  }
  return 'en';
}

/**
 * Builds the context of a request. A session cookie counts only where a foreign page cannot use it: for reads by URL. A cached
 * (`remembered`) viewer is trusted until the executor verifies it (executor.ts).
 */
export async function contextOf(
  { session, changes, streams, files, printer }: RequestParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie = false, remembered }: { cookie?: boolean; remembered?: Remembered } = {},
): Promise<Context> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const credentials =
    bearer !== undefined ? { bearer } : cookie ? { cookie: readCookies(request.headers.cookie).get(session.cookies.session) } : {};
  const recognised: Recognised | null = remembered ?? (await session.sessions.recognise(credentials));
  if (recognised?.renewedToken) void reply.header('x-renewed-token', recognised.renewedToken);
  const header = request.headers['accept-language'];
  return {
    database: session.database,
    session,
    changes,
    streams,
    files,
    printer,
    viewer: recognised?.viewer ?? null,
    entry: { stamp: remembered?.stamp, isCommand: false },
    origin: originOf(request),
    language: header ? languageOf(header) : (recognised?.viewer.language ?? 'en'),
    recogniseAgain: async () => (await session.sessions.recognise(credentials))?.viewer ?? null,
    // Browsers send a preflight before cross-origin JSON, which no origin is ever granted; forms are sent without one.
    maySetSession: /^application\/json\b/i.test(request.headers['content-type'] ?? ''),
    answerHeader: (name, value) => void reply.header(name, value),
  };
}
