import { normalEmail } from '../session/credentials.rules.ts';

/** Who somebody is at a provider. The address is only there where the provider has proved it. */
export interface Identity {
  issuer: string;
  /** The provider's own name for the person: it stays when the address changes. */
  subject: string;
  verifiedEmail: string | undefined;
}

/** Microsoft's tenant of personal accounts, whose addresses it has proved itself. */
const personalAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad';
const microsoftHost = 'login.microsoftonline.com';

interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  /** Microsoft: whether the owner of the address's domain is the tenant. */
  xms_edov?: unknown;
  tid?: unknown;
  [claim: string]: unknown;
}

/**
 * What an ID token says. The address of a Microsoft work account is whatever its tenant's administrator typed, so it proves nothing unless the
 * token says that the domain is the tenant's own.
 */
export function identityFrom({ iss, sub, email, email_verified, xms_edov, tid }: Claims): Identity {
  const isMicrosoft = URL.parse(iss)?.hostname === microsoftHost;
  const isVerified = isMicrosoft ? tid === personalAccounts || isYes(xms_edov) : isYes(email_verified);
  return { issuer: iss, subject: sub, verifiedEmail: isVerified && typeof email === 'string' ? normalEmail(email) : undefined };
}

const isYes = (claim: unknown) => claim === true || claim === 'true' || claim === 1 || claim === '1';
