import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The double-submit check of session-layer §1: the cookie carries the token and a hash that only the server can compute. */
export interface CsrfCheck {
  token: string;
  /** Whether the form carried the cookie's own token. */
  verified: boolean;
  /** Cookie to set when the request carried no valid one. */
  newCookie?: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const same = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));

/** Verifies the cookie `token|hash`; creates a new pair if it is missing or forged. */
export function checkCsrf(secret: string, cookie: string | undefined, submitted: string | undefined): CsrfCheck {
  const [token, hash] = (cookie ?? '').split('|');
  if (token && hash && same(hash, sha256(token + secret))) return { token, verified: submitted !== undefined && same(token, submitted) };
  const made = randomBytes(32).toString('hex');
  return { token: made, verified: false, newCookie: `${made}|${sha256(made + secret)}` };
}
