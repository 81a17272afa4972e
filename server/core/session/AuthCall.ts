import type { FastifyRequest } from 'fastify';
import { hashOf } from './secrets.ts';
import { isWebAddress, originOf, safeCallbackUrl } from './callbackUrl.ts';
import { CookieJar, readCookies } from './cookies.ts';
import { checkCsrf } from './csrf.ts';

/** A response of the session layer, before the JSON rule is applied (session-layer §2). */
export interface AuthAnswer {
  status?: number;
  json?: unknown;
  text?: string;
  /** Target URL: sent as a redirect, or named in JSON when the form asked for JSON. */
  redirect?: string;
  headers?: Record<string, string>;
  /** Set-Cookie lines in addition to those of the call. */
  cookies?: string[];
  /** Suppresses all cookies. */
  bare?: boolean;
}

/** A parsed request under /api/auth (session-layer §1). */
export interface AuthCall {
  method: string;
  action: string;
  /** The second path segment: a provider or an error. */
  detail: string | undefined;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
  cookies: Map<string, string>;
  jar: CookieJar;
  origin: string;
  /** `origin + /api/auth`. */
  base: string;
  csrfToken: string;
  csrfVerified: boolean;
  callbackUrl: string;
  /** Whether the callback URL was rejected. */
  badCallbackUrl: boolean;
  /** Set-Cookie lines sent with every response to this call. */
  setCookies: string[];
}

/** The double-submit secret, derived so that the cookie reveals nothing about the configured secret. */
export const csrfSecret = (sessionSecret: string) => hashOf(`csrf ${sessionSecret}`).toString('hex');

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const first = (value: unknown) => textOf(Array.isArray(value) ? value[0] : value);

/** Parses a request. */
export function readCall(request: FastifyRequest, { publicUrl, secret }: { publicUrl: string; secret: string }): AuthCall {
  const origin = originOf(publicUrl, request.headers.host);
  const [action = '', detail] = ((request.params as { '*'?: string })['*'] ?? '').split('/').filter(Boolean);
  const query = Object.fromEntries(Object.entries(request.query as object).map(([name, value]) => [name, first(value)]));
  const body = readBody(request);
  const jar = new CookieJar(origin);
  const cookies = readCookies(request.headers.cookie);
  const isPost = request.method === 'POST';
  const csrf = checkCsrf(secret, cookies.get(jar.csrf), isPost ? textOf(body.csrfToken) : undefined);
  const known = cookies.get(jar.callbackUrl);
  const badCookie = known !== undefined && known !== '' && !isWebAddress(known, origin);
  const callbackUrl = safeCallbackUrl(textOf(body.callbackUrl) ?? query.callbackUrl ?? known, origin);
  const setCookies: string[] = [];
  if (csrf.newCookie) setCookies.push(jar.write(jar.csrf, csrf.newCookie));
  if (callbackUrl !== known) setCookies.push(jar.write(jar.callbackUrl, callbackUrl));
  return {
    method: request.method,
    action,
    detail,
    query,
    body,
    cookies,
    jar,
    origin,
    base: `${origin}/api/auth`,
    csrfToken: csrf.token,
    csrfVerified: csrf.verified,
    callbackUrl,
    badCallbackUrl: badCookie || (query.callbackUrl !== undefined && query.callbackUrl !== '' && !isWebAddress(query.callbackUrl, origin)),
    setCookies,
  };
}

/** Parses a form or JSON body; anything else counts as empty. */
function readBody({ body, headers }: FastifyRequest): Record<string, unknown> {
  if (typeof body !== 'string' || !body) return {};
  if (headers['content-type']?.includes('json')) {
    try {
      const parsed: unknown = JSON.parse(body);
      return parsed && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
  // When a field is repeated, the first value wins.
  return Object.fromEntries([...new URLSearchParams(body)].toReversed());
}
