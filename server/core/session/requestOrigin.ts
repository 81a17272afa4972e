import type { FastifyRequest } from 'fastify';
import type { Origin } from '../graphql/Context.ts';

/** Where a request comes from, for the audit trail, the session list and the brake; the address is the balancer's word only when it is trusted. */
export const requestOrigin = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
