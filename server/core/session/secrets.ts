import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A secret of 256 bits for a cookie or a link, 43 characters that need no escaping. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored in place of such a secret: whoever reads the table cannot use it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A key for one purpose, derived from the setting SESSION_SECRET (RFC 5869), so that no two uses share one. */
export const deriveKey = (sessionSecret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', sessionSecret, '', `noria ${purpose}`, 32));
