import type { FastifyRequest } from 'fastify';
import type { Origin } from '../audit/Origin.ts';
import type { Language } from '../session/Viewer.ts';

/** Returns the origin of a request. */
export const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  ipAddress: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 400) ?? '',
});

/** Returns the first supported language in an Accept-Language header, or English. */
export function languageOf(header: string | undefined): Language {
  for (const part of header?.split(',') ?? []) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (code === 'es' || code === 'sp') return 'sp';
    if (code === 'en' || code === 'ar') return code;
  }
  return 'en';
}
