import { ExpectedError } from '../errors.ts';
import type { Origin } from '../audit/Origin.ts';
import type { AuthAnswer, AuthCall } from '../session/AuthCall.ts';
import { refusedSignIn } from '../session/refusedSignIn.ts';
import type { SessionLayer } from '../session/SessionLayer.ts';
import type { IdentityProvider } from './IdentityProvider.ts';

/** Parameters that a page may pass on to the provider; everything else is set here. */
const wishes = ['login_hint', 'prompt', 'ui_locales', 'hd', 'domain_hint'];

const redirectUri = ({ base }: AuthCall, { id }: IdentityProvider) => `${base}/callback/${id}`;

/** Logs details for the operator that the user is not shown. */
export type Note = (error: unknown) => void;

/** POST signin/{provider}: returns the provider's URL and sets the cookies for the way back. */
export async function beginSocialSignIn(session: SessionLayer, call: AuthCall, note: Note): Promise<AuthAnswer> {
  const { base, detail, jar, query } = call;
  const provider = session.socialSignIn.providers.get(detail ?? '');
  if (!call.csrfVerified || !provider) return { redirect: `${base}/signin?csrf=true` };
  try {
    const wished = Object.fromEntries(wishes.flatMap(name => (query[name] === undefined ? [] : [[name, query[name]]])));
    const { url, journey } = await provider.begin(redirectUri(call, provider), wished);
    return { redirect: url, cookies: await session.journeyCookies.keep(jar, provider.id, journey) };
  } catch (error) {
    note(error);
    return { redirect: `${base}/error?error=OAuthSignin` };
  }
}

/** GET callback/{provider}: signs in the returning user, or sends them to the second step. */
export async function finishSocialSignIn(
  session: SessionLayer,
  call: AuthCall,
  origin: Origin,
  note: Note,
): Promise<AuthAnswer | undefined> {
  const provider = session.socialSignIn.providers.get(call.detail ?? '');
  if (!provider) return undefined;
  return { cookies: session.journeyCookies.forget(call.jar), ...(await arrive(session, provider, call, origin, note)) };
}

async function arrive(session: SessionLayer, provider: IdentityProvider, call: AuthCall, origin: Origin, note: Note): Promise<AuthAnswer> {
  const { base, jar, cookies, query } = call;
  const failed = { redirect: `${base}/error?error=OAuthCallback` };
  const journey = await session.journeyCookies.read(jar, provider.id, cookies);
  if (!journey) return failed;
  const address = new URL(redirectUri(call, provider));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value);
  const identity = await provider.finish(address, journey).catch(note);
  if (!identity) return failed;
  try {
    const admission = await session.socialSignIn.enter(provider, identity, origin);
    if ('challenge' in admission) return { redirect: secondStep(call, admission.challenge) };
    const before = cookies.get(jar.session);
    if (before) await session.sessions.endByCookie(before);
    return { redirect: call.callbackUrl, cookies: [...session.journeyCookies.forget(jar), jar.keepSession(admission.secret)] };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return { ...refusedSignIn(base, error), status: undefined };
  }
}

const signInPage = '/authentication/sign-in/';

/** The URL of the second step's page. Its data is in the fragment (#), which is sent to no server and logged nowhere. */
function secondStep({ origin, callbackUrl }: AuthCall, challenge: object): string {
  const told = Buffer.from(JSON.stringify(challenge)).toString('base64url');
  const page = new URL(callbackUrl).pathname.endsWith(signInPage)
    ? callbackUrl
    : `${origin}${signInPage}?callbackUrl=${encodeURIComponent(callbackUrl)}`;
  return `${page}#challenge=${told}`;
}
