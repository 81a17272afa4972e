import { normalEmail } from '../session/credentials.rules.ts';

/** A person's identity at a provider. The e-mail address is set only if the provider has verified it. */
export interface Identity {
  issuer: string;
  /** The provider's own identifier of the person, which stays the same when the address changes. */
  subject: string;
  verifiedEmail: string | undefined;
}

/** Microsoft's tenant for personal accounts, whose addresses Microsoft has verified itself. */
const personalAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad';
const microsoftHost = 'login.microsoftonline.com';

interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  /** Microsoft: whether the tenant owns the address's domain. */
  xms_edov?: unknown;
  tid?: unknown;
  [claim: string]: unknown;
}

/**
 * Reads the identity from an ID token. A Microsoft work account's address is whatever its tenant's administrator entered, so it proves
 * nothing unless the token states that the tenant owns the domain.
 */
export function identityFrom({ iss, sub, email, email_verified, xms_edov, tid }: Claims): Identity {
  const isMicrosoft = URL.parse(iss)?.hostname === microsoftHost;
  const isVerified = isMicrosoft ? tid === personalAccounts || isYes(xms_edov) : isYes(email_verified);
  return { issuer: iss, subject: sub, verifiedEmail: isVerified && typeof email === 'string' ? normalEmail(email) : undefined };
}

const isYes = (claim: unknown) => claim === true || claim === 'true' || claim === 1 || claim === '1';
