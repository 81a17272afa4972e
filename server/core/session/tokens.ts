import { jwtVerify, SignJWT } from 'jose';
import { deriveKey } from './secrets.ts';

/** Lifetime of a bearer token in seconds. Short, because it is renewed while its owner is active. */
export const tokenLife = 3_600;

/** Claims of a bearer token: the session it belongs to. The token itself grants no permissions. */
export interface TokenClaims {
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
}

const name = 'noria';

/** Signs and verifies the API's bearer tokens: JWT, HS256 only. */
export class Tokens {
  readonly #key: Uint8Array;
  // A signature verified once stays valid, so only expiry is checked again. The oldest entry is evicted first.
  readonly #known = new Map<string, TokenClaims>();

  constructor(sessionSecret: string) {
    this.#key = deriveKey(sessionSecret, 'access token');
  }

  /** Creates a token for a session. */
  sign({ sessionId, userId }: { sessionId: string; userId: string }): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuer(name)
      .setAudience(name)
      .setIssuedAt()
      .setExpirationTime(`${tokenLife}s`)
      .sign(this.#key);
  }

  /** The claims of a valid token of ours, else null. */
  async read(token: string): Promise<TokenClaims | null> {
    const claims = this.#known.get(token) ?? (await this.#verify(token));
    return claims && claims.expiresAt > Date.now() / 1000 ? claims : null;
  }

  async #verify(token: string): Promise<TokenClaims | null> {
    if (token.length > 2_000) return null;
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        issuer: name,
        audience: name,
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      });
      if (typeof payload.sid !== 'string') return null;
      const claims = { sessionId: payload.sid, issuedAt: payload.iat!, expiresAt: payload.exp! };
      this.#known.set(token, claims);
      if (this.#known.size > 10_000) this.#known.delete(this.#known.keys().next().value!);
      return claims;
    } catch {
      return null;
    }
  }
}

/** Whether a token is past half its lifetime, so that it is due for renewal. */
export const isAging = ({ issuedAt, expiresAt }: TokenClaims) => Date.now() / 1000 > (issuedAt + expiresAt) / 2;
