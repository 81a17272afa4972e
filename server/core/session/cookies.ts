import { sessionDays } from './Sessions.ts';

/** Parses a request's cookies into a map by name; values are decoded, and the first of two with the same name wins. */
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

/** Names and attributes of the session layer's cookies (session-layer §1); stricter names when the product is served over https. */
export class CookieJar {
  readonly session: string;
  readonly callbackUrl: string;
  readonly csrf: string;
  /** Cookies kept while the user is at an identity provider. */
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

  /** The session cookie, with its lifetime counted from now. */
  keepSession(secret: string): string {
    return this.write(this.session, secret, `; Expires=${sessionEnd().toUTCString()}`);
  }

  /** A cookie that lives until the browser is closed, unless `life` is given. */
  write(name: string, value: string, life = ''): string {
    return `${name}=${encodeURIComponent(value)}${this.#attributes}${life}`;
  }

  clear(name: string): string {
    return this.write(name, '', '; Max-Age=0');
  }

  /** Clears the session cookie, and the chunks that NextAuth splits a long one into. */
  clearSession(cookies: Map<string, string> = new Map()): string[] {
    const pieces = [...cookies.keys()].filter(name => name.startsWith(`${this.session}.`));
    return [this.session, ...pieces].map(name => this.clear(name));
  }
}

/** When a session ends that is used now and never again. */
export const sessionEnd = () => new Date(Date.now() + sessionDays * 86_400_000);
