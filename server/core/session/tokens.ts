import { jwtVerify, SignJWT } from 'jose';
import { deriveKey } from './secrets.ts';

/** Seconds a bearer lives. Short, because it is renewed while its owner is active. */
export const tokenLife = 3_600;

/** What a bearer says: which session it belongs to. It carries no right. */
export interface TokenClaims {
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
}

const name = 'noria';

/** Signs and reads the bearer tokens of the API: JWT, HS256 and nothing else. */
export class Tokens {
  readonly #key: Uint8Array;
  // A signature once found good stays good: only the clock is asked again. Oldest out first.
  readonly #known = new Map<string, TokenClaims>();

  constructor(sessionSecret: string) {
    this.#key = deriveKey(sessionSecret, 'access token');
  }

  /** A new token of a session. */
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

  /** The claims of a token of ours whose time is now, else null. */
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

/** Whether a token is past half its life, so that its owner should get a new one. */
export const isAging = ({ issuedAt, expiresAt }: TokenClaims) => Date.now() / 1000 > (issuedAt + expiresAt) / 2;
