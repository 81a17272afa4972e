import { EncryptJWT, jwtDecrypt } from 'jose';
import type { CookieJar } from '../session/cookies.ts';
import type { AuthorizationState } from './IdentityProvider.ts';

/** Seconds a user may stay at the provider. */
const life = 900;
const parts = ['state', 'nonce', 'verifier'] as const;

/** The cookies of a sign-in at a provider, under next-auth's names (session-layer §1); their content is encrypted for that provider. */
export class AuthorizationCookies {
  constructor(readonly key: Uint8Array) {}

  /** Set-Cookie lines. */
  async keep(jar: CookieJar, provider: string, journey: AuthorizationState): Promise<string[]> {
    const seal = (part: (typeof parts)[number]) =>
      new EncryptJWT({ value: journey[part] })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(provider)
        .setSubject(part)
        .setExpirationTime(`${life}s`)
        .encrypt(this.key);
    return Promise.all(parts.map(async part => jar.write(jar.journey[part], await seal(part), `; Max-Age=${life}`)));
  }

  /** The stored values; undefined if they have expired, are not ours, or belong to another provider. */
  async read(jar: CookieJar, provider: string, cookies: Map<string, string>): Promise<AuthorizationState | undefined> {
    const read = async (part: (typeof parts)[number]) => {
      const { payload } = await jwtDecrypt(cookies.get(jar.journey[part]) ?? '', this.key, {
        audience: provider,
        subject: part,
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return String(payload.value);
    };
    try {
      const [state, nonce, verifier] = await Promise.all(parts.map(read));
      return { state, nonce, verifier };
    } catch {
      return undefined;
    }
  }

  /** Set-Cookie lines that clear the cookies, so that each sign-in is completed at most once. */
  forget(jar: CookieJar): string[] {
    return parts.map(part => jar.clear(jar.journey[part]));
  }
}
