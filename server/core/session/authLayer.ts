import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOfSession, providers, readSession, signInByForm, signOut, uncached, updateSession } from './authActions.ts';
import { csrfSecret, readCall, type AuthAnswer, type AuthCall } from './AuthCall.ts';
import { page, refusedCallbackUrl, unsupported } from './authPages.ts';
import { clientLog } from './clientLog.ts';
import { originOf } from '../graphql/originOf.ts';
import { beginSocialSignIn, finishSocialSignIn } from '../socialSignIn/socialActions.ts';
import type { SessionLayer } from './SessionLayer.ts';

const bodyLimit = 64 * 1024;

/** The wire protocol of next-auth@4 at /api/auth, so that its unmodified client works against Noria (session-layer). A Fastify plugin. */
export async function authLayer(app: FastifyInstance, { session }: { session: SessionLayer }): Promise<void> {
  const own = { publicUrl: session.settings.publicUrl, secret: csrfSecret(session.settings.sessionSecret) };
  const log = clientLog(app.log, session.database);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    // The client parses every response as JSON, and an error report must never cause an error itself.
    if (isLog(request)) return reply.status(200).send();
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'the session layer failed');
    return reply.status(status).send({ message: status === 500 ? 'Internal error' : 'Bad request', requestId: request.id });
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = readCall(request, own);
    if (call.action === '_log' && call.method === 'POST') {
      await log(call.body, request.ip);
      return reply.status(200).send();
    }
    return send(reply, call, await respond(session, call, request));
  };
  app.all('/api/auth', answer);
  app.all('/api/auth/*', answer);
}

const isLog = ({ method, url }: FastifyRequest) => method === 'POST' && /^\/api\/auth\/_log\/?(\?|$)/.test(url);

async function respond(session: SessionLayer, call: AuthCall, request: FastifyRequest): Promise<AuthAnswer> {
  if (call.badCallbackUrl) return refusedCallbackUrl(call);
  const known =
    call.method === 'GET' ? await get(session, call, request) : call.method === 'POST' ? await post(session, call, request) : undefined;
  return known ?? unsupported(call.method);
}

function get(session: SessionLayer, call: AuthCall, request: FastifyRequest): AuthAnswer | undefined | Promise<AuthAnswer | undefined> {
  switch (call.action) {
    case 'session':
      return readSession(session, call);
    case 'csrf':
      return { json: { csrfToken: call.csrfToken }, headers: uncached };
    case 'providers':
      return { json: providers(session, call.base), bare: true };
    case 'callback':
      return call.detail === 'credentials'
        ? { status: 500, text: 'Error: Callback for provider type credentials not supported' }
        : finishSocialSignIn(session, call, originOf(request), noteIn(request));
    default:
      return page(call);
  }
}

function post(session: SessionLayer, call: AuthCall, request: FastifyRequest): AuthAnswer | undefined | Promise<AuthAnswer> {
  switch (call.action) {
    case 'session':
      return updateSession(session, call);
    case 'signin':
      return call.csrfVerified && call.detail === 'credentials'
        ? { redirect: `${call.base}/signin` }
        : beginSocialSignIn(session, call, noteIn(request));
    case 'bearer':
      return call.detail === undefined ? bearerOfSession(session, call) : undefined;
    case 'callback':
      return call.detail === 'credentials' ? signInByForm(session, call, originOf(request)) : undefined;
    case 'signout':
      return signOut(session, call, originOf(request));
    default:
      return undefined;
  }
}

/** Provider failures are logged for the operator; the user only learns that the sign-in failed. */
const noteIn = (request: FastifyRequest) => (error: unknown) => {
  request.log.warn({ err: error }, 'signing in with a provider failed');
};

/** The JSON rule (session-layer §2): a form with json=true gets the target in JSON; otherwise it is a redirect, whatever the status. */
function send(
  reply: FastifyReply,
  call: AuthCall,
  { status, json, text, redirect, headers, cookies = [], bare }: AuthAnswer,
): FastifyReply {
  const set = [...(bare ? [] : call.setCookies), ...cookies];
  if (set.length) reply.header('set-cookie', set);
  if (headers) reply.headers(headers);
  if (redirect !== undefined)
    return call.body.json === 'true'
      ? reply.status(status ?? 200).send({ url: redirect })
      : reply.status(302).header('location', redirect).send();
  if (text !== undefined)
    return reply
      .status(status ?? 200)
      .type('text/plain; charset=utf-8')
      .send(text);
  return reply.status(status ?? 200).send(json);
}
