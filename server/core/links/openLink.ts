import { ExpectedError, InvalidInput, Refused, RequestError } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import { limitGuesses } from '../session/attempts.ts';
import { grantOf, type LinkGrant } from './recordLinks.ts';

/**
 * The grant of a link for an action. All failures look alike: a link that never existed, has expired, was revoked, is for something else,
 * or was tried too often (Refused `linkOver`). Only failures count towards the limit.
 */
export async function openLink({ database, origin }: Context, secret: string, action: string): Promise<LinkGrant> {
  const look = async () => {
    const grant = secret.length <= 100 ? await grantOf(database.pool, secret) : undefined;
    return grant?.actions.includes(action) ? grant : undefined;
  };
  const grant = await limitGuesses(database, 'RECORD_LINK', secret, origin.ipAddress, look).catch(neutral);
  if (!grant) throw new Refused('linkOver');
  return grant;
}

/** Null for a link that does not work: what a query answers. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}

/** Passes on input errors; every other expected failure becomes `linkOver`, so that nothing else is revealed about a link. */
export function neutral(error: unknown): never {
  if (error instanceof InvalidInput) throw error;
  const isTold = error instanceof ExpectedError || (error instanceof RequestError && error.code === 'NOT_FOUND');
  throw isTold ? new Refused('linkOver') : error;
}
