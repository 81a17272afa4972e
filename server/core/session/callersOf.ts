import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Callers } from '../graphql/Callers.ts';
import type { Context, Services } from '../graphql/Context.ts';
import { languageOf, originOf } from '../graphql/originOf.ts';
import { readCookies } from './cookies.ts';
import type { Recognised } from './Sessions.ts';
import type { Remembered } from './Viewer.ts';

/** Recognises callers by bearer token or session cookie. The services become part of every context. */
export const callersOf = (services: Services): Callers => ({
  contextOf: (request, reply, options = {}) => contextOf(services, request, reply, options),
  remembered: bearer => services.session.sessions.remembered(bearer),
  bearerOf: ({ sessionId, userId }) => services.session.sessions.tokens.sign({ sessionId, userId }),
});

async function contextOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie = false, remembered }: { cookie?: boolean; remembered?: Remembered },
): Promise<Context> {
  const { session } = services;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const credentials =
    bearer !== undefined ? { bearer } : cookie ? { cookie: readCookies(request.headers.cookie).get(session.cookies.session) } : {};
  const recognised: Recognised | null = remembered ?? (await session.sessions.recognise(credentials));
  if (recognised?.renewedToken) void reply.header('x-renewed-token', recognised.renewedToken);
  const header = request.headers['accept-language'];
  return {
    ...services,
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
