import { GraphQLError } from 'graphql';
import { asExpected, isUnavailable } from '../database/databaseErrors.ts';
import { askAgain, InvalidInput, RequestError, type Issue } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import type { Language } from '../session/Viewer.ts';

/** A failed call: its status, its body `{error, …}` and extra response headers. */
export class RestFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: { error: string; fields?: Record<string, string>; current?: unknown; requestId?: string; secondFactor?: string[] },
    readonly headers: Record<string, string> = {},
  ) {
    super(body.error);
  }
}

const statusOfCode = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 422,
  UNAVAILABLE: 503,
} as const;

/** Refusals with a specific HTTP status; every other one is 409. */
const statusOfRefusal: Record<string, number> = {
  invalidCredentials: 401,
  socialTokenRefused: 401,
  socialEmailUnverified: 401,
  socialAccountUnknown: 401,
  socialEmailUnconfirmed: 401,
  socialProviderUnreachable: 503,
  notSignedIn: 401,
  userInactive: 403,
  roleInactive: 403,
  companySuspended: 403,
  notAllowed: 403,
  hasMorePermissions: 403,
  notFound: 404,
  tooManyAttempts: 429,
};

/**
 * Turns expected failures into a response: 422 when an issue names a field, otherwise 409 or the refusal's own status; `current` is the
 * stored record when the caller's version is stale.
 */
export function refusedWith(issues: readonly Issue[], language: Language, current?: unknown): RestFailure {
  const worded = issues.map(({ field, code, params }) => ({ field, code, params, text: errorText(language, code, params ?? undefined) }));
  const error = worded.map(({ field, text }) => (field ? `${field}: ${text}` : text)).join(' ');
  const named = worded.filter(({ field }) => field);
  if (named.length) return new RestFailure(422, { error, fields: Object.fromEntries(named.map(({ field, text }) => [field!, text])) });
  const { code, params } = issues[0];
  const headers = code === 'tooManyAttempts' ? { 'retry-after': `${Number(params?.seconds)}` } : undefined;
  return new RestFailure(statusOfRefusal[code] ?? 409, { error, ...(code === 'conflict' && { current: current ?? null }) }, headers);
}

/** Turns any thrown error into a response the caller may see; unexpected errors are logged and masked under the request's id. */
export function failureOf(
  thrown: unknown,
  { language, requestId, log }: { language: Language; requestId: string; log: (error: unknown) => void },
): RestFailure {
  const error = rootOf(thrown);
  if (error instanceof RestFailure) return error;
  const expected = asExpected(error);
  if (expected instanceof InvalidInput && !expected.issues[0].field)
    return new RestFailure(422, { error: refusedWith(expected.issues, language).body.error, fields: {} });
  if (expected) return refusedWith(expected.issues, language);
  if (error instanceof RequestError)
    return new RestFailure(
      statusOfCode[error.code],
      {
        error: errorText(language, error.messageId),
        ...(error.field && { fields: { [error.field]: errorText(language, error.messageId) } }),
      },
      error.code === 'UNAVAILABLE' ? askAgain : undefined,
    );
  log(error);
  if (isUnavailable(error)) return new RestFailure(503, { error: errorText(language, 'unavailable'), requestId }, askAgain);
  return new RestFailure(500, { error: errorText(language, 'internal'), requestId });
}

const rootOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError && thrown.originalError ? rootOf(thrown.originalError) : thrown;
