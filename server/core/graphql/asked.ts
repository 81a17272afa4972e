import type { FastifyRequest } from 'fastify';

/** A request in which everything has the shape that GraphQL over HTTP gives it, from a sender who brings a bearer. */
export interface Asked {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  bearer: string;
}

/**
 * What a request asks that could have been asked before. Undefined where anything of it has another shape, so that Apollo is asked, which
 * refuses what nobody understands: it is refused alike whether its text is known or not.
 */
export function askedOf({ body, headers }: FastifyRequest): Asked | undefined {
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

/** The bearer of a request that brings JSON and takes JSON, and says no more of how it takes it. */
function bearerOfJson({ authorization, accept, 'content-type': type }: FastifyRequest['headers']): string | undefined {
  if (!/^application\/json\b/.test(type ?? '')) return undefined;
  if (accept !== undefined && !/^(\*\/\*|application\/json(,[^;]*)?)$/.test(accept)) return undefined;
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}
