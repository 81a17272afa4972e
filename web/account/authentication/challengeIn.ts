import type { SignInChallenge } from './useAdmission.ts';

/** The second step that the session layer put into the URL's fragment when a user returns from a provider. */
export function challengeIn(hash: string): SignInChallenge | undefined {
  const told = /^#challenge=([\w-]+)$/.exec(hash)?.[1];
  if (!told) return undefined;
  try {
    return JSON.parse(atob(told.replaceAll('-', '+').replaceAll('_', '/'))) as SignInChallenge;
  } catch {
    return undefined;
  }
}
