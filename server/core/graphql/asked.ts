import type { FastifyRequest } from 'fastify';

/** A well-formed GraphQL over HTTP request with a bearer token. */
export interface KnownRequest {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  bearer: string;
}

/**
 * Reads a request that may match a known operation. Undefined if any part has another shape: Apollo then handles it, so that malformed
 * requests are refused alike whether their text is known or not.
 */
export function askedOf({ body, headers }: FastifyRequest): KnownRequest | undefined {
  const bearer = bearerOfJson(headers);
  if (bearer === undefined || !isRecord(body)) return undefined;
  const { query } = body;
  const operationName = body.operationName ?? undefined;
  const variables = body.variables ?? {};
  const extensions = body.extensions ?? {};
  if (typeof query !== 'string' || !(operationName === undefined || typeof operationName === 'string')) return undefined;
  if (!isRecord(variables) || !isRecord(extensions) || extensions.persistedQuery) return undefined;
  return { query, operationName, variables, bearer };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the bearer token of a request that sends and accepts JSON, with no parameters in its accept header. */
function bearerOfJson({ authorization, accept, 'content-type': type }: FastifyRequest['headers']): string | undefined {
  if (!/^application\/json\b/.test(type ?? '')) return undefined;
  if (accept !== undefined && !/^(\*\/\*|application\/json(,[^;]*)?)$/.test(accept)) return undefined;
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}
