import type { AuthAnswer, AuthCall } from './AuthCall.ts';

const signInPage = '/authentication/sign-in/';
const signOutPage = '/authentication/logout';
const mailPage = '/authentication/confirm-mail';

/** Errors shown on the sign-in page, whichever error page is configured (session-layer §3). */
const signInErrors = new Set(
  'Signin OAuthSignin OAuthCallback OAuthCreateAccount EmailCreateAccount Callback OAuthAccountNotLinked EmailSignin CredentialsSignin SessionRequired'.split(
    ' ',
  ),
);

/** The pages that people visit rather than the client; each maps to one of the product's own pages. */
export function page(call: AuthCall): AuthAnswer | undefined {
  const { origin, base, action, callbackUrl } = call;
  const error = call.query.error ?? call.detail;
  switch (action) {
    case 'signin':
      return {
        redirect: `${origin}${signInPage}?callbackUrl=${encodeURIComponent(callbackUrl)}${error ? `&error=${encodeURIComponent(error)}` : ''}`,
      };
    case 'signout':
      return { redirect: origin + signOutPage };
    case 'verify-request':
      return { redirect: origin + mailPage };
    case 'error':
      return { redirect: error && signInErrors.has(error) ? `${base}/signin?error=${error}` : errorPage(origin, error ?? 'Default') };
    default:
      return undefined;
  }
}

const errorPage = (origin: string, error: string) => `${origin}${signInPage}?error=${encodeURIComponent(error)}`;

const configurationError = 'There is a problem with the server configuration. Check the server logs for more information.';

/**
 * The response to an invalid callback URL (INVALID_CALLBACK_URL_ERROR). A cookie that holds one is cleared, so that the error does not
 * persist.
 */
export function refusedCallbackUrl({ method, action, origin, jar }: AuthCall): AuthAnswer {
  const isPage = method === 'GET' && ['signin', 'signout', 'error', 'verify-request'].includes(action);
  const cookies = [jar.clear(jar.callbackUrl)];
  return {
    ...(isPage ? { redirect: errorPage(origin, 'Configuration') } : { status: 500, json: { message: configurationError } }),
    cookies,
    bare: true,
  };
}

/** The response to anything the protocol does not define. */
export const unsupported = (method: string): AuthAnswer => ({
  status: 400,
  text: `Error: This action with HTTP ${method} is not supported by NextAuth.js`,
  bare: true,
});
