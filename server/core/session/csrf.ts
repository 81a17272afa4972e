import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The double submit of session-layer §1: the cookie carries the token and a hash that only the server can make. */
export interface CsrfCheck {
  token: string;
  /** The form brought the cookie's own token. */
  verified: boolean;
  /** To be set when the request brought none of ours. */
  newCookie?: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const same = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));

/** Reads the cookie `token|hash`; makes a new pair when it is missing or forged. */
export function checkCsrf(secret: string, cookie: string | undefined, submitted: string | undefined): CsrfCheck {
  const [token, hash] = (cookie ?? '').split('|');
  if (token && hash && same(hash, sha256(token + secret))) return { token, verified: submitted !== undefined && same(token, submitted) };
  const made = randomBytes(32).toString('hex');
  return { token: made, verified: false, newCookie: `${made}|${sha256(made + secret)}` };
}
