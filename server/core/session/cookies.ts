import { sessionDays } from './Sessions.ts';

/** Cookies of a request, by name; values decoded, the first of two alike wins. */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at < 1 || cookies.has(name)) continue;
    cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The names and attributes of the session layer's cookies (session-layer §1): stricter names where the product is reached by https. */
export class CookieJar {
  readonly session: string;
  readonly callbackUrl: string;
  readonly csrf: string;
  /** While somebody is at an identity provider. */
  readonly journey: Record<'state' | 'nonce' | 'verifier', string>;
  readonly #attributes: string;

  constructor(origin: string) {
    const secure = origin.startsWith('https://');
    this.session = `${secure ? '__Secure-' : ''}next-auth.session-token`;
    this.callbackUrl = `${secure ? '__Secure-' : ''}next-auth.callback-url`;
    this.csrf = `${secure ? '__Host-' : ''}next-auth.csrf-token`;
    const prefix = `${secure ? '__Secure-' : ''}next-auth`;
    this.journey = { state: `${prefix}.state`, nonce: `${prefix}.nonce`, verifier: `${prefix}.pkce.code_verifier` };
    this.#attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** The session cookie with its life counted from now. */
  keepSession(secret: string): string {
    return this.write(this.session, secret, `; Expires=${sessionEnd().toUTCString()}`);
  }

  /** A cookie that lives as long as the browser's session. */
  write(name: string, value: string, life = ''): string {
    return `${name}=${encodeURIComponent(value)}${this.#attributes}${life}`;
  }

  clear(name: string): string {
    return this.write(name, '', '; Max-Age=0');
  }

  /** Clears the session cookie, and the pieces NextAuth cuts a long one into. */
  clearSession(cookies: Map<string, string> = new Map()): string[] {
    const pieces = [...cookies.keys()].filter(name => name.startsWith(`${this.session}.`));
    return [this.session, ...pieces].map(name => this.clear(name));
  }
}

/** When a session used now ends if it is not used again. */
export const sessionEnd = () => new Date(Date.now() + sessionDays * 86_400_000);
