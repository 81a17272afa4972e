import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Creates a 256-bit secret for a cookie or a link: 43 characters that need no escaping. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The hash stored instead of a secret, so that read access to the table does not reveal usable secrets. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Derives a key for one purpose from SESSION_SECRET (RFC 5869), so that no two uses share a key. */
export const deriveKey = (sessionSecret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', sessionSecret, '', `noria ${purpose}`, 32));
