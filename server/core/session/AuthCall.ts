import type { FastifyRequest } from 'fastify';
import { hashOf } from './secrets.ts';
import { isWebAddress, originOf, safeCallbackUrl } from './callbackUrl.ts';
import { CookieJar, readCookies } from './cookies.ts';
import { checkCsrf } from './csrf.ts';

/** One answer of the session layer, before the json rule (session-layer §2). */
export interface AuthAnswer {
  status?: number;
  json?: unknown;
  text?: string;
  /** Redirects there, or names it in JSON when the form asked so. */
  redirect?: string;
  headers?: Record<string, string>;
  /** Set-Cookie lines beside those of the call. */
  cookies?: string[];
  /** No cookies at all. */
  bare?: boolean;
}

/** One request under /api/auth, read: what it wants and what it brought (session-layer §1). */
export interface AuthCall {
  method: string;
  action: string;
  /** The second part of the path: a provider, or an error. */
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
  /** Null, or why the callback address cannot be taken. */
  badCallbackUrl: boolean;
  /** Set-Cookie lines that every answer of this call carries. */
  setCookies: string[];
}

/** The secret of the double submit: derived, so that the cookie tells nothing of the setting. */
export const csrfSecret = (sessionSecret: string) => hashOf(`csrf ${sessionSecret}`).toString('hex');

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const first = (value: unknown) => textOf(Array.isArray(value) ? value[0] : value);

/** Reads a request. */
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

/** A form or JSON; whatever else counts as empty. */
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
  // Of two fields of a name the first counts.
  return Object.fromEntries([...new URLSearchParams(body)].toReversed());
}
