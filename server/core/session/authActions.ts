import { ExpectedError } from '../errors.ts';
import type { Origin } from '../audit/Origin.ts';
import type { AuthAnswer, AuthCall } from './AuthCall.ts';
import { sessionEnd } from './cookies.ts';
import { preferencesRules } from './credentials.rules.ts';
import { loginData } from './loginAnswer.ts';
import { refusedSignIn } from './refusedSignIn.ts';
import type { SessionLayer } from './SessionLayer.ts';
import { inTransaction } from './SignedIn.ts';
import type { Viewer } from './Viewer.ts';

export const uncached = { 'cache-control': 'private, no-cache, no-store', pragma: 'no-cache', expires: '0' };

/** Lists e-mail and password, and the configured identity providers. */
export function providers({ socialSignIn }: SessionLayer, base: string): object {
  const shownAs = (id: string, name: string, type: 'credentials' | 'oauth') => [
    id,
    { id, name, type, signinUrl: `${base}/signin/${id}`, callbackUrl: `${base}/callback/${id}` },
  ];
  const social = [...socialSignIn.providers.values()].map(({ id, name }) => shownAs(id, name, 'oauth'));
  return Object.fromEntries([shownAs('credentials', 'Credentials', 'credentials'), ...social]) as object;
}

/** The session as exposed to the client. */
function shown(viewer: Viewer) {
  const { companyData, username: _username, userName: _userName, ...data } = loginData(viewer);
  const user = {
    ...data,
    name: viewer.name,
    image: data.profileImage,
    companyId: companyData.id,
    companyName: companyData.name,
    currency: companyData.currency,
    language: viewer.language,
    theme: viewer.theme,
  };
  return { user, expires: sessionEnd().toISOString() };
}

/** GET session. */
export async function readSession({ sessions }: SessionLayer, { cookies, jar }: AuthCall): Promise<AuthAnswer> {
  const cookie = cookies.get(jar.session);
  const viewer = cookie ? await sessions.viewerOf({ cookie }) : null;
  if (viewer) return { json: shown(viewer), headers: uncached, cookies: [jar.keepSession(cookie!)] };
  return { json: {}, headers: uncached, cookies: cookie === undefined ? [] : jar.clearSession(cookies) };
}

/** POST session: the page's input is not trusted; it may change language and theme, nothing else. */
export async function updateSession(
  { sessions, account, database }: SessionLayer,
  { cookies, jar, body, csrfVerified }: AuthCall,
): Promise<AuthAnswer> {
  if (!csrfVerified) return { status: 400, json: {} };
  const cookie = cookies.get(jar.session);
  const viewer = cookie ? await sessions.viewerOf({ cookie }) : null;
  if (!viewer) return { json: {}, cookies: cookie === undefined ? [] : jar.clearSession(cookies) };
  const { language, theme } = (body.data ?? {}) as { language?: unknown; theme?: unknown };
  const wanted = preferencesRules.pick({ language: true, theme: true }).safeParse({ language, theme });
  if (!viewer.impersonation && wanted.success && (wanted.data.language || wanted.data.theme))
    await inTransaction(database.forPlatform(viewer), false, em => account.updatePreferences({ em, viewer }, wanted.data));
  return { json: shown((await sessions.viewerOf({ cookie })) ?? viewer), cookies: [jar.keepSession(cookie!)] };
}

/** POST callback/credentials: the browser's counterpart of `POST user/login`. */
export async function signInByForm({ signIn, sessions }: SessionLayer, call: AuthCall, origin: Origin): Promise<AuthAnswer> {
  const { base, body, jar, cookies, callbackUrl } = call;
  if (!call.csrfVerified) return { redirect: `${base}/signin?csrf=true` };
  try {
    const admission = await signIn.signIn(
      { email: textOf(body.email ?? body.username), password: textOf(body.password), code: textOf(body.code) },
      origin,
    );
    if ('challenge' in admission) return { status: 401, redirect: `${base}/error?error=SecondFactorRequired` };
    const before = cookies.get(jar.session);
    if (before) await sessions.endByCookie(before);
    return { redirect: callbackUrl, cookies: [jar.keepSession(admission.secret)] };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return refusedSignIn(base, error);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * POST bearer, our own addition: a bearer token for the cookie's session, for a page that returns from an identity provider. 401 `{}`
 * without a session.
 */
export async function bearerOfSession({ sessions }: SessionLayer, { cookies, jar, csrfVerified }: AuthCall): Promise<AuthAnswer> {
  if (!csrfVerified) return { status: 400, json: {} };
  const cookie = cookies.get(jar.session);
  const viewer = cookie ? await sessions.viewerOf({ cookie }) : null;
  if (!viewer) return { status: 401, json: {}, headers: uncached };
  return { json: { accessToken: await sessions.tokens.sign(viewer) }, headers: uncached };
}

/** POST signout: ends the session itself, so that its cookie and its bearer tokens become invalid. */
export async function signOut({ sessions, ownSessions, database }: SessionLayer, call: AuthCall, origin: Origin): Promise<AuthAnswer> {
  const { base, jar, cookies, callbackUrl } = call;
  if (!call.csrfVerified) return { redirect: `${base}/signout?csrf=true` };
  const cookie = cookies.get(jar.session);
  const viewer = cookie ? await sessions.viewerOf({ cookie }) : null;
  if (viewer) await inTransaction(database.forPlatform(viewer), false, em => ownSessions.signOut(em, viewer, origin));
  else if (cookie) await sessions.endByCookie(cookie);
  return { redirect: callbackUrl, cookies: jar.clearSession(cookies) };
}
