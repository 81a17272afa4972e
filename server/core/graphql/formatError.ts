import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { asExpected, isUnavailable } from '../database/databaseErrors.ts';
import { RequestError, Unavailable } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import type { Language } from '../session/Viewer.ts';

/** Converts a failure to a GraphQL error with a code and a message, and no internal details. */
export function toGraphQLError(error: RequestError, path: readonly (string | number)[], language: Language = 'en'): GraphQLError {
  return new GraphQLError(errorText(language, error.messageId), {
    path,
    extensions: { code: error.code, messageId: error.messageId, field: error.field },
    originalError: error,
  });
}

/** The request in which errors are reported. */
export interface ErrorRequest {
  language: Language;
  requestId: string;
  /** Logs a bug under the request id that the response carries. */
  log: (error: unknown) => void;
}

const known = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'LIMIT_EXCEEDED',
]);

/** Formats an error for the client: expected errors keep their code, all others are masked as INTERNAL and logged. */
export function formatError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { language, requestId, log }: ErrorRequest,
): GraphQLFormattedError {
  const root = rootOf(thrown);
  if (isUnavailable(root)) log(root);
  const error = isUnavailable(root) ? Unavailable() : root;
  const { path, locations } = formatted;
  if (error instanceof RequestError)
    return {
      message: errorText(language, error.messageId),
      path,
      extensions: { code: error.code, messageId: error.messageId, field: error.field, requestId },
    };
  const expected = asExpected(error);
  if (expected) {
    const issues = expected.issues.map(issue => ({ ...issue, message: errorText(language, issue.code, issue.params) }));
    return { message: issues[0].message, path, extensions: { code: 'BAD_USER_INPUT', issues, requestId } };
  }
  // Apollo reports all errors of validation rules as failed validation; exceeded limits have their own code.
  const { what, used, allowed } = formatted.extensions ?? {};
  const code = what !== undefined && allowed !== undefined ? 'LIMIT_EXCEEDED' : ((formatted.extensions?.code as string | undefined) ?? '');
  if (known.has(code) || isVariableFlood(formatted))
    return {
      message: plain(formatted.message),
      locations,
      path,
      extensions: { code: known.has(code) ? code : 'BAD_USER_INPUT', what, used, allowed, requestId },
    };
  log(error);
  return { message: errorText(language, 'internal'), path, extensions: { code: 'INTERNAL', requestId } };
}

const rootOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError && thrown.originalError ? rootOf(thrown.originalError) : thrown;

// graphql-js gives this one no code (reliability, trap 4).
const isVariableFlood = ({ message }: GraphQLFormattedError) => message.startsWith('Too many errors processing variables');

const plain = (message: string) =>
  /call stack/i.test(message) ? 'The document is nested too deeply.' : message.replace(/ Did you mean .*/, '');
