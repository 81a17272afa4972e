import { EncryptJWT, jwtDecrypt } from 'jose';
import type { CookieJar } from '../session/cookies.ts';
import type { Journey } from './IdentityProvider.ts';

/** Seconds somebody may be at the provider. */
const life = 900;
const parts = ['state', 'nonce', 'verifier'] as const;

/** The cookies that keep a journey to a provider, under the names of next-auth (session-layer §1); what they hold is sealed for that provider. */
export class JourneyCookies {
  constructor(readonly key: Uint8Array) {}

  /** Set-Cookie lines. */
  async keep(jar: CookieJar, provider: string, journey: Journey): Promise<string[]> {
    const seal = (part: (typeof parts)[number]) =>
      new EncryptJWT({ value: journey[part] })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(provider)
        .setSubject(part)
        .setExpirationTime(`${life}s`)
        .encrypt(this.key);
    return Promise.all(parts.map(async part => jar.write(jar.journey[part], await seal(part), `; Max-Age=${life}`)));
  }

  /** What was kept; undefined when it is over, not ours, or of another provider. */
  async read(jar: CookieJar, provider: string, cookies: Map<string, string>): Promise<Journey | undefined> {
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

  /** Set-Cookie lines that end the journey: it is made once. */
  forget(jar: CookieJar): string[] {
    return parts.map(part => jar.clear(jar.journey[part]));
  }
}
