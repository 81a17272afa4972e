import { Refused, type ExpectedError } from '../errors.ts';
import type { AuthAnswer } from './AuthCall.ts';

/** Refusals that next-auth has a name for; the others use ours. */
const nameOf: Record<string, string> = {
  socialAccountUnknown: 'OAuthCreateAccount',
  socialEmailUnverified: 'OAuthCreateAccount',
  socialEmailUnconfirmed: 'OAuthAccountNotLinked',
};

/** The session layer's response to a refused sign-in: 401, with the error in the URL. */
export function refusedSignIn(base: string, error: ExpectedError): AuthAnswer {
  const { field, code, params } = error.issues[0];
  const isCode = field === 'code';
  if (!isCode && (!(error instanceof Refused) || code === 'invalidCredentials'))
    return { status: 401, redirect: `${base}/error?error=CredentialsSignin&provider=credentials` };
  const headers = code === 'tooManyAttempts' ? { 'retry-after': String(params?.seconds) } : undefined;
  const name = isCode ? 'WrongCode' : (nameOf[code] ?? `${code[0].toUpperCase()}${code.slice(1)}`);
  return { status: 401, redirect: `${base}/error?error=${name}`, headers };
}
